import {
  expect,
  keepPutOff,
  layOutAll,
  test as testOnNewPage,
  testOnSharedPage as test,
} from '../support/test';

/** What is rendered, in CSS pixels: `size/line`. Variables alone do not say, the theme's own rules may win. */
const scale: Readonly<Record<string, RegExp>> = {
  'main h1': /^32\/44$/,
  'main h2': /^23\/34$/,
  // Of folded questions and of cards: 16.
  'main h3': /^(?:18|16)\/28$/,
  '.markdown > p:not([class])': /^16\/29$/,
  '.markdown td': /^14\/24$/,
  '.menu__link': /^14\/22$/,
  '.table-of-contents__link': /^13\/21$/,
  'pre code': /^13\.5\/22$/,
};

const pages = [
  '/guide/router',
  '/api/run',
  '/issues',
  '/errors',
  '/facts',
  '/blog/releases',
  '/blog/releases/garfish-1.19',
  '/showcase',
  '/resource',
  '/search',
  '/404.html',
];

/** Sizes, each in a weight. */
const fontsAtMost = 12;

/** In the page: the different sizes of the visible elements that a selector finds. */
function sizesOf(selector: string): string[] {
  const visible = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const sizes = visible.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return `${parseFloat(fontSize)}/${parseFloat(lineHeight)}`;
  });
  return [...new Set(sizes)];
}

test('every type of page has the sizes of one scale', async ({ page }) => {
  const seen = new Set<string>();
  const others: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    for (const [selector, expected] of Object.entries(scale)) {
      const sizes = await page.evaluate(sizesOf, selector);
      if (sizes.length > 0) seen.add(selector);
      others.push(
        ...sizes.filter((size) => !expected.test(size)).map((size) => `${path} ${selector} ${size}`),
      );
    }
  }
  expect(others).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(Object.keys(scale)));
});

test('on a phone the first heading is smaller, the text is not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/guide/router', '/blog/releases/garfish-1.19', '/404.html']) {
    await page.goto(path);
    expect(await page.evaluate(sizesOf, 'main h1')).toEqual(['28/38']);
    const text = path === '/404.html' ? 'main p' : '.markdown > p:not([class])';
    expect(await page.evaluate(sizesOf, text)).toEqual(['16/29']);
  }
});

/** In the page: the texts whose last line has room for one character only, by what they are. */
function endsAlone(selector: string): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    if (!element.checkVisibility() || element.querySelector('p, ul, ol, pre, table')) return [];
    range.selectNodeContents(element);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const last = boxes.filter((box) => bottom - box.bottom < box.height / 2);
    if (last.length === boxes.length) return [];
    const width = Math.max(...last.map((box) => box.right)) - Math.min(...last.map((box) => box.left));
    return width < 1.3 * parseFloat(getComputedStyle(element).fontSize) ? [element.textContent] : [];
  });
}

test('on a phone no text with code ends with a line of one character, and no heading with an empty one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/api/channel', '/guide/starter-code', '/guide/upgrade', '/guide/shared-ui']) {
    await page.goto(path);
    await layOutAll(page);
    expect(await page.evaluate(endsAlone, 'main :is(h2, h3, p, li, summary)'), path).toEqual([]);
  }
});

test('on a phone what a table compares begins beside its first column, also where the table scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guide/migrate/qiankun');
  const table = page.getByRole('table').filter({ hasText: '再次进入时重新执行脚本' });
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  const ends = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right));
  expect(ends).toHaveLength(4);
  // The second column and half of the third.
  expect(ends[1]).toBeLessThan(280);
  expect(ends[3]).toBeGreaterThan(390);
});

test.describe('on a tablet', () => {
  test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1024, height: 768 }));

  test('the text between sidebar and contents has half of the window', async ({ page }) => {
    for (const path of ['/guide/router', '/api/run', '/errors']) {
      await page.goto(path);
      const width = await page.locator('.markdown').evaluate((text) => text.clientWidth);
      expect(width, path).toBeGreaterThan(512);
    }
  });

  test('what a message is printed by is below it, not in its place', async ({ page }) => {
    await page.goto('/errors');
    await layOutAll(page);
    const shares = await page
      .locator('.question > summary')
      .evaluateAll((all) =>
        all.map((line) => (line.querySelector('h3')?.clientWidth ?? 0) / line.clientWidth),
      );
    expect(shares.length).toBeGreaterThan(50);
    expect(Math.min(...shares)).toBeGreaterThan(0.5);
  });

  test('a step of the course is as wide as the window', async ({ page }) => {
    await page.goto('/learn/frameworks');
    const rights = await page
      .locator('main pre')
      .evaluateAll((all) => all.map((code) => code.getBoundingClientRect().right));
    const right = Math.max(...rights);
    expect(right).toBeGreaterThan(960);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test('the name of an API in the title of its page is broken at its dot alone', async ({ page }) => {
  for (const width of [1024, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['clearEscapeEffect', 'getGlobalObject']) {
      await page.goto(`/api/${name}`);
      const { height, lineHeight } = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
        const range = document.createRange();
        range.selectNode(title.lastChild ?? title);
        return {
          height: range.getBoundingClientRect().height,
          lineHeight: getComputedStyle(title).lineHeight,
        };
      });
      expect(height, `${name} at ${width} px`).toBeLessThan(1.5 * parseFloat(lineHeight));
    }
  }
});

/** Of the parts of release notes that are the theme's own: all but code, in CSS pixels. */
const noteSizes = [13, 14, 16, 18, 23, 32];

/** In the page: each size of the text around and in a note, code left out, with where it is first met. */
function textSizes(): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {};
  for (const element of document.querySelectorAll('main *, aside *')) {
    const isText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (!isText || element.closest('code') || !element.checkVisibility()) continue;
    found[parseFloat(getComputedStyle(element).fontSize)] ??= element.outerHTML.slice(0, 80);
  }
  return found;
}

test('around release notes, too, the text has the sizes of the scale', async ({ page }) => {
  for (const path of ['', '/garfish-1.19', '/archive', '/tags', '/tags/sandbox', '/authors']) {
    await page.goto(`/blog/releases${path}`);
    const sizes = await page.evaluate(textSizes);
    expect(Object.keys(sizes).length).toBeGreaterThan(1);
    const others = Object.entries(sizes).filter(([size]) => !noteSizes.includes(Number(size)));
    expect(others, path).toEqual([]);
  }
});

/** In the page: how the text that is laid out is written, `size/weight/style`, code marked, each once. */
function fontsInUse(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const fonts = new Set<string>();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent?.trim() || !element?.checkVisibility({ contentVisibilityAuto: true }))
      continue;
    const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(element);
    const family = fontFamily.includes('monospace') ? 'code ' : '';
    fonts.add(`${family}${parseFloat(fontSize)}/${fontWeight}/${fontStyle}`);
  }
  return [...fonts].sort();
}

testOnNewPage(
  'what is first painted on a phone is written in few fonts: the browser is asked for each',
  async ({ page }) => {
    await keepPutOff(page);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of pages) {
      await page.goto(path);
      const fonts = await page.evaluate(fontsInUse);
      expect(fonts.length, `${path}: ${fonts.join(', ')}`).toBeLessThanOrEqual(fontsAtMost);
      const otherwise = fonts.filter((font) => !/\/(?:400|650)\/normal$/.test(font));
      expect(otherwise, path).toEqual(['28/700/normal']);
    }
  },
);
