/**
 * Prints what the scripts of every page are made of, by module or package: `npm run bench:bytes`. It builds the site with
 * source maps into a folder of its own, and writes nothing else. A part's share of what is sent is its share of the
 * script's bytes: compression does not say whose bytes it saves.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { projectRoot } from '../../tools/projectRoot';
import { attributeBytes, placeOf } from './attributeBytes';

/** The page's own script has no map: its modules are bundled on their own. */
const scripts = /^(?:runtime~main|main|bodies|documents|page)\.\w+\.js$/;
const shownParts = 40;

interface Part {
  group: string;
  part: string;
  bytes: number;
  /** Its share of the compressed script. */
  sent: number;
}

function build(directory: string): void {
  execFileSync(process.execPath, ['node_modules/.bin/docusaurus', 'build', '--out-dir', directory], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    // The cache of other builds has no maps.
    env: { ...process.env, SCRIPT_SOURCE_MAPS: 'true', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
  });
}

function partsOf(directory: string, file: string): Part[] {
  const code = readFileSync(path.join(directory, file), 'utf8');
  const ratio = brotliCompressSync(code).length / Buffer.byteLength(code);
  if (file.startsWith('page.')) {
    const bytes = Buffer.byteLength(code);
    return [{ group: 'this site', part: 'src/pageScript', bytes, sent: bytes * ratio }];
  }
  const map = readFileSync(path.join(directory, `${file}.map`), 'utf8');
  return [...attributeBytes(code, map)].map(([source, bytes]) => ({
    ...placeOf(source),
    bytes,
    sent: bytes * ratio,
  }));
}

/** The sums of the parts that `nameOf` gives one name, the greatest first. */
function sums(parts: readonly Part[], nameOf: (part: Part) => string): [string, Part][] {
  const totals = new Map<string, Part>();
  for (const part of parts) {
    const { bytes = 0, sent = 0 } = totals.get(nameOf(part)) ?? {};
    totals.set(nameOf(part), { ...part, bytes: bytes + part.bytes, sent: sent + part.sent });
  }
  return [...totals].sort(([, one], [, other]) => other.bytes - one.bytes);
}

function print(rows: readonly [string, Part][]): void {
  for (const [name, { bytes, sent }] of rows) {
    console.log(`${String(bytes).padStart(8)} B ${(sent / 1000).toFixed(1).padStart(7)} kB  ${name}`);
  }
}

function main(): void {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'script-bytes-'));
  try {
    build(directory);
    const folder = path.join(directory, 'assets/js');
    const parts = readdirSync(folder)
      .filter((file) => scripts.test(file))
      .flatMap((file) => partsOf(folder, file));
    console.log('  minified    brotli');
    print(sums(parts, () => 'in all'));
    print(sums(parts, ({ group }) => group));
    console.log();
    print(sums(parts, ({ group, part }) => `${group}: ${part}`).slice(0, shownParts));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

main();
