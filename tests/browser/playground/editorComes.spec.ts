import type { Locator, Page } from '@playwright/test';
import { toHash } from '../../../src/components/Playground/program/shareLink';
import { programOf } from '../../../src/components/Playground/program/program';
import { holdBack } from '../support/loading';
import { editorOf, linesOn, openPlayground, run } from '../support/playground';
import { expect, open, test } from '../support/test';

const editorScript = '**/assets/js/playground-editor.*.js';
const code = ['const one = 1;', 'const two = 2;', "console.log('sum', one + two);"].join('\n');

/** The code before its editor has come. */
function textOn(page: Page) {
  return page.getByRole('textbox', { name: 'main.ts', exact: true });
}

/** Opens a page whose editor comes when the gate is opened. */
async function openText(page: Page, path: string) {
  const gate = await holdBack(page, editorScript);
  await open(page, path);
  await expect(textOn(page)).toBeVisible();
  return gate;
}

test.describe('the editor goes on where the reader is in the text', () => {
  const address = `/playground${toHash(programOf(code))}`;

  test('pressed in a line, it is written there', async ({ page }) => {
    const gate = await openText(page, address);
    // After "two".
    const place = await textOn(page).evaluate((element) => {
      const [node] = element.firstElementChild?.childNodes ?? [];
      if (!node) throw new Error('found no text, expected the code');
      const range = document.createRange();
      range.setStart(node, 'const one = 1;\nconst two'.length);
      const { x, y, height } = range.getBoundingClientRect();
      return { x, y: y + height / 2 };
    });
    await page.mouse.click(place.x, place.y);
    await expect(textOn(page)).toBeFocused();
    gate.open();
    await expect(editorOf(page)).toBeFocused();
    await page.keyboard.type('Hundred');
    await expect(editorOf(page)).toContainText('const twoHundred = 2;');
  });

  test('pressed in a line that is coloured, it is written there', async ({ page }) => {
    const gate = await openText(page, '/playground');
    const { x, y } = await placeOfLine(textOn(page), 'basename');
    await page.mouse.click(x - 3, y);
    await expect(textOn(page)).toBeFocused();
    gate.open();
    await expect(editorOf(page)).toBeFocused();
    await page.keyboard.type('/**/');
    await expect(editorOf(page)).toContainText("  /**/basename: '/',");
  });

  test('reached by the keyboard, it is written at its beginning', async ({ page }) => {
    const gate = await openText(page, address);
    await textOn(page).focus();
    gate.open();
    await expect(editorOf(page)).toBeFocused();
    await page.keyboard.type('// first');
    await expect(editorOf(page)).toContainText('// firstconst one = 1;');
  });

  test('led to a line by the console, it shows that', async ({ page }) => {
    const gate = await openText(page, address);
    await run(page);
    await linesOn(page)
      .getByRole('button', { name: /跳到 main\.ts:3:/ })
      .click();
    gate.open();
    await expect(editorOf(page)).toBeFocused();
    await expect(page.locator('.cm-activeLineGutter')).toHaveText('3');
  });
});

/** The middle of a line's first letter, in the text or in the editor. */
async function placeOfLine(code: Locator, line: string): Promise<{ x: number; y: number }> {
  return await code.evaluate((element, start) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const from = node.textContent?.indexOf(start) ?? -1;
      if (from < 0) continue;
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + 1);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    }
    throw new Error(`found no ${start}, expected it in the code`);
  }, line);
}

