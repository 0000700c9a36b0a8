import type { Page } from '@playwright/test';
import { holdBack } from '../support/loading';
import { searchBox } from '../support/search';
import { expect, keepPutOff, layOutAll, test, waitForHydration } from '../support/test';

const screens = {
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true },
  'a wide screen': { viewport: { width: 1440, height: 900 } },
};

/** Blocks of the text that are put off, whether or not they are near by now. */
function countPutOff(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('.markdown > *')].filter(
        (block) => getComputedStyle(block).contentVisibility === 'auto',
      ).length,
  );
}

/** Whether the element is put off and not laid out yet. */
function isSkipped(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .last()
    .evaluate((element) => !element.checkVisibility({ contentVisibilityAuto: true }));
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
}

/** Resolves when the next frame has been painted. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

interface Place {
  text: string;
  /** From the top of the screen, in px. */
  top: number;
}

/** The first paragraph or heading below the navbar, and where it is. */
function placeOfRead(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const first = [...document.querySelectorAll('.markdown :is(p, h2, h3, h4)')].find(
      (each) =>
        each.checkVisibility({ contentVisibilityAuto: true }) && each.getBoundingClientRect().top > 80,
    );
    return { text: first?.textContent ?? '', top: first?.getBoundingClientRect().top ?? 0 };
  });
}

/** To five pixels: laying out otherwise rounds otherwise. */
function near({ text, top }: Place): unknown {
  return { text, top: expect.closeTo(top, -1) };
}

for (const [screen, options] of Object.entries(screens)) {
  test.describe(`a long document on ${screen}`, () => {
    test.use(options);
    test.beforeEach(({ page }) => keepPutOff(page));

    test('what is far below is laid out when the reader comes near, the outline of what is focused is whole', async ({
      page,
    }) => {
      await page.goto('/guide/sandbox');
      const end = '.markdown > ul li';
      expect(await isSkipped(page, end)).toBe(true);
      expect(await isSkipped(page, '.markdown > header')).toBe(false);
      await page.locator('.markdown > ul').last().scrollIntoViewIfNeeded();
      await expect.poll(() => isSkipped(page, end)).toBe(false);
      const clipMargin = await page
        .locator('.markdown > p')
        .last()
        .evaluate((block) => getComputedStyle(block).overflowClipMargin);
      expect(clipMargin).toBe('16px');
    });

    for (const { name, path, block, inside } of [
      {
        name: 'the options of a function',
        path: '/api/run',
        block: '.options > section > div',
        inside: '[id]',
      },
      { name: 'the sections of the home page', path: '/', block: '.opening > section', inside: 'h2' },
    ]) {
      test(`so are ${name}`, async ({ page }) => {
        await page.goto(path);
        expect(await isSkipped(page, `${block} ${inside}`)).toBe(true);
        await page.locator(block).last().scrollIntoViewIfNeeded();
        await expect.poll(() => isSkipped(page, `${block} ${inside}`)).toBe(false);
      });
    }

    test('so is the footer, which is as high as it seemed to a line or two', async ({ page }) => {
      await page.goto('/issues');
      const heightOf = (): Promise<number> => page.locator('.footer').evaluate((each) => each.clientHeight);
      const seeming = await heightOf();
      expect(await isSkipped(page, '.footer a')).toBe(true);
      await page.locator('.footer').scrollIntoViewIfNeeded();
      await expect.poll(() => isSkipped(page, '.footer a')).toBe(false);
      expect(Math.abs(seeming - (await heightOf()))).toBeLessThan(60);
    });

    test('what the address names is at its place', async ({ page }) => {
      await page.goto('/issues');
      expect(await countPutOff(page)).toBeGreaterThan(50);
      const anchor = await page.locator('.markdown > h2[id]').last().getAttribute('id');
      await page.goto('about:blank');
      await page.goto(`/issues#${anchor ?? ''}`);
      await expect(page.locator(':target')).toBeInViewport();
      expect(await countPutOff(page)).toBe(0);
    });

    test('a page that is opened again is where it was', async ({ page }) => {
      await page.goto('/api/run');
      await page.waitForLoadState('load');
      // As a reader comes there: each part has been near.
      for (let top = 600; top <= 6000; top += 600) {
        await scrollTo(page, top);
        await nextFrame(page);
      }
      const place = await placeOfRead(page);
      await page.reload();
      await expect.poll(() => placeOfRead(page)).toEqual(near(place));
      expect(await countPutOff(page)).toBe(0);
    });

    test('a key leads to the place where its end is', async ({ page }) => {
      await page.goto('/guide/sandbox');
      expect(await countPutOff(page)).toBeGreaterThan(50);
      await page.keyboard.press('End');
      expect(await countPutOff(page)).toBe(0);
      await expect(page.locator('.footer')).toBeInViewport();
    });

    test('what is typed does not wait for all of it', async ({ page }) => {
      await holdBack(page, /\/assets\/js\/main\.\w+\.js$/);
      await page.goto('/guide/sandbox');
      await searchBox(page).focus();
      await page.keyboard.press('g');
      await expect(searchBox(page)).toHaveValue('g');
      expect(await countPutOff(page)).toBeGreaterThan(50);
    });

    test('once the application has started all has its place, so that a jump by script leads to where it is', async ({
      page,
    }) => {
      await page.goto('/guide/sandbox');
      expect(await countPutOff(page)).toBeGreaterThan(50);
      await waitForHydration(page);
      expect(await countPutOff(page)).toBe(0);
      await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
      await expect(page.locator('.footer')).toBeInViewport();
    });

    test('what is read after a jump stays in its place: when a key is pressed, and when the application starts', async ({
      page,
    }) => {
      const gate = await holdBack(page, /\/assets\/js\/(?!page\.)/);
      await page.goto('/guide/upgrade-from-1.8');
      // Past blocks that have never been near: with their height it would be thousands of pixels away.
      await scrollTo(page, 5000);
      // What is near gets its height in the frames that follow.
      const stays = async (): Promise<boolean> => {
        const place = await placeOfRead(page);
        for (let frame = 0; frame < 3; frame += 1) await nextFrame(page);
        return (await placeOfRead(page)).top === place.top;
      };
      await expect.poll(stays).toBe(true);
      expect(await countPutOff(page)).toBeGreaterThan(50);
      const place = await placeOfRead(page);
      await page.keyboard.press('Shift');
      expect(await placeOfRead(page)).toEqual(near(place));
      gate.open();
      await waitForHydration(page);
      expect(await countPutOff(page)).toBe(0);
      expect(await placeOfRead(page)).toEqual(near(place));
    });

    test('on paper nothing is put off', async ({ page }) => {
      await page.goto('/guide/sandbox');
      await page.emulateMedia({ media: 'print' });
      expect(await countPutOff(page)).toBe(0);
    });

    test('a page that has come by client navigation has all its height', async ({ page }) => {
      await page.goto('/guide');
      // By key: right after the jump to the end of the page it moves, and no reader presses within that time.
      await page.locator('.pagination-nav__link--next').press('Enter');
      await expect(page.locator('[data-body="/guide"]')).toHaveCount(0);
      await expect.poll(() => countPutOff(page)).toBe(0);
    });
  });
}

