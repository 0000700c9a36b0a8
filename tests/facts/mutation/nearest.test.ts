import { expect, test } from 'vitest';
import { nearestFirst, weighWords, wordsOf } from './nearest';

const facts = [
  { id: 'security.origin', text: 'open host, mount app', reach: 10 },
  { id: 'load-app.order', text: 'open host, mount app', reach: 900 },
  { id: 'sandbox.timing', text: 'open host, mount app, disableElementtiming', reach: 700 },
];
const ids = (list: { id: string }[]): string[] => list.map(({ id }) => id);

test('identifiers are made of words', () => {
  expect(wordsOf('disableElementtiming, MOCK_body x1')).toEqual(
    new Set(['disable', 'elementtiming', 'mock', 'body']),
  );
});

test('a word that is everywhere says nothing, nor does one that is nowhere', () => {
  const weigh = weighWords([new Set(['app', 'timing']), new Set(['app'])]);
  expect(weigh('timing')).toBeGreaterThan(0);
  expect(weigh('app')).toBe(0);
  expect(weigh('other')).toBe(0);
});

test('telling words come first, then the widest fact', () => {
  const ordered = nearestFirst(facts, 'if (el.getAttribute("elementtiming")) mount(app)');
  expect(ids(ordered)).toEqual(['sandbox.timing', 'load-app.order', 'security.origin']);
});

test('a fact that has found a mutant of the function comes before all of them', () => {
  const [first] = nearestFirst(facts, 'elementtiming', new Map([['load-app.order', 1]]));
  expect(first?.id).toBe('load-app.order');
});
