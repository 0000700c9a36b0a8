import path from 'node:path';
import { readFactHistory } from '../../../plugins/facts/readFactHistory';
import { projectRoot } from '../../../tools/projectRoot';
import { expect, open, test } from '../support/test';

const history = readFactHistory(path.join(projectRoot, 'facts'));
const different = Object.keys(history.versions['1.17.6']?.different ?? {});

test('the differences of an older version are chosen by the keyboard, and have an address', async ({
  page,
}) => {
  await open(page, '/facts');
  const choice = page.getByRole('combobox', { name: '与哪个版本比较' });
  await choice.focus();
  await page.keyboard.type('garfish 1.17.6');
  await expect(page).toHaveURL('/facts?version=1.17.6');
  await expect(page.getByText(`共 ${different.length} 条`)).toBeVisible();
  await expect(page.getByRole('heading', { name: '那时还没有这个 API（4）' })).toBeVisible();
  await page.getByRole('searchbox', { name: '按文字、页面或 id 筛选' }).fill('removePlugin');
  await expect(page).toHaveURL('/facts?version=1.17.6&q=removePlugin');
  await expect(page.locator('[id="plugins.remove-unknown"]')).toContainText('1.19.2 起');
  await expect(page.getByText('符合筛选的陈述里，下面这些在 garfish 1.17.6 里不成立')).toBeVisible();
  await page.getByRole('searchbox', { name: '按文字、页面或 id 筛选' }).fill('没有这样的陈述');
  await expect(page.getByText('没有记录到在 garfish 1.17.6 里不成立的')).toBeVisible();
});

test('the filter of the facts leaves the reader the word that an input method composes', async ({ page }) => {
  await open(page, '/facts');
  const filter = page.getByRole('searchbox', { name: '按文字、页面或 id 筛选' });
  await filter.focus();
  const session = await page.context().newCDPSession(page);
  for (const text of ['s', 'sh', 'sha']) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    // What comes after a frame, as the address does, would end the composition.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  await expect(filter).toHaveValue('sha');
  await session.send('Input.insertText', { text: '沙箱' });
  await expect(filter).toHaveValue('沙箱');
  await expect(page).toHaveURL(`/facts?q=${encodeURIComponent('沙箱')}`);
  await expect(page.getByText(/^共 \d+ 条/)).toBeVisible();
});

test('an address with a version that was not recorded says which there are', async ({ page }) => {
  await open(page, '/facts?version=9.9.9&q=run');
  await expect(page.getByText('没有与 garfish 9.9.9 的比较。记录过的版本是 1.19.7、')).toBeVisible();
  await expect(page.getByText(/^共 \d+ 条/)).toHaveCount(0);
});

test('the proof of a sentence says since when it holds, and leads to what has changed', async ({ page }) => {
  await open(page, '/guide/advance/plugins');
  const sentence = page.locator('.fact', { hasText: 'is not registered.' }).first();
  await page.locator('.fact-count[href$="#plugins.remove-global-hooks"]').click();
  // Until the tools for facts have come, a sentence is not marked, and there is nothing to press.
  await expect(sentence).toHaveClass(/fact-shown/);
  await sentence.click();
  const dialog = page.getByRole('dialog', { name: '这句话的证明' });
  await expect(dialog).toContainText('garfish 1.19.2 起；1.17.6 里还没有这个 API。');
  await dialog.getByRole('link', { name: '那次改变了什么' }).click();
  await expect(page).toHaveURL('/guide/upgrade#since-1-19-2');
  await expect(page.getByRole('heading', { name: '1.17.6 → 1.19.2' })).toBeInViewport();
});
