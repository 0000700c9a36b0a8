import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};
const chunkSize = 4_096;

/**
 * Serves a folder over one slow line that all requests share, compressed as a CDN would. Chromium's own throttling does
 * not reach the requests of workers.
 *
 * @param line `roundTrip` in ms before the first byte of an answer, `rate` in bytes a second
 * @returns `origin`, `bytes` sent since `reset`, `close`
 */
export async function serveSlowly(directory, line) {
  const compressed = new Map();
  const state = { bytes: 0, requests: 0, freeAt: 0 };

  const find = (pathname) => {
    const file = path.join(directory, decodeURIComponent(pathname));
    const candidates = [file, `${file}.html`, path.join(file, 'index.html')];
    return candidates.find((each) => existsSync(each) && statSync(each).isFile());
  };
  const read = (file) => {
    const extension = path.extname(file);
    const isText = ['.html', '.js', '.mjs', '.css', '.json', '.svg'].includes(extension);
    if (!compressed.has(file)) {
      const content = readFileSync(file);
      compressed.set(file, { body: isText ? brotliCompressSync(content) : content, extension, isText });
    }
    return compressed.get(file);
  };
  const send = (response, body, offset = 0) => {
    if (offset >= body.length) return void response.end();
    const chunk = body.subarray(offset, offset + chunkSize);
    const now = performance.now();
    state.freeAt = Math.max(now, state.freeAt) + (chunk.length / line.rate) * 1_000;
    setTimeout(() => {
      state.bytes += chunk.length;
      response.write(chunk);
      send(response, body, offset + chunkSize);
    }, state.freeAt - now);
  };

  const server = createServer((request, response) => {
    const file = find(new URL(request.url, 'http://localhost').pathname);
    state.requests += 1;
    setTimeout(() => {
      if (!file) return void response.writeHead(404).end();
      const { body, extension, isText } = read(file);
      response.writeHead(200, {
        'Content-Type': types[extension] ?? 'application/octet-stream',
        ...(isText ? { 'Content-Encoding': 'br' } : {}),
      });
      send(response, body);
    }, line.roundTrip);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    reset: () => Object.assign(state, { bytes: 0, requests: 0 }),
    sent: () => ({ bytes: state.bytes, requests: state.requests }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
