import { expect, test } from 'vitest';
import { acceptanceOf, stale, unaccepted } from './acceptance';
import type { Citation } from './readCitations';

function citation(id: string, sentence: string, file = 'docs/a.mdx'): Citation {
  return { id, file, line: 3, number: 1, sentence };
}

const proofs = new Map([['run.once', { file: 'api/run.ts', line: 7, source: '' }]]);
const accepted = acceptanceOf([citation('run.once', '只生效一次。')]);

test('a sentence as it was accepted passes, wherever it stands', () => {
  const moved = { ...citation('run.once', '只生效一次。', 'docs/b.mdx'), line: 99 };
  expect(unaccepted([moved], accepted, proofs)).toEqual([]);
});

test('an edited sentence is named with its place and its proof', () => {
  expect(unaccepted([citation('run.once', '每次都生效。')], accepted, proofs)).toEqual([
    'docs/a.mdx:3 run.once: 每次都生效。 — facts/api/run.ts:7',
  ]);
});

test('another wording on a second page has to be accepted too; the same one has not', () => {
  const first = citation('run.once', '只生效一次。');
  expect(unaccepted([first, citation('run.once', '只生效一次。', 'docs/b.mdx')], accepted, proofs)).toEqual(
    [],
  );
  expect(
    unaccepted([first, citation('run.once', '只有第一次有效。', 'docs/b.mdx')], accepted, proofs),
  ).toHaveLength(2);
});

test('the order of pages does not matter', () => {
  const [one, two] = [citation('run.once', '一'), citation('run.once', '二')];
  expect(acceptanceOf([one, two])).toEqual(acceptanceOf([two, one]));
});

test('the file is in the order of ids, so that a difference can be read', () => {
  const ids = ['run.once', 'app.hide', 'loader.load'].map((id) => citation(id, '一'));
  expect(Object.keys(acceptanceOf(ids))).toEqual(['app.hide', 'loader.load', 'run.once']);
});

test('an entry whose sentence is gone is stale', () => {
  expect(stale([], accepted)).toEqual(['run.once']);
});