test.describe('it shows the lines where the text did', () => {
  test('pressed at the end of a text that just has room', async ({ page }) => {
    for (const height of [900, 700]) {
      await page.setViewportSize({ width: 1440, height });
      await open(page, '/learn/mount');
      const before = await placeOfLine(textOn(page), 'import');
      await page.mouse.click(before.x, (await placeOfLine(textOn(page), '});')).y);
      await expect(editorOf(page)).toBeFocused();
      expect(await placeOfLine(editorOf(page), 'import')).toEqual(before);
    }
  });

  test('scrolled, and pressed or only pointed at', async ({ page }) => {
    // Numbered in two digits, as most programs are.
    const lines = Array.from({ length: 90 }, (_, index) => `line${index};`);
    lines[50] = `line50; // here ${'and on '.repeat(40)}`;
    for (const isPressed of [true, false]) {
      await page.goto('about:blank');
      const gate = await openText(page, `/playground${toHash(programOf(lines.join('\n')))}`);
      await textOn(page).evaluate((text) => text.parentElement?.scrollTo({ left: 20, top: 900 }));
      const before = await placeOfLine(textOn(page), 'here');
      if (isPressed) await page.mouse.click(before.x, before.y);
      else await page.mouse.move(before.x, before.y);
      gate.open();
      await expect(editorOf(page)).toBeVisible();
      await expect(async () => {
        expect(await placeOfLine(editorOf(page), 'here')).toEqual(before);
      }).toPass({ timeout: 5_000 });
    }
  });

  test('pressed where the hint comes, it shows the line above that', async ({ page }) => {
    const lines = Array.from({ length: 300 }, (_, index) => `line${index};`);
    const gate = await openText(page, `/playground${toHash(programOf(lines.join('\n')))}`);
    const { bottom } = await textOn(page).evaluate((text) => ({
      bottom: text.parentElement?.getBoundingClientRect().bottom ?? NaN,
    }));
    const { x } = await placeOfLine(textOn(page), 'line1;');
    await page.mouse.click(x, bottom - 3);
    gate.open();
    await expect(editorOf(page)).toBeFocused();
    await expect(page.locator('.cm-activeLine')).toBeInViewport({ ratio: 1 });
    const line = await page.locator('.cm-activeLine').boundingBox();
    const hint = await page.locator('#hint').boundingBox();
    expect((line?.y ?? NaN) + (line?.height ?? NaN)).toBeLessThanOrEqual(hint?.y ?? NaN);
  });
});

test.describe('it has the focus, whenever the press comes', () => {
  const lines = Array.from({ length: 90 }, (_, index) => `line${index};`);

  test('the editor has come between the press and its end', async ({ page }) => {
    const gate = await openText(page, `/playground${toHash(programOf(lines.join('\n')))}`);
    const { x, y } = await placeOfLine(textOn(page), 'line9;');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(textOn(page)).toBeFocused();
    gate.open();
    await expect(editorOf(page)).toBeVisible();
    // The hand is not still.
    await page.mouse.move(x + 3, y + 2);
    await page.mouse.up();
    await expect(editorOf(page)).toBeFocused();
    await expect(page.locator('.cm-activeLineGutter')).toHaveText('10');
  });

  test('nothing is pressed in vain between the text and the editor', async ({ page }) => {
    const gate = await openText(page, `/playground${toHash(programOf(code))}`);
    // What has the focus as soon as the text is gone: a press on something else would be in vain.
    await textOn(page).evaluate((text) => {
      const next = new Promise<string | undefined>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!text.isConnected)
            resolve(document.activeElement?.shadowRoot?.activeElement?.role ?? undefined);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
      Object.assign(window, { next });
    });
    await textOn(page).focus();
    gate.open();
    expect(await page.evaluate('next')).toBe('textbox');
  });

  test('where the program that comes is not shown yet', async ({ page }) => {
    const gate = await holdBack(page, /\/assets\/js\/(?:runtime~main|main)\.\w+\.js$/);
    await page.goto(`/playground${toHash(programOf(code))}`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-more');
    await page.getByRole('tabpanel', { name: 'main.ts' }).click();
    gate.open();
    await expect(editorOf(page)).toBeFocused();
    await page.keyboard.type('// first');
    await expect(editorOf(page)).toContainText('// first');
  });

  for (const isPointedFirst of [true, false]) {
    test(`in the strip at the bottom, ${isPointedFirst ? 'pointed at before' : 'at once'}`, async ({
      page,
    }) => {
      const gate = await openText(page, `/playground${toHash(programOf(code))}`);
      const box = await page.getByRole('tabpanel', { name: 'main.ts' }).boundingBox();
      if (!box) throw new Error('found no box, expected the code');
      await page.mouse.move(box.x + 300, box.y + box.height - 6);
      if (isPointedFirst) gate.open();
      if (isPointedFirst) await expect(editorOf(page)).toBeVisible();
      await page.mouse.down();
      await page.mouse.up();
      gate.open();
      await expect(editorOf(page)).toBeFocused();
    });
  }
});

for (const path of ['/playground', '/learn/mount']) {
  test(`the text begins where the editor’s does, right below its files, on ${path}`, async ({ page }) => {
    const gate = await openText(page, path);
    const panel = await page.getByRole('tabpanel', { name: 'main.ts' }).boundingBox();
    const text = await textOn(page).boundingBox();
    expect(text?.y).toBe(panel?.y);
    const { y } = await placeOfLine(textOn(page), 'import');
    await textOn(page).focus();
    gate.open();
    await expect(editorOf(page)).toBeVisible();
    expect(Math.abs((await placeOfLine(editorOf(page), 'import')).y - y)).toBeLessThan(1);
  });
}

