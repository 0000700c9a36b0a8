import { partNames } from '../../../src/data/benchmarkFormat';
import { benchmark, comparisonsOf } from '../../../src/data/benchmark';
import { formatValue } from '../../../src/data/comparison';
import { expect, open, test } from '../support/test';

const tables = partNames.flatMap(comparisonsOf);

test('/performance shows every number of the record, and no other', async ({ page }) => {
  await open(page, '/performance');
  for (const { caption, metrics, rows } of tables) {
    const shown = await page
      .getByRole('table', { name: caption, exact: true })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .evaluateAll((elements) => elements.map((row) => [...row.children].map((cell) => cell.textContent)));
    const expected = rows.map(({ name, values, failure }) => [
      name,
      ...(failure === undefined
        ? metrics.map(({ unit }, index) => {
            const value = values[index];
            return value === undefined ? '—' : formatValue(value, unit);
          })
        : [`没有测成：${failure}`]),
    ]);
    expect(shown, caption).toEqual(expected);
  }
  // The others are that of the circumstances.
  await expect(page.getByRole('table')).toHaveCount(tables.length + 1);
});

test('/performance draws each number as a share of the greatest of its column', async ({ page }) => {
  await open(page, '/performance');
  const [first] = tables;
  const values = first?.rows.flatMap((row) => row.values[0] ?? []) ?? [];
  expect(values.length).toBeGreaterThan(1);
  const widths = await page
    .getByRole('table', { name: first?.caption ?? '', exact: true })
    .locator('td:nth-child(2) rect:last-child')
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('width'))));
  expect(widths).toHaveLength(values.length);
  for (const [index, width] of widths.entries()) {
    expect(width).toBeCloseTo((100 * (values[index] ?? NaN)) / Math.max(...values), 3);
  }
});

test('/performance names machine, versions and load', async ({ page }) => {
  await open(page, '/performance');
  const body = page.locator('[data-body]');
  await expect(body).toContainText(benchmark.machine.processor);
  await expect(body).toContainText(benchmark.machine.chromium);
  for (const { name, version } of benchmark.sites) await expect(body).toContainText(`${name} ${version}`);
});

test('/performance fits a screen of 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/performance');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
