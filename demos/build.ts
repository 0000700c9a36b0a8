/** `npm run demos`: builds every sub-app and every host that changed since the last time, into `demos/dist`. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { demos } from './registry';
import { appPart } from './parts/app';
import { hostPart } from './parts/host';
import type { Part } from './parts/part';
import { fingerprint, readStamp, writeStamp } from './parts/stamp';

const published = 'demos/dist/demos';
const stamps = '.cache/demos';

function stampOf(part: Part): string {
  return path.join(stamps, `${part.name.replace('/', '-')}.txt`);
}

function isFresh(part: Part): boolean {
  const stamp = readStamp(stampOf(part));
  if (!stamp || !existsSync(path.join(part.output, 'index.htm'))) return false;
  return stamp.fingerprint === fingerprint(part.inputs?.() ?? stamp.inputs);
}

/** Removes what is published of a sub-app or host that is no more. */
function removeStale(parts: readonly Part[]): void {
  const known = new Set(parts.map(({ output }) => path.normalize(output)));
  for (const kind of ['apps', 'hosts']) {
    const folder = path.join(published, kind);
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const output = path.join(folder, name);
      if (!known.has(output)) rmSync(output, { recursive: true });
    }
  }
}

async function buildPart(part: Part): Promise<string> {
  const start = performance.now();
  rmSync(stampOf(part), { force: true });
  rmSync(part.output, { recursive: true, force: true });
  mkdirSync(part.output, { recursive: true });
  writeStamp(stampOf(part), await part.build());
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Builds the parts, as many at a time as there are cores, with one line each. */
async function buildAll(parts: readonly Part[]): Promise<void> {
  const waiting = [...parts];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const time = await buildPart(part);
      done += 1;
      console.log(`demos: [${done}/${parts.length}] ${part.name} ${time}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function main(): Promise<void> {
  // Of what the apps are built with, and of what they hold.
  process.env['NODE_ENV'] = 'production';
  const hosts = readdirSync('demos/hosts', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const parts = [
    ...demos.map(({ name, source }) => appPart(name, source, path.join(published, 'apps', name))),
    ...hosts.map(({ name }) =>
      hostPart(name, path.join('demos/hosts', name), path.join(published, 'hosts', name)),
    ),
  ];
  // Angular takes as long as three others: it begins first, so that it does not end last.
  const changed = parts
    .filter((part) => !isFresh(part))
    .sort((a, b) => Number(b.name.includes('angular')) - Number(a.name.includes('angular')));
  removeStale(parts);
  await buildAll(changed);
  console.log(`demos: ${changed.length} built, ${parts.length - changed.length} unchanged`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
