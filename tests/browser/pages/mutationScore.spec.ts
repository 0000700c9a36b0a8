import path from 'node:path';
import { scoreOf } from '../../../plugins/facts/mutationRecord';
import { readMutationRecord } from '../../../plugins/facts/readMutationRecord';
import { projectRoot } from '../../../tools/projectRoot';
import { expect, open, test } from '../support/test';

const { all, packages } = scoreOf(readMutationRecord(path.join(projectRoot, 'facts')));

test('/facts counts the changes of each package as the record does', async ({ page }) => {
  await open(page, '/facts');
  const rows = page.getByRole('table').first().getByRole('row');
  const expected = [...packages, { name: '合计', ...all }].map(({ name, ...counts }) => [
    name,
    ...[counts.killed + counts.timeout, counts.survived, counts.excluded, counts['not-reached']].map(String),
  ]);
  const shown = await rows
    .filter({ has: page.getByRole('rowheader') })
    .evaluateAll((elements) => elements.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(shown).toEqual(expected);
});

test('/facts fits a screen of 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/facts');
  const table = page.getByRole('table').first();
  await expect(table).toBeVisible();
  const overflow = await table.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
