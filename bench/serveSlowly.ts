import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '../tools/listen';
import { benchDirectory } from './installPeers';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const compressible: ReadonlySet<string> = new Set(['.html', '.js', '.mjs', '.css', '.json', '.txt', '.svg']);
const chunkSize = 4_096;

/** A slow line: `roundTrip` in ms before the first byte of an answer, `rate` in bytes a second. */
export interface Line {
  roundTrip: number;
  rate: number;
}

/** Lighthouse's slow 4G. */
export const slow4G: Line = { roundTrip: 150, rate: 1_600_000 / 8 };
export const fastLine: Line = { roundTrip: 0, rate: Infinity };

interface Asset {
  body: Buffer;
  headers: Record<string, string>;
}

/** An answer, as far as it has been sent. */
export interface Answer {
  pathname: string;
  contentType: string;
  bytes: number;
  /** Asked for ahead of need, as the browser says in `Sec-Purpose`. */
  isPrefetch: boolean;
}

export interface SlowServer {
  origin: string;
  /** Counts anew. */
  reset: () => void;
  /** What has been sent and asked for since. */
  sent: () => { bytes: number; requests: number };
  /** The same, one by one, in the order of the requests. */
  answers: () => readonly Answer[];
  /** Another line for what is sent from now on. */
  useLine: (line: Line) => void;
  close: () => Promise<void>;
}

function findFile(directory: string, pathname: string): string | undefined {
  const file = path.join(directory, decodeURIComponent(pathname));
  // `%2f` in an address may lead out of the folder.
  if (!file.startsWith(path.join(directory, path.sep))) return undefined;
  const candidates = [file, `${file}.html`, path.join(file, 'index.html')];
  return candidates.find((each) => existsSync(each) && statSync(each).isFile());
}

/** Compressed files by the hash of their content: quality 11 takes a second for a megabyte. */
const compressedDirectory = path.join(benchDirectory, 'compressed');

function compressed(content: Buffer): Buffer {
  const file = path.join(compressedDirectory, createHash('sha256').update(content).digest('hex'));
  if (existsSync(file)) return readFileSync(file);
  const body = brotliCompressSync(content);
  mkdirSync(compressedDirectory, { recursive: true });
  writeFileSync(file, body);
  return body;
}

function readAsset(file: string): Asset {
  const extension = path.extname(file);
  const isText = compressible.has(extension);
  const content = readFileSync(file);
  return {
    body: isText ? compressed(content) : content,
    headers: {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      // As GitHub Pages sends it: what was fetched ahead is not fetched again.
      'Cache-Control': 'max-age=600',
      ...(isText ? { 'Content-Encoding': 'br' } : {}),
    },
  };
}

/** Compresses the files of a site, so that no answer waits for it. */
export function compressAhead(directory: string): void {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  // Our live demos are never opened.
  const served = files.filter((file) => !file.startsWith('demos') && compressible.has(path.extname(file)));
  for (const file of served) compressed(readFileSync(path.join(directory, file)));
}

/** Sends what is given to it over a slow line, a chunk at a time, so that answers share it. */
class SharedLine {
  private freeAt = 0;

  constructor(public line: Line) {}

  send(response: ServerResponse, body: Buffer, answer: Answer, offset = 0): void {
    if (offset >= body.length) {
      response.end();
      return;
    }
    const chunk = body.subarray(offset, offset + chunkSize);
    const write = (): void => {
      answer.bytes += chunk.length;
      response.write(chunk);
      this.send(response, body, answer, offset + chunkSize);
    };
    if (this.line.rate === Infinity) write();
    else setTimeout(write, this.reserve(chunk.length));
  }

  /** @returns ms until so many bytes are through */
  private reserve(bytes: number): number {
    const now = performance.now();
    this.freeAt = Math.max(now, this.freeAt) + (bytes / this.line.rate) * 1_000;
    return this.freeAt - now;
  }
}

/** Files of a folder, each read once. */
function openAssets(directory: string): (pathname: string) => Asset | undefined {
  const assets = new Map<string, Asset>();
  return (pathname) => {
    const file = findFile(directory, pathname);
    if (file === undefined) return undefined;
    const asset = assets.get(file) ?? readAsset(file);
    assets.set(file, asset);
    return asset;
  };
}

function answerTo({ url = '/', headers }: IncomingMessage): Answer {
  const { pathname } = new URL(url, 'http://localhost');
  const isPrefetch = String(headers['sec-purpose']).startsWith('prefetch');
  return { pathname, contentType: '', bytes: 0, isPrefetch };
}

/**
 * Serves a folder over one line that all requests share, compressed as a CDN would. Chromium's own throttling does not
 * reach the requests of workers.
 */
export async function serveSlowly(directory: string, firstLine: Line): Promise<SlowServer> {
  const shared = new SharedLine(firstLine);
  const findAsset = openAssets(directory);
  let answers: Answer[] = [];

  const respond = (response: ServerResponse, answer: Answer): void => {
    const asset = findAsset(answer.pathname);
    if (!asset) {
      response.writeHead(404).end();
      return;
    }
    answer.contentType = asset.headers['Content-Type'] ?? '';
    response.writeHead(200, asset.headers);
    shared.send(response, asset.body, answer);
  };
  const { origin, close } = await listen((request, response) => {
    const answer = answerTo(request);
    answers.push(answer);
    setTimeout(() => respond(response, answer), shared.line.roundTrip);
  });
  return {
    origin,
    reset: () => (answers = []),
    sent: () => ({ bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0), requests: answers.length }),
    answers: () => answers,
    useLine: (line) => (shared.line = line),
    close,
  };
}
