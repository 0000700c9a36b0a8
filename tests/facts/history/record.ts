/**
 * `npm run facts:history`: runs the facts against every older version that the registry holds, and writes to
 * facts/history.json which do not hold there and why. A proof that has not changed since is not run again, and a version
 * that has been written stays when it is stopped; `-- --all` begins anew.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import garfishPackage from 'garfish/package.json';
import { compare, gte, lt } from 'semver';
import { formatHistory, type FactHistory, type VersionFacts } from '../../../plugins/facts/factHistory';
import { readFactHistory } from '../../../plugins/facts/readFactHistory';
import { projectRoot } from '../../../tools/projectRoot';
import { createBundles } from '../bundles';
import { publishedVersions } from './publishedGarfish';
import { readSources, type FactSources } from './sources';
import { ignoreAbandonedSteps, runVersion } from './runVersion';

const directory = path.join(projectRoot, 'facts');
const { version: installed } = garfishPackage;

/** What came before was no release: its API is another. */
const oldest = '1.0.0';

function emptyHistory(): FactHistory {
  return { garfish: installed, chromium: '', date: '', versions: {}, notRun: [], facts: {} };
}

/** What is there to go on from: nothing of another installed version. */
function readPrevious(): FactHistory {
  const { all } = parseArgs({ options: { all: { type: 'boolean' } } }).values;
  if (all || !existsSync(path.join(directory, 'history.json'))) {
    return emptyHistory();
  }
  const history = readFactHistory(directory);
  return history.garfish === installed ? history : emptyHistory();
}

/** What of an earlier record still is about the proofs of today. */
function keep({ different }: VersionFacts, isKept: (id: string) => boolean): VersionFacts['different'] {
  return Object.fromEntries(Object.entries(different).filter(([id]) => isKept(id)));
}

async function recordVersions(previous: FactHistory, sources: FactSources): Promise<void> {
  const isUnchanged = (id: string): boolean => previous.facts[id] === sources.hashes[id];
  const { garfish: bundle } = await createBundles();
  const versions = { ...previous.versions };
  let { chromium } = previous;
  const write = (facts: FactHistory['facts']): void => {
    const sorted = Object.fromEntries(Object.entries(versions).sort(([one], [other]) => compare(one, other)));
    const date = new Date().toISOString().slice(0, 10);
    const { notRun } = sources;
    const history = { garfish: installed, chromium, date, notRun, versions: sorted, facts };
    writeFileSync(path.join(directory, 'history.json'), formatHistory(history));
  };
  const older = publishedVersions('garfish').filter(
    (version) => gte(version, oldest) && lt(version, installed),
  );
  for (const version of older) {
    const known = versions[version];
    const wanted = known ? sources.proofs.filter(({ id }) => !isUnchanged(id)) : sources.proofs;
    console.log(`${version}: ${wanted.length} of ${sources.proofs.length} facts`);
    if (wanted.length === 0) continue;
    const run = await runVersion(version, wanted, sources.texts, bundle);
    ({ chromium } = run);
    const different = { ...(known ? keep(known, isUnchanged) : {}), ...run.different };
    versions[version] = { packages: run.packages, different };
    console.log(`${version}: ${Object.keys(different).length} do not hold`);
    // Stopped before the end, proofs that have changed are run again in all versions.
    write(Object.keys(previous.facts).length === 0 ? sources.hashes : previous.facts);
  }
  write(sources.hashes);
}

ignoreAbandonedSteps();

recordVersions(readPrevious(), readSources()).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
