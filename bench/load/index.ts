/**
 * `npm run bench:load`, after a build: how many requests a second nginx answers, with our configuration, from this site and
 * from the same content built by Starlight. It loads the server for half a minute, on loopback, and writes no file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { compress } from '../../deploy/compress';
import { serveWithNginx, type RunningNginx } from '../../tools/serveWithNginx';
import { ensureWrk } from '../../tools/wrk';
import { readContent } from '../content/readContent';
import { buildPeer } from '../sites/buildPeer';
import { buildDirectory, pictures } from '../sites/openSites';
import { starlight } from '../sites/starlight';
import { readReport } from './readReport';

const pages = ['/guide', '/api/run', '/issues'];
/** In seconds: two sites, twice each page. */
const duration = 2;
const rounds = 2;
const connections = 32;

/** Writes beside a page what nginx sends of it, as `npm run release` does for all files. */
async function compressPage({ root }: RunningNginx, page: string): Promise<void> {
  const candidates = [`${page}.html`, `${page}/index.html`].map((file) => path.join(root, file));
  const file = candidates.find((candidate) => existsSync(candidate));
  if (file === undefined)
    throw new Error(`found neither ${candidates.join(' nor ')}, expected the page ${page}`);
  await compress(file);
}

function load(name: string, address: string): void {
  const options = ['-t1', `-c${connections}`, `-d${duration}s`, '--latency', '-H', 'Accept-Encoding: gzip'];
  const { stdout, stderr } = spawnSync(ensureWrk(), [...options, address], { encoding: 'utf8' });
  const { requestsPerSecond, slowest, errors } = readReport(stdout + stderr);
  const { pathname } = new URL(address);
  console.log(
    `${name}\t${pathname}\t${Math.round(requestsPerSecond)} requests/s, 99% in ${slowest}, ${errors} errors`,
  );
}

async function main(): Promise<void> {
  if (!existsSync(buildDirectory)) throw new Error('Nothing has been built yet: npm run build');
  const peer = await buildPeer(starlight, readContent(buildDirectory), pictures);
  const servers = new Map<string, RunningNginx>();
  try {
    servers.set('ours', await serveWithNginx(buildDirectory));
    servers.set(starlight.name, await serveWithNginx(peer));
    for (const server of servers.values()) {
      for (const page of pages) await compressPage(server, page);
    }
    // By turns, so that what else the machine does meets both.
    for (const page of Array.from({ length: rounds }, () => pages).flat()) {
      for (const [name, { origin }] of servers) load(name, origin + page);
    }
  } finally {
    for (const server of servers.values()) await server.stop();
  }
}

void main();
