import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPostings } from './buildPostings';

test('terms are sorted by their lower-case form and keep their commonest spelling', () => {
  const { terms, postings } = buildPostings([
    ['router', 'loadApp'],
    ['Router', 'router'],
    ['loadapp', 'loadApp'],
  ]);
  expect(terms).toEqual(['loadApp', 'router']);
  expect(postings).toBe('#$ ##');
});

test('the order in which terms are met makes no difference', () => {
  const documents = fc.array(fc.array(fc.constantFrom('a', 'A', 'b', '沙箱', 'aB')), { maxLength: 6 });
  fc.assert(
    fc.property(documents, (list) => {
      const turned = list.map((terms) => [...terms].reverse());
      expect(buildPostings(turned)).toEqual(buildPostings(list));
    }),
  );
});
