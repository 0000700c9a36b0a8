import type { Locator, Page } from '@playwright/test';
import { openPlayground } from '../support/playground';
import { expect, open, test } from '../support/test';

// Where the reader's colours are forced, tints, shadows and the site's own colours are gone: what is chosen shows otherwise.
test.use({ forcedColors: 'active' });

interface Look {
  color: string;
  background: string;
  borders: string;
  outline: string;
  decoration: string;
}

/** What is drawn of an element; a border of the page's own colour is not seen. */
async function lookOf(element: Locator): Promise<Look> {
  return element.evaluate((target) => {
    const style = getComputedStyle(target);
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    const isSeen = (colour: string): boolean => colour !== canvas && !/^rgba\(.*, 0\)$/.test(colour);
    const lineOf = (width: string, line: string, colour: string): string =>
      line !== 'none' && isSeen(colour) ? `${width} ${line}` : '';
    return {
      color: style.color,
      background: isSeen(style.backgroundColor) ? style.backgroundColor : '',
      borders: [
        lineOf(style.borderInlineStartWidth, style.borderInlineStartStyle, style.borderInlineStartColor),
        lineOf(style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor),
      ].join(),
      outline: lineOf(style.outlineWidth, style.outlineStyle, style.outlineColor),
      decoration: style.textDecorationLine,
    };
  });
}

/** That they differ by more than the colour of their letters, once the styles of what a reader does have come. */
async function expectToldApart(chosen: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const { color, ...look } = await lookOf(chosen);
    const { color: otherColour, ...otherLook } = await lookOf(other);
    expect(look, `${color} and ${otherColour}`).not.toEqual(otherLook);
  }).toPass({ timeout: 20_000 });
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('沙箱');
  await expect(page.getByRole('option').nth(2)).toBeVisible();
}

test('where the reader is, in the bar, the sidebar and the contents', async ({ page }) => {
  await open(page, '/guide/start');
  const bar = page.getByRole('navigation', { name: '主导航' });
  await expectToldApart(
    bar.getByRole('link', { name: '指南', exact: true }),
    bar.getByRole('link', { name: 'API', exact: true }),
  );
  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  await expectToldApart(
    sidebar.getByRole('link', { name: '快速开始' }),
    sidebar.getByRole('link', { name: '要不要采用' }),
  );
  await page.locator('.markdown h2').nth(1).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  const current = page.locator('.table-of-contents__link--active');
  await expect(current).toBeVisible();
  await expectToldApart(
    current,
    page.locator('.table-of-contents__link:not(.table-of-contents__link--active)').first(),
  );
});

test('the chosen tab has a line, the others have none', async ({ page }) => {
  await open(page, '/guide/start');
  await expectToldApart(
    page.getByRole('tab', { selected: true }).first(),
    page.getByRole('tab', { selected: false }).first(),
  );
});

test('in the search, the words that match can be read, and the chosen result is marked', async ({ page }) => {
  await open(page, '/guide/start');
  await search(page);
  await page.keyboard.press('ArrowDown');
  await expectToldApart(
    page.getByRole('option', { selected: true }),
    page.getByRole('option', { selected: false }).last(),
  );
  const { color, background } = await lookOf(page.locator('.search-panel__option mark').first());
  expect(background).not.toBe('');
  expect(color).not.toBe(background);
});

test('on the results page, too', async ({ page }) => {
  await open(page, '/search?q=沙箱');
  const mark = page.locator('main mark').first();
  await expect(mark).toBeVisible();
  const { color, background } = await lookOf(mark);
  expect(background).not.toBe('');
  expect(color).not.toBe(background);
});

test('on a phone the search is an icon, with no letters over it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/guide/start');
  const indent = await page
    .getByRole('combobox', { name: /搜索/ })
    .evaluate((input) => Number.parseFloat(getComputedStyle(input, '::placeholder').textIndent));
  expect(indent).toBeLessThan(-390);
});

test('lines of code that are marked have an edge', async ({ page }) => {
  await open(page, '/guide/demo/vue');
  const marked = page.locator('.line.hl').first();
  await expectToldApart(marked, page.locator('.line:not(.hl, .ins, .del, .wrong)').first());
});

test('a pressed button has the colours of a selection, and its letters can be read on them', async ({
  page,
}) => {
  await openPlayground(page);
  const levels = page.getByRole('group', { name: '显示哪些输出' }).getByRole('button');
  await expectToldApart(levels.first(), levels.last());
  // The browser would draw the page's colour behind the letters, in which they are.
  await expect(levels.first()).toHaveCSS('forced-color-adjust', 'none');
});

test('what the buttons on code show is not of the colour they have', async ({ page }) => {
  await open(page, '/guide/start');
  const colours = await page
    .locator('button[data-copy]')
    .first()
    .evaluate((button) => ({
      icon: getComputedStyle(button, '::before').backgroundColor,
      button: getComputedStyle(button).backgroundColor,
    }));
  expect(colours.icon).not.toBe(colours.button);
});