for (const path of ['/', '/guide/sandbox', '/api/run']) {
  test(`${path}: soon after the page has come to rest all of it is laid out, for pictures of the whole page`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('.opening')).toBeAttached();
    // What is put off is not visible, and tells no difference to `:visible`.
    const skipped = (): Promise<number> =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main :is(p, h2, li, td), .footer a')].filter(
            (each) => each.checkVisibility() && !each.checkVisibility({ contentVisibilityAuto: true }),
          ).length,
      );
    await expect.poll(skipped).toBe(0);
    await expect(page.locator('.opening')).toBeAttached();
  });
}

test('a filter that comes above what is read does not move it', async ({ page }) => {
  const gate = await holdBack(page, /\/assets\/js\/option-tools\./);
  await page.goto('/api/run');
  await page.locator('.table-of-contents a').last().click();
  await waitForHydration(page);
  await expect(page.locator(':target')).toBeInViewport();
  const place = await placeOfRead(page);
  gate.open();
  await expect(page.locator('.option-filter')).toBeAttached();
  await nextFrame(page);
  expect(await placeOfRead(page)).toEqual(near(place));
});

test('on a wide screen a document is about as long as it seems before all of it is laid out', async ({
  page,
}) => {
  for (const path of ['/', '/guide/start', '/api/run', '/issues']) {
    await page.goto(path);
    const heightOf = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    const seeming = await heightOf();
    await layOutAll(page);
    const ratio = seeming / (await heightOf());
    expect(ratio, path).toBeGreaterThan(0.75);
    expect(ratio, path).toBeLessThan(1.33);
  }
});

test('a document is painted for the first time when its beginning is there', async ({ page }) => {
  await page.goto('/issues');
  const id = (await page.locator('link[rel=expect]').getAttribute('href'))?.slice(1) ?? '';
  await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  const blocking = await page
    .locator('link[rel=expect]')
    .evaluate((link: HTMLLinkElement) => [...link.blocking].join());
  expect(blocking).toBe('render');
});
