import type { Locator, Page } from '@playwright/test';
import type {} from '../../../plugins/static-content/siteBody';
import { violationsOn } from '../support/accessibility';
import { openStep } from '../support/course';
import { holdBack, slowConnection } from '../support/loading';
import { openPlayground } from '../support/playground';
import { searchBox } from '../support/search';
import { expect, expectSameDocument, markDocument, open, test, testOnSharedPage } from '../support/test';

function sheet(page: Page): Locator {
  return page.getByRole('dialog', { name: '键盘快捷键' });
}

function sheetButton(page: Page): Locator {
  return page.getByRole('button', { name: '键盘快捷键' });
}

function card(page: Page): Locator {
  return page.getByRole('tooltip');
}

/** As a reader who has come by the keyboard: the browser shows where the focus is. */
async function focusByKeyboard(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  await target.focus();
}

async function expectOnScreen(page: Page, shown: Locator): Promise<void> {
  const bar = await page.locator('.navbar').boundingBox();
  const place = await shown.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(place?.x).toBeGreaterThanOrEqual(0);
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(place?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(height);
}

async function openWithTools(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('.reading-notice')).toBeAttached();
}

testOnSharedPage('a key opens the sheet of shortcuts, and gives the focus back', async ({ page }) => {
  await openWithTools(page, '/guide/cache');
  const button = sheetButton(page);
  await button.focus();
  await page.keyboard.press('?');
  await expect(sheet(page)).toContainText('下一页');
  expect(await violationsOn(page)).toEqual([]);
  await markDocument(page);
  await page.keyboard.press(']');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/\/guide\/cache$/);
  await button.press('Enter');
  await expect(sheet(page)).toBeVisible();
});

testOnSharedPage('the sheet goes with its page', async ({ page }) => {
  await openWithTools(page, '/guide/cache');
  await page.keyboard.press(']');
  await expect(page).toHaveURL(/\/guide\/keep-alive$/);
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/cache$/);
  await expect(sheet(page)).toBeHidden();
});

testOnSharedPage('brackets turn pages in place, but not where somebody types', async ({ page }) => {
  await openWithTools(page, '/guide/cache');
  await markDocument(page);
  await searchBox(page).focus();
  await page.keyboard.press(']');
  await expect(searchBox(page)).toHaveValue(']');
  await searchBox(page).blur();
  await page.keyboard.press(']');
  await expect(page).toHaveURL(/\/guide\/keep-alive$/);
  await expectSameDocument(page);
  await openWithTools(page, '/guide/keep-alive');
  await page.keyboard.press('[');
  await expect(page).toHaveURL(/\/guide\/cache$/);
});

const editors: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  // It has the key of the search only.
  'the playground': (page) => openPlayground(page),
  'the course': async (page) => {
    await openStep(page, 'mount');
    await expect(sheetButton(page)).toBeAttached();
  },
  'a sample of a document': async (page) => {
    await openWithTools(page, '/guide/lifecycle');
    await page.getByRole('button', { name: '在这里运行 src/main.ts' }).first().click();
    await page.getByRole('textbox', { name: 'main.ts', exact: true }).focus();
  },
};

for (const [where, openEditor] of Object.entries(editors)) {
  testOnSharedPage(`what is typed into the editor of ${where} is no shortcut`, async ({ page }) => {
    await openEditor(page);
    const editor = page.locator('.cm-content');
    await editor.focus();
    await expect(editor).toBeFocused();
    await markDocument(page);
    const address = page.url();
    await page.keyboard.press('ControlOrMeta+A');
    // An opening bracket brings its partner.
    await page.keyboard.type('// ?][/ ');
    await expect(editor).toHaveText('// ?][/ ]');
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expectSameDocument(page);
  });
}

test('what is typed into an editor before the tools have come is no shortcut afterwards', async ({
  page,
}) => {
  const gate = await holdBack(page, '**/text-tools.*.js');
  await openStep(page, 'mount');
  const editor = page.locator('.cm-content');
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('/?');
  const tools = page.waitForResponse(/text-tools\.\w+\.js$/);
  gate.open();
  await (await tools).finished();
  await expect(sheetButton(page)).toBeAttached();
  await expect(editor).toBeFocused();
  await expect(sheet(page)).toHaveCount(0);
  await expect(editor).toHaveText('/?');
});

testOnSharedPage('shortcuts of one character can be switched off', async ({ page }) => {
  await openWithTools(page, '/guide/cache');
  await page.keyboard.press('?');
  const box = page.getByRole('checkbox', { name: /单独一个字符/ });
  await box.uncheck();
  await page.keyboard.press('Escape');
  for (const key of [']', '?', '/']) await page.keyboard.press(key);
  await expect(sheet(page)).toBeHidden();
  await expect(searchBox(page)).not.toBeFocused();
  await expect(page).toHaveURL(/\/guide\/cache$/);
  await sheetButton(page).click();
  await expect(box).not.toBeChecked();
});

