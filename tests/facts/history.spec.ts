import path from 'node:path';
import { expect } from '@playwright/test';
import { readFactHistory } from '../../plugins/facts/readFactHistory';
import { projectRoot } from '../../tools/projectRoot';
import { createBundles, type Bundles } from './bundles';
import { findProof, test as base } from './factTest';
import { installGarfish, takeGarfish } from './history/publishedGarfish';
import { runFact } from './runFact';

/** Of what facts/history.json says, a sample is run again; `npm run facts:history` runs all. npm installs the versions. */
const sample = {
  '1.8.1': {
    different: ['loader.failure-not-retried', 'preload-app.returns-nothing', 'load-app.script-order'],
    holding: ['load-app.active-apps-order', 'router.repeated-push'],
  },
  '1.17.6': {
    different: ['plugins.remove-unknown', 'sandbox.host-functions'],
    holding: ['loader.failure-not-retried', 'load-app.script-order'],
  },
} as const;

type Version = keyof typeof sample;

const test = base.extend<object, { bundlesOf: (version: Version) => Promise<Bundles> }>({
  bundlesOf: [
    async ({}, use) => {
      const made = new Map<Version, Promise<Bundles>>();
      await use((version) => {
        const bundles = made.get(version) ?? createBundles([takeGarfish(installGarfish(version))]);
        made.set(version, bundles);
        return bundles;
      });
    },
    { scope: 'worker' },
  ],
});

// In one worker: the bundles of a version are made once.
test.describe.configure({ mode: 'default' });

const { versions } = readFactHistory(path.join(projectRoot, 'facts'));

for (const version of Object.keys(sample) as Version[]) {
  for (const id of sample[version].different) {
    test(`${id} does not hold in garfish ${version}`, async ({ sharedPage, bundlesOf }) => {
      expect(Object.keys(versions[version]?.different ?? {})).toContain(id);
      await expect(runFact(findProof(id), sharedPage, await bundlesOf(version))).rejects.toThrow();
    });
  }
  for (const id of sample[version].holding) {
    test(`${id} holds in garfish ${version}`, async ({ sharedPage, bundlesOf }) => {
      expect(Object.keys(versions[version]?.different ?? {})).not.toContain(id);
      await runFact(findProof(id), sharedPage, await bundlesOf(version));
    });
  }
}
