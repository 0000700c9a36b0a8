import type { Page } from '@playwright/test';
import { probes } from '../../../demos/hosts/bench/probes';
import { formatValue } from '../../../src/data/comparison';
import {
  compareMemory,
  compareSizes,
  compareTimes,
  compareTraffic,
  frameworks,
  isolationTables,
} from '../../../src/data/frameworks';
import { columnIds, timeNames } from '../../../src/data/frameworksFormat';
import { expect, open, testOnSharedPage as test } from '../support/test';

const tables = [
  compareSizes(),
  compareTraffic(),
  ...timeNames.map(compareTimes),
  compareMemory(),
  ...isolationTables(),
];

/** Texts of the rows that begin with a heading. */
function readRows(page: Page, caption: string): Promise<string[][]> {
  return page
    .getByRole('table', { name: caption, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
}

test('/guide/frameworks shows every number of the record, and no other', async ({ page }) => {
  await open(page, '/guide/frameworks');
  for (const { caption, metrics, rows } of tables) {
    const expected = rows.map(({ name, values }) => [
      name,
      ...metrics.map(({ unit }, index) => formatValue(values[index] ?? NaN, unit)),
    ]);
    expect(await readRows(page, caption), caption).toEqual(expected);
  }
  // The other one is that of the probes.
  await expect(page.getByRole('table')).toHaveCount(tables.length + 1);
});

test('/guide/frameworks has a row for each probe, with a verdict in each column', async ({ page }) => {
  await open(page, '/guide/frameworks');
  const rows = page.getByRole('table', { name: /^每个动作在每个框架里的结果/ }).getByRole('row');
  const cells = rows.getByRole('cell').filter({ hasText: '卸载之后：' });
  await expect(cells).toHaveCount(probes.length * columnIds.length);
});

test('/guide/frameworks names machine, versions and load, and fits a screen of 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/guide/frameworks');
  const body = page.locator('[data-body]');
  const { machine, versions, load } = frameworks;
  for (const text of [machine.processor, machine.chromium, ...Object.values(versions), load.join('、')]) {
    await expect(body).toContainText(text);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
