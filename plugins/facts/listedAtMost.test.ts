import { expect, test } from 'vitest';
import type { FactualPage } from './factData';
import { firstPages, pagesAround, seenFrom } from './listedAtMost';

function pageAt(index: number): FactualPage {
  const page = `/guide/${index}`;
  return { page, title: page, list: `/facts${page}`, count: 1 };
}

const pages = Array.from({ length: 250 }, (_, index) => pageAt(index));

test.each([
  [0, 0, 99],
  [120, 70, 169],
  [249, 150, 249],
])('page %i of many is listed with pages %i to %i', (index, first, last) => {
  const around = pagesAround(pages, `/guide/${index}`);
  expect(around).toContainEqual(pageAt(index));
  expect(around).toEqual(pages.slice(first, last + 1));
});

test('of many pages the first are listed, and the others counted', () => {
  expect(firstPages(pages)).toEqual({ pages: pages.slice(0, 100), unlisted: 150 });
  expect(firstPages(pages.slice(0, 66))).toEqual({ pages: pages.slice(0, 66), unlisted: 0 });
});

test('a page of few is listed with all of them', () => {
  const few = pages.slice(0, 66);
  expect(pagesAround(few, '/guide/60')).toEqual(few);
});

test('what the page itself says comes first, of many others some', () => {
  const statements = pages.map(({ page }) => ({ page, anchor: 'f1', sentence: page }));
  const fact = { id: 'run.twice', file: 'facts/run.ts', statements };
  const seen = seenFrom('/guide/120', fact).statements.map(({ page }) => page);
  expect(seen.slice(0, 3)).toEqual(['/guide/120', '/guide/0', '/guide/1']);
  expect(seen).toHaveLength(10);
});
