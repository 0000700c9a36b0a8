import { readFileSync } from 'node:fs';
import path from 'node:path';
import garfishPackage from 'garfish/package.json';
import { expect, test } from 'vitest';
import { proofs } from '../../facts';
import { pastOf } from '../../plugins/facts/factHistory';
import { readFactHistory } from '../../plugins/facts/readFactHistory';
import { versionChanges } from '../../plugins/facts/versionChanges';
import { changesAddress } from '../../plugins/facts/versionChanges/changesAddress';
import { projectRoot } from '../../tools/projectRoot';

const history = readFactHistory(path.join(projectRoot, 'facts'));
const different = Object.values(history.versions).flatMap((facts) => Object.keys(facts.different));
const changed = [...new Set(different)];

test('the record is of the installed garfish, and of older versions', () => {
  expect(history.garfish).toBe(garfishPackage.version);
  expect(Object.keys(history.versions).length).toBeGreaterThan(0);
});

test('the record names facts that there are; npm run facts:history takes it anew', () => {
  const ids = new Set(proofs.map(({ id }) => id));
  const named = [...Object.keys(history.facts), ...history.notRun, ...changed];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test('what is different is explained once, under the version that has changed it', () => {
  const expected = changed.map((id) => `${pastOf(history, id)?.since.version ?? ''} ${id}`);
  const explained = Object.entries(versionChanges).flatMap(([version, changes]) =>
    changes.flatMap(({ facts }) => facts.map((id) => `${version} ${id}`)),
  );
  expect([...explained].sort()).toEqual([...expected].sort());
});

test('anchors of changes are unique', () => {
  const anchors = Object.values(versionChanges).flatMap((changes) => changes.map(({ id }) => id));
  expect(anchors.filter((id, index) => anchors.indexOf(id) !== index)).toEqual([]);
});

test('every version with changes has its section, on the page that its address leads to', () => {
  for (const version of Object.keys(versionChanges)) {
    const [document = '', anchor = ''] = changesAddress(version).split('#');
    const page = readFileSync(path.join(projectRoot, `docs/${document}.mdx`), 'utf8');
    expect(page).toContain(`{/* #${anchor} */}\n\n<VersionChanges since="${version}" />`);
  }
});