testOnSharedPage('a link shows where it leads, out of what a visit would fetch', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/clearEscapeEffect.txt')) bodies.push(request.url());
  });
  await openWithTools(page, '/guide/sandbox');
  const link = page.getByRole('article').locator('a[href="/api/clearEscapeEffect"]').first();
  // Scrolling hides what is shown: the pointer comes after it.
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  await expect(async () => {
    await page.mouse.move(1, 1);
    await link.hover();
    await expect(card(page)).toContainText('Garfish.clearEscapeEffect', { timeout: 2_000 });
  }).toPass();
  await expect(link).toHaveAttribute('aria-describedby', await card(page).getAttribute('id').then(String));
  await expectOnScreen(page, card(page));
  expect(await violationsOn(page)).toEqual([]);
  // It stays while it is pointed at.
  await card(page).hover();
  await expect(card(page)).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/clearEscapeEffect$/);
  await expect(card(page)).toBeHidden();
  expect(bodies).toHaveLength(1);
});

testOnSharedPage('by the keyboard, too, and on a narrow screen; Escape hides it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithTools(page, '/guide/cache');
  const link = page.getByRole('article').locator('a[href="/guide/sandbox#cleanup"]').first();
  await focusByKeyboard(page, link);
  await expect(card(page)).toContainText('沙箱 › 副作用清理取决于 cache');
  await expectOnScreen(page, card(page));
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(link).not.toHaveAttribute('aria-describedby');
});

test('readers who save data get no previews', async ({ page }) => {
  await slowConnection(page);
  await openWithTools(page, '/guide/cache');
  await focusByKeyboard(page, page.getByRole('article').locator('a[href="/guide/sandbox#cleanup"]').first());
  // A preview would have waited for the same, and longer than this.
  expect(await page.evaluate(() => window.siteBody?.('/guide/sandbox'))).toContain('<h1>');
  await expect(card(page)).toBeHidden();
});

testOnSharedPage('the first use of a word explains it', async ({ page }) => {
  await openWithTools(page, '/guide/lifecycle');
  const term = page.locator('article u', { hasText: /^钩子$/ });
  await expect(term).toHaveCount(1);
  await term.click();
  await expect(card(page)).toContainText('写在选项或插件里');
  await page.mouse.click(5, 300);
  await expect(card(page)).toBeHidden();
  await focusByKeyboard(page, term);
  await expect(card(page)).toContainText('写在选项或插件里');
  await expect(page.locator('article :is(h1,h2,h3,a,code,pre) u')).toHaveCount(0);
});

testOnSharedPage('names in code tell their type, by pointer and by keyboard', async ({ page }) => {
  await openWithTools(page, '/guide/cache');
  const block = page.locator('.theme-code-block', { hasText: 'src/cached.ts' });
  const code = block.locator('pre');
  const text = await code.textContent();
  await code.hover();
  await block.locator('.reading-type', { hasText: 'loadApp' }).first().hover();
  await expect(card(page)).toContainText('Promise<interfaces.App | null>');
  expect(await code.textContent()).toBe(text);
  await block.getByRole('button', { name: '类型' }).press('Enter');
  const list = page.getByRole('dialog', { name: '这段代码里的类型' });
  await expect(list.getByRole('listitem').filter({ hasText: 'entry' })).toContainText('子应用入口地址');
  expect(await violationsOn(page)).toEqual([]);
});

testOnSharedPage('an answer becomes an issue that nobody has sent', async ({ page }) => {
  await openWithTools(page, '/guide/cache');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method()));
  await page.getByText('Garfish 有两层缓存').click({ clickCount: 3 });
  await page.getByRole('button', { name: '没有', exact: true }).click();
  await page.getByRole('textbox', { name: /哪里不对/ }).fill('少一个例子');
  const link = page.getByRole('link', { name: '在 GitHub 上新建 issue' });
  const address = new URL(await link.getAttribute('href').then(String));
  expect(address.pathname).toMatch(/\/issues\/new$/);
  expect(address.searchParams.get('body')).toMatch(
    /guide\/cache[\s\S]*garfish 1\.[\s\S]*> Garfish 有两层缓存[\s\S]*少一个例子/,
  );
  await expect(page.getByText('什么都不会自动发送')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  expect(requests.filter((method) => method !== 'GET')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the contents follow as a line, lead to a section and fold', async ({ page }) => {
    await openWithTools(page, '/guide/sandbox');
    const contents = page.locator('.reading-contents');
    const line = contents.locator('summary');
    const topOf = async (shown: Locator): Promise<number> => (await shown.boundingBox())?.y ?? Infinity;
    await page.mouse.wheel(0, 4_000);
    await expect.poll(() => topOf(line)).toBeLessThan(2);
    await line.click();
    expect(await violationsOn(page)).toEqual([]);
    await contents.getByRole('link', { name: '内存' }).click();
    await expect(contents).not.toHaveAttribute('open');
    const heading = page.getByRole('heading', { name: '内存', exact: false, level: 3 });
    await expect.poll(() => topOf(heading)).toBeLessThan(120);
    const { y = 0, height = 0 } = (await line.boundingBox()) ?? {};
    expect(await topOf(heading)).toBeGreaterThanOrEqual(y + height);

    await line.click();
    await page.keyboard.press('Escape');
    await expect(contents).not.toHaveAttribute('open');
    await expect(line).toBeFocused();
    await line.click();
    await page.mouse.click(200, 700);
    await expect(contents).not.toHaveAttribute('open');

    // What has the focus would be behind it.
    await line.click();
    await contents.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(contents).not.toHaveAttribute('open');
  });
});
