import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Ends of the names of files that become smaller. */
export const compressible = [
  '.html',
  '.htm',
  '.js',
  '.css',
  '.json',
  '.md',
  '.txt',
  '.xml',
  '.svg',
  '.webmanifest',
];

/** In bytes: less fits into one packet anyway. */
const leastSize = 1024;

const compressors = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes beside a file what servers send of it, unless it is small. */
export async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < leastSize) return;
  for (const [extension, compressed] of Object.entries(compressors)) {
    writeFileSync(file + extension, await compressed(content));
  }
}
