/**
 * `npm run facts:newest`: runs the facts against the newest published garfish, and writes what is different from the installed
 * one to test-results/newest-garfish.md. `-- --version 1.19.7` takes another version.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import garfishPackage from 'garfish/package.json';
import { projectRoot } from '../../../tools/projectRoot';
import { readCitations } from '../../../plugins/facts/readCitations';
import { createBundles } from '../bundles';
import { formatDifference } from './formatDifference';
import { newestVersion, publishedVersions } from './publishedGarfish';
import { ignoreAbandonedSteps, runVersion } from './runVersion';
import { readSources } from './sources';

const reportFile = path.join(projectRoot, 'test-results/newest-garfish.md');

/** @throws naming the versions there are, when the one that is asked for is none of them */
function wantedVersion(): string {
  const { version } = parseArgs({ options: { version: { type: 'string' } } }).values;
  if (version === undefined) return newestVersion('garfish');
  const published = publishedVersions('garfish');
  if (published.includes(version)) return version;
  throw new Error(`found no garfish ${version}; expected one of ${published.join(', ')}`);
}

async function compareNewest(): Promise<void> {
  const version = wantedVersion();
  const { proofs, texts } = readSources();
  const { garfish: bundle } = await createBundles();
  const { packages, different } = await runVersion(version, proofs, texts, bundle);
  const report = formatDifference({
    installed: garfishPackage.version,
    version,
    packages,
    different,
    facts: proofs.length,
    citations: readCitations(projectRoot),
  });
  mkdirSync(path.dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, report);
  console.log(report);
}

ignoreAbandonedSteps();

compareNewest().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
