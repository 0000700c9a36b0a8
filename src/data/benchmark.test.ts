import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json';
import { pinnedVersion } from '../../bench/installPeers';
import { benchmark, comparisonsOf, leadsOfPeers, measuredParts } from './benchmark';
import { partNames, siteIds } from './benchmarkFormat';
import { formatValue } from './comparison';

const comparisons = partNames.flatMap((part) => comparisonsOf(part).map((table) => ({ part, ...table })));

test('every part that has been measured says when and under which load', () => {
  expect(measuredParts().map(({ part }) => part)).toEqual(
    partNames.filter((part) => part in benchmark.results),
  );
  expect(Object.keys(benchmark.circumstances).sort()).toEqual(Object.keys(benchmark.results).sort());
  for (const { date, load, seconds } of measuredParts()) {
    expect(new Date(date).toISOString()).toBe(date);
    expect(load).toHaveLength(2);
    expect(seconds).toBeGreaterThan(0);
  }
});

test('the page shows the parts that have been measured, and no other', () => {
  const page = readFileSync('docs/performance.mdx', 'utf8');
  const shown = [...page.matchAll(/<BenchmarkTables part="([\w-]+)"/g)].map(([, part]) => part);
  expect(shown).toEqual(measuredParts().map(({ part }) => part));
});

test('the record is of the versions that are pinned', () => {
  const versions = Object.fromEntries(benchmark.sites.map(({ id, version }) => [id, version]));
  expect(versions).toEqual({
    ours: packageJson.dependencies['@docusaurus/core'],
    docusaurus: pinnedVersion('docusaurus', '@docusaurus/core'),
    vitepress: pinnedVersion('vitepress', 'vitepress'),
    rspress: pinnedVersion('rspress', '@rspress/core'),
    starlight: pinnedVersion('starlight', '@astrojs/starlight'),
  });
  expect(benchmark.pages).toBeGreaterThan(60);
});

test.each(comparisons)(
  '$part: $caption: every row has all numbers, or a reason',
  ({ part, metrics, rows }) => {
    if (part === 'pages') expect(rows.length).toBeGreaterThan(siteIds.length);
    else expect(rows).toHaveLength(siteIds.length);
    for (const { values, failure } of rows) {
      const numbers = values.filter((value) => value !== undefined && Number.isFinite(value) && value >= 0);
      expect(numbers).toHaveLength(failure === undefined ? metrics.length : 0);
      expect(failure).not.toBe('');
    }
  },
);

test('this site and most of the others were measured: the record is not that of a broken bench', () => {
  const failures = comparisons.flatMap(({ rows }) => rows.filter(({ failure }) => failure !== undefined));
  expect(failures.filter(({ isOurs }) => isOurs)).toEqual([]);
  expect(failures.length).toBeLessThan(comparisons.length / 2);
});

test('what a page needs is part of what has been sent later, and the sum of its kinds', () => {
  for (const [page, sites] of Object.entries(benchmark.results.bytes)) {
    for (const [id, outcome] of Object.entries(sites)) {
      if ('failure' in outcome) continue;
      const { firstLoad, afterIdle, afterInteraction } = outcome;
      const kinds = Object.values(firstLoad.kinds).reduce((sum, bytes) => sum + bytes, 0);
      expect(kinds, `${page} ${id}`).toBe(firstLoad.bytes);
      expect(afterIdle.bytes, `${page} ${id}`).toBeGreaterThanOrEqual(firstLoad.bytes);
      expect(afterInteraction.bytes, `${page} ${id}`).toBeGreaterThanOrEqual(afterIdle.bytes);
    }
  }
});

test('a peer that is ahead is listed, one that is behind or level is not', () => {
  const leads = leadsOfPeers();
  expect(leads.length).toBeGreaterThan(0);
  for (const { metric, theirs, ours } of leads) {
    const ahead = metric.ahead === 'least' ? ours - theirs : theirs - ours;
    expect(ahead).toBeGreaterThan(0);
  }
  const [table] = comparisonsOf('bytes');
  const ours = table?.rows[0]?.values[0] ?? NaN;
  const better = table?.rows.filter(({ values }) => (values[0] ?? NaN) < ours).map(({ name }) => name);
  const listed = leads.filter(
    ({ caption, metric }) => caption === table?.caption && metric === table.metrics[0],
  );
  expect(listed.map(({ name }) => name)).toEqual(better);
});

test.each([
  [21_743 / 1000, 'kB', '21.7'],
  [1234.4, 'ms', '1,234'],
  [0.05, '秒', '0.1'],
  [99, '分', '99'],
] as const)('%d %s is written %s', (value, unit, text) => {
  expect(formatValue(value, unit)).toBe(text);
});