test.describe('the text has the colours of the editor', () => {
  /** The colour of each letter, line by line. */
  function coloursOf(code: Locator): Promise<string[]> {
    return code.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const colours: string[] = [];
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        const { color } = getComputedStyle(parentElement ?? element);
        for (const letter of textContent ?? '') if (letter.trim() !== '') colours.push(`${letter} ${color}`);
      }
      return colours;
    });
  }

  for (const path of ['/playground', '/learn/mount']) {
    test(`on ${path}, and its numbers`, async ({ page }) => {
      const gate = await openText(page, path);
      const text = await coloursOf(textOn(page));
      const numbers = await textOn(page).locator('pre').getAttribute('data-numbers');
      await textOn(page).focus();
      gate.open();
      await expect(editorOf(page)).toBeVisible();
      expect(text).toEqual(await coloursOf(editorOf(page)));
      expect(new Set(text.map((each) => each.slice(2))).size).toBeGreaterThan(4);
      const shown = await page
        .locator('.cm-lineNumbers .cm-gutterElement:not([style*=hidden])')
        .allTextContents();
      expect(numbers?.split('\n')).toEqual(shown);
    });
  }

  test('what nothing has coloured is in the editor at once, but not for those who save data', async ({
    page,
  }) => {
    const address = `/playground${toHash(programOf(code))}`;
    await open(page, address);
    await expect(editorOf(page)).toBeVisible();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), { saveData: true }),
      }),
    );
    await page.goto('about:blank');
    let isAsked = false;
    page.on('request', (request) => (isAsked ||= request.url().includes('playground-editor')));
    await open(page, address);
    await expect(textOn(page)).toHaveText(code);
    expect(isAsked).toBe(false);
    await textOn(page).focus();
    await expect(editorOf(page)).toBeFocused();
  });
});

test('once it has come, another file does not bring the reader back to where they were', async ({ page }) => {
  const files = { 'main.ts': code, 'other.ts': code };
  const gate = await openText(page, `/playground${toHash({ ...programOf(''), files })}`);
  await textOn(page).focus();
  gate.open();
  await expect(editorOf(page)).toBeFocused();
  await editorOf(page).blur();
  // As in Safari, where a button that is pressed does not take the focus.
  await page.getByRole('tab', { name: 'other.ts' }).dispatchEvent('click');
  await expect(page.getByRole('textbox', { name: '代码 other.ts' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '代码 other.ts' })).not.toBeFocused();
});

test('before it has come, the code scrolls in its place to the end', async ({ page }) => {
  for (const path of ['/playground', '/learn/errors']) {
    await page.setViewportSize({ width: 1000, height: 600 });
    await open(page, path);
    const past = await textOn(page).evaluate((text) => {
      const scroller = text.parentElement;
      scroller?.scrollTo({ top: scroller.scrollHeight });
      const panel = text.closest('[role=tabpanel]');
      const [end = NaN, place = NaN] = [text, panel].map((each) => each?.getBoundingClientRect().bottom);
      return end - place;
    });
    // Scrolling ends at whole pixels.
    expect(Math.abs(past), path).toBeLessThanOrEqual(1);
  }
});

test.describe('by touch, before anything has started', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('keys are told of once one is pressed', async ({ page }) => {
    // The browser that tests run in has a mouse.
    await page.addInitScript(() => {
      const native = window.matchMedia.bind(window);
      window.matchMedia = (query) => native(query.includes('pointer: coarse') ? 'all' : query);
    });
    await openPlayground(page);
    const hint = page.getByText(/先按 Esc 再按 Tab 离开编辑器/);
    await expect(editorOf(page)).toHaveAccessibleDescription(/先按 Esc 再按 Tab 离开编辑器/);
    await expect(hint).toBeHidden();
    await editorOf(page).focus();
    await page.keyboard.press('Tab');
    await expect(hint).toBeVisible();
  });

  test('it comes with the cursor where the reader has pressed', async ({ page }) => {
    await page.goto('/playground');
    const text = page.locator('[data-island=Playground] pre');
    await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y } = await placeOfLine(text, 'apps');
    await page.touchscreen.tap(x - 3, y);
    await expect(editorOf(page)).toBeFocused();
    await page.keyboard.type('QQ');
    await expect(editorOf(page)).toContainText('QQapps:');
  });
});
