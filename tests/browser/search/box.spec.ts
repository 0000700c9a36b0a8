import type { Page } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { scrollDownUntilNavbarHides } from '../support/navbar';
import { resultLinks, searchBox } from '../support/search';
import { expect, expectSameDocument, markDocument, open, storedValue, test } from '../support/test';

/** The option that assistive technology is told about. */
async function expectActive(page: Page, index: number): Promise<void> {
  const option = page.getByRole('option').nth(index);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(searchBox(page)).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  );
}

test.describe('search dropdown', () => {
  test('typing shows hits with breadcrumb paths', async ({ page }) => {
    await open(page, '/guide');
    await searchBox(page).pressSequentially('沙箱');
    await expect(page.getByRole('group', { name: '指南 › 核心概念 › 沙箱', exact: true })).toBeVisible();
    await expect(page.getByRole('option').first()).toContainText('沙箱');
  });

  test('a hit is opened without a page load', async ({ page }) => {
    await open(page, '/guide');
    await markDocument(page);
    await searchBox(page).pressSequentially('loadApp');
    await expect(page.getByRole('option').first()).toContainText('loadApp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/api/loadApp');
    await expectSameDocument(page);
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('查看全部结果 goes to the results page with the query', async ({ page }) => {
    await open(page, '/guide');
    await searchBox(page).pressSequentially('沙箱');
    await page.getByRole('link', { name: '查看全部结果' }).click();
    await expect(page).toHaveURL(/\/search\?q=%E6%B2%99%E7%AE%B1$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('沙箱');
    await expect(resultLinks(page).first()).toBeVisible();
  });

  test('arrow keys move through the options and around the end, Esc closes, then empties', async ({
    page,
  }) => {
    await open(page, '/guide');
    await searchBox(page).pressSequentially('沙箱');
    await expectActive(page, 0);
    await page.keyboard.press('ArrowDown');
    await expectActive(page, 1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectActive(page, (await page.getByRole('option').count()) - 1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(searchBox(page)).toHaveValue('沙箱');
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toHaveValue('');
  });

  test('the number of hits is read out', async ({ page }) => {
    await open(page, '/guide');
    await searchBox(page).pressSequentially('strictIsolation');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^找到 \d+ 个页面$/);
    await searchBox(page).fill('zzzqqq');
    await expect(page.getByRole('search').getByRole('status')).toHaveText('没有找到任何结果');
    await expect(page.getByRole('search').getByRole('link', { name: '错误信息索引' })).toBeVisible();
  });

  test('a word that no page has is named, with what was looked for instead', async ({ page }) => {
    await open(page, '/guide');
    const status = page.getByRole('search').getByRole('status');
    await searchBox(page).pressSequentially('strictIsolaton');
    await expect(status).toHaveText(/^找到 \d+ 个页面。没有“strictIsolaton”，按“strictIsolation”查找$/);
    await searchBox(page).fill('沙箱 zzzqqq 与 qqqzzz');
    await expect(status).toHaveText(/^找到 \d+ 个页面。没有“zzzqqq”、“qqqzzz”，结果只对应其余的词$/);
  });

  test('what is read out stays where it is', async ({ page }) => {
    await open(page, '/guide');
    await searchBox(page).pressSequentially('沙');
    await expect(page.getByRole('option').first()).toContainText('沙');
    const status = page.getByRole('search').getByRole('status');
    await status.evaluate((element) => {
      const watch = new MutationObserver((records) => {
        if (records.some(({ removedNodes }) => [...removedNodes].includes(element)))
          element.dataset['moved'] = '';
      });
      if (element.parentNode) watch.observe(element.parentNode, { childList: true });
    });
    await searchBox(page).pressSequentially('箱逃逸');
    await expect(status).not.toHaveText('');
    await searchBox(page).fill('');
    await searchBox(page).pressSequentially('router');
    await expect(page.getByRole('option').first()).toContainText(/router/i);
    await expect(status).not.toHaveAttribute('data-moved');
  });

  test('the clear button empties the box and keeps the focus in it', async ({ page }) => {
    await open(page, '/guide');
    await searchBox(page).pressSequentially('沙箱');
    await page.getByRole('button', { name: '清空搜索框' }).click();
    await expect(searchBox(page)).toHaveValue('');
    await expect(searchBox(page)).toBeFocused();
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('closes with the page, also when it is the browser that leaves it', async ({ page }) => {
    await open(page, '/guide');
    await page.getByRole('navigation').getByRole('link', { name: '常见问题' }).first().click();
    await expect(page).toHaveURL('/issues');
    // Arriving moves the focus to the top of the page.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('常见问题');
    await searchBox(page).pressSequentially('沙箱');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/guide');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(searchBox(page)).toHaveValue('沙箱');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('recent searches are offered, chosen by keyboard, and forgotten on request', async ({ page }) => {
    await open(page, '/guide');
    await searchBox(page).pressSequentially('loadApp');
    await expect(page.getByRole('option').first()).toContainText('loadApp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/api/loadApp');
    // Arriving moves the focus to the top of the page.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('loadApp');
    await searchBox(page).fill('');
    await expect(page.getByRole('listbox', { name: '最近搜索' }).getByRole('option')).toHaveText(['loadApp']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(searchBox(page)).toHaveValue('loadApp');
    await expect(page.getByRole('listbox', { name: '搜索结果' })).toBeVisible();
    await searchBox(page).fill('');
    await page.getByRole('button', { name: '清除记录' }).press('Enter');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(searchBox(page)).toBeFocused();
    await page.reload();
    await searchBox(page).focus();
    await expect(page.getByText('输入 API 名称、报错原文，或直接提问。')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
  });
});

test.describe('search shortcuts', () => {
  test('Ctrl+K opens a box again that Esc has closed', async ({ page }) => {
    await open(page, '/guide');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('router');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(options.first()).toBeVisible();
  });

  test('Ctrl+K focuses the search box', async ({ page }) => {
    await open(page, '/guide');
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeFocused();
  });

  test('/ focuses the search box, also one that has slid away, but not while typing', async ({ page }) => {
    await open(page, '/facts');
    const filter = page.getByRole('searchbox', { name: '按文字、页面或 id 筛选' });
    await filter.focus();
    await page.keyboard.press('/');
    await expect(filter).toHaveValue('/');
    await open(page, '/api/loadApp');
    await scrollDownUntilNavbarHides(page);
    await expect(searchBox(page)).not.toBeInViewport();
    const place = await page.evaluate(() => scrollY);
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('');
    await expect(searchBox(page)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test.describe('on macOS', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
    });

    test('Cmd+K focuses the search box', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
        Object.defineProperty(navigator, 'userAgentData', { value: { platform: 'macOS' } });
      });
      await open(page, '/guide');
      await page.keyboard.press('Meta+k');
      await expect(searchBox(page)).toBeFocused();
    });
  });
});

test.describe('search with an input method', () => {
  test('half-composed pinyin is not searched for, and Enter takes the candidate', async ({ page }) => {
    await open(page, '/guide');
    await searchBox(page).focus();
    const hint = page.getByText('输入 API 名称、报错原文，或直接提问。');
    // Only from now on the search hears of a composition.
    await expect(hint).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'sha', selectionStart: 3, selectionEnd: 3 });
    await session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Process',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    });
    await expect(searchBox(page)).toHaveValue('sha');
    await expect(hint).toBeVisible();
    await expect(page).toHaveURL('/guide');
    await session.send('Input.insertText', { text: '沙箱' });
    await expect(searchBox(page)).toHaveValue('沙箱');
    await expect(page.getByRole('option').first()).toContainText('沙箱');
    // Had Enter or `sha` been taken for a query, the address or the list of recent ones would show it by now.
    await expect(page).toHaveURL('/guide');
    expect(await storedValue(page, 'search.recent')).toBeNull();
  });

  test('nor does the Enter that ends one in Safari, where it comes after the end', async ({ page }) => {
    await open(page, '/guide');
    await searchBox(page).pressSequentially('loadApp');
    await expect(page.getByRole('option').first()).toContainText('loadApp');
    const enter = (keyCode: number): Promise<unknown> =>
      searchBox(page).evaluate((field, code) => {
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: code, bubbles: true }));
      }, keyCode);
    await enter(229);
    // What is opened is written down at once.
    expect(await storedValue(page, 'search.recent')).toBeNull();
    await enter(13);
    expect(await storedValue(page, 'search.recent')).toContain('loadApp');
    await expect(page).toHaveURL(/\/api\/loadApp/);
  });
});

