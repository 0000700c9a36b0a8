import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../tools/projectRoot';
import { proofs } from '../../facts';
import accepted from '../../facts/accepted.json';
import { stale, unaccepted } from '../../plugins/facts/acceptance';
import { readCitations } from '../../plugins/facts/readCitations';
import { readProofs } from '../../plugins/facts/readProofs';
import { readDocuments } from './prose';

const sources = readProofs(path.join(projectRoot, 'facts'));
const citations = readCitations(projectRoot);

/** Facts may merge, and then several pages cite one; a loss of dozens is an accident. */
const leastFacts = 950;
const leastCitations = 850;
/** A page of the API that proves less than this was cut by accident. */
const leastFactsOfApiPage = 3;

test('ids are kebab-case after a group', () => {
  expect(sources.size).toBeGreaterThanOrEqual(leastFacts);
  expect(citations.length).toBeGreaterThanOrEqual(leastCitations);
  expect([...sources.keys()].filter((id) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(id))).toEqual([]);
});

test('every file with proofs is in the list of facts/index.ts', () => {
  const run = new Set(proofs.map(({ id }) => id));
  const left = [...sources].filter(([id]) => !run.has(id)).map(([, { file }]) => `facts/${file}`);
  expect([...new Set(left)]).toEqual([]);
});

test('every proof that is run stands in a file, and is run once', () => {
  expect(proofs.map(({ id }) => id).sort()).toEqual([...sources.keys()].sort());
});

test('every proof is cited, and every citation has a proof and a sentence', () => {
  expect([...sources.keys()].filter((id) => !citations.some((each) => each.id === id))).toEqual([]);
  expect(citations.filter(({ id, sentence }) => !sources.has(id) || sentence === '')).toEqual([]);
});

test('a proof stands at the path of a page that cites it', () => {
  const strays = [...sources].filter(([id, { file }]) => {
    const pages = citations.filter((each) => each.id === id).map((each) => each.file.replace(/\.mdx$/, ''));
    const folder = file.replace(/\.ts$/, '');
    return !pages.some((page) => `docs/${folder}` === page || `docs/${folder}`.startsWith(`${page}/`));
  });
  expect(strays.map(([id, { file }]) => `${id} in ${file}`)).toEqual([]);
});

test('every sentence has been held against its proof: read both, then `npm run facts:accept`', () => {
  expect(unaccepted(citations, accepted, sources)).toEqual([]);
  expect(stale(citations, accepted)).toEqual([]);
});

describe('pages of the API', () => {
  const files = readDocuments()
    .map(({ file }) => file)
    .filter((file) => file.startsWith('docs/api/'));

  test('are found', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  test.each(files)('%s states facts', (file) => {
    expect(citations.filter((each) => each.file === file).length).toBeGreaterThanOrEqual(leastFactsOfApiPage);
  });
});
