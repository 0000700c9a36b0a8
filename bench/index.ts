/**
 * Measures this site beside the same content in other generators and writes `src/data/benchmark.json`, which
 * `/performance` shows: `npm run bench`, after a build. `-- --only bytes,navigation` measures some parts anew and leaves
 * the others as they are; `-- --skip build-40` leaves one out.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../tools/chromium';
import { hasMembers, isOptional } from '../tools/guards';
import { isObject } from '../tools/isObject';
import { projectRoot } from '../tools/projectRoot';
import { readJson } from '../tools/readJson';
import { readContent } from './content/readContent';
import { measureBuilds } from './buildPart';
import { currentLoad, describeMachine } from './describeMachine';
import {
  measureBytesOfAll,
  measureInteraction,
  measureLighthouse,
  measureLoadingOfAll,
  measureNavigation,
  measurePages,
  measureSearch,
  method,
  type Bench,
} from './parts';
import { partNames, type PartName, type Results } from '../src/data/benchmarkFormat';
import { buildDirectory, openSites, siteVersions } from './sites/openSites';
import { round } from './statistics';

const recordFile = path.join(projectRoot, 'src/data/benchmark.json');

const parts: { [Name in PartName]: (bench: Bench) => Promise<Results[Name]> } = {
  bytes: measureBytesOfAll,
  loading: measureLoadingOfAll,
  lighthouse: measureLighthouse,
  pages: measurePages,
  interaction: measureInteraction,
  navigation: measureNavigation,
  search: measureSearch,
  'build-1': ({ content }) => measureBuilds(content, 1, 240),
  'build-10': ({ content }) => measureBuilds(content, 10, 420),
  'build-40': ({ content }) => measureBuilds(content, 40, 1800),
};

function parseNames(list: string): PartName[] {
  const names = list.split(',');
  const known = partNames.filter((name) => names.includes(name));
  if (known.length < names.length) throw new Error(`No such part in ${list}. Parts: ${partNames.join(', ')}`);
  return known;
}

/** The parts that the command line asks for. */
function readArguments(): PartName[] {
  const { values } = parseArgs({ options: { only: { type: 'string' }, skip: { type: 'string' } } });
  const skipped = values.skip ? parseNames(values.skip) : [];
  const wanted = values.only ? parseNames(values.only) : [...partNames];
  return wanted.filter((name) => !skipped.includes(name));
}

/** By the names of parts: what was measured, and when. Most of it is only written again. */
interface EarlierRecord {
  results?: object;
  circumstances?: object;
}

const isRecord = hasMembers<EarlierRecord>({
  results: isOptional(isObject),
  circumstances: isOptional(isObject),
});

function readRecord(): EarlierRecord {
  return existsSync(recordFile) ? readJson(recordFile, isRecord, 'what `npm run bench` writes') : {};
}

/** Measures a part and writes it at once: what has been measured survives what fails later. */
async function measurePart(name: PartName, bench: Bench): Promise<void> {
  console.log(name);
  const start = Date.now();
  const load = currentLoad();
  const result = await parts[name](bench);
  const circumstances = {
    date: new Date(start).toISOString(),
    load: [load, currentLoad()],
    seconds: round((Date.now() - start) / 1000),
  };
  const record = readRecord();
  const written = {
    machine: describeMachine(bench.browser.version()),
    method,
    sites: siteVersions,
    pages: bench.content.pages.length,
    results: { ...record.results, [name]: result },
    circumstances: { ...record.circumstances, [name]: circumstances },
  };
  writeFileSync(recordFile, `${JSON.stringify(written, null, 2)}\n`);
  console.log(`${name}: ${circumstances.seconds} s`);
}

async function main(): Promise<void> {
  const names = readArguments();
  if (!existsSync(buildDirectory)) throw new Error('Nothing has been built yet: npm run build');
  const content = readContent(buildDirectory);
  const [section] = content.sections;
  const urls = section?.groups.flatMap(({ links }) => links.map(({ url }) => url)) ?? [];
  // The peers show a sidebar only on pages below its own address.
  const links = urls.filter((url) => section && url.startsWith(`/${section.name}`));
  const sites = await openSites(content);
  const browser = await launchChromium();
  try {
    for (const name of names) await measurePart(name, { browser, sites, links, content });
  } finally {
    await browser.close();
    for (const { server } of sites) await server.close();
  }
}

void main();