test.describe('search on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('takes the whole screen, and gives it back', async ({ page }) => {
    await open(page, '/guide');
    await searchBox(page).tap();
    await searchBox(page).pressSequentially('沙箱');
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    expect(await page.getByRole('search').locator('> div').boundingBox()).toEqual({
      x: 0,
      y: 0,
      width: 390,
      height: 844,
    });
    await page.getByRole('button', { name: '关闭' }).last().tap();
    await expect(list).toHaveCount(0);
    await searchBox(page).tap();
    await page.getByRole('option').first().tap();
    await expect(page).toHaveURL('/guide/sandbox');
    await expect(page.getByRole('heading', { level: 1, name: '沙箱' })).toBeInViewport();
  });
});

test.describe('search is accessible in every state', () => {
  for (const colorMode of ['light', 'dark']) {
    for (const [device, viewport] of [
      ['desktop', { width: 1440, height: 900 }],
      ['phone', { width: 390, height: 844 }],
    ] as const) {
      test(`${device}, ${colorMode}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorMode);
        await page.addInitScript(() => localStorage.setItem('search.recent', '["loadApp","沙箱"]'));
        // A page without a table of contents: axe measures what of its links the panel leaves visible.
        await open(page, '/showcase');
        await searchBox(page).focus();
        await expect(page.getByRole('listbox', { name: '最近搜索' })).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
        await searchBox(page).pressSequentially('沙箱');
        await expect(page.getByRole('option').first().locator('[class*="snippet"]')).not.toBeEmpty();
        expect(await violationsOn(page)).toEqual([]);
        await searchBox(page).fill('zzzqqq');
        await expect(page.getByRole('search').getByRole('status')).toHaveText('没有找到任何结果');
        expect(await violationsOn(page)).toEqual([]);
      });
    }
  }
});
