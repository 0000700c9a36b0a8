import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '../../tools/listen';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};
const chunkSize = 4_096;

/** A slow line: `roundTrip` in ms before the first byte of an answer, `rate` in bytes a second. */
interface Line {
  roundTrip: number;
  rate: number;
}

interface Asset {
  body: Buffer;
  headers: Record<string, string>;
}

interface SlowServer {
  origin: string;
  /** Counts anew. */
  reset: () => void;
  /** What has been sent and asked for since. */
  sent: () => { bytes: number; requests: number };
  close: () => Promise<void>;
}

function findFile(directory: string, pathname: string): string | undefined {
  const file = path.join(directory, decodeURIComponent(pathname));
  const candidates = [file, `${file}.html`, path.join(file, 'index.html')];
  return candidates.find((each) => existsSync(each) && statSync(each).isFile());
}

function readAsset(file: string): Asset {
  const extension = path.extname(file);
  const isText = ['.html', '.js', '.mjs', '.css', '.json', '.svg'].includes(extension);
  const content = readFileSync(file);
  return {
    body: isText ? brotliCompressSync(content) : content,
    headers: {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      ...(isText ? { 'Content-Encoding': 'br' } : {}),
    },
  };
}

/**
 * Serves a folder over one slow line that all requests share, compressed as a CDN would. Chromium's own throttling does
 * not reach the requests of workers.
 */
export async function serveSlowly(directory: string, line: Line): Promise<SlowServer> {
  const assets = new Map<string, Asset>();
  const state = { bytes: 0, requests: 0, freeAt: 0 };

  const send = (response: ServerResponse, body: Buffer, offset = 0): void => {
    if (offset >= body.length) {
      response.end();
      return;
    }
    const chunk = body.subarray(offset, offset + chunkSize);
    const now = performance.now();
    state.freeAt = Math.max(now, state.freeAt) + (chunk.length / line.rate) * 1_000;
    setTimeout(() => {
      state.bytes += chunk.length;
      response.write(chunk);
      send(response, body, offset + chunkSize);
    }, state.freeAt - now);
  };
  const answer = (response: ServerResponse, file: string | undefined): void => {
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const asset = assets.get(file) ?? readAsset(file);
    assets.set(file, asset);
    response.writeHead(200, asset.headers);
    send(response, asset.body);
  };

  const { origin, close } = await listen((request, response) => {
    const file = findFile(directory, new URL(request.url ?? '/', 'http://localhost').pathname);
    state.requests += 1;
    setTimeout(() => answer(response, file), line.roundTrip);
  });
  return {
    origin,
    reset: () => Object.assign(state, { bytes: 0, requests: 0 }),
    sent: () => ({ bytes: state.bytes, requests: state.requests }),
    close,
  };
}
