import type { Page } from '@playwright/test';
import { expect, expectSameDocument, markDocument, open, test, waitForHydration } from '../support/test';

interface DocumentHead {
  title: string;
  language: string;
  classes: string[];
  elements: string[];
}

/**
 * What a document says about itself, but for style sheets and scripts: a page that was navigated to has those of the
 * pages before it, too.
 */
async function readHead(page: Page): Promise<DocumentHead> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const elements = document.head.querySelectorAll(
      'meta:is([name], [property]), link:not([rel=stylesheet], [rel=preload], [rel=modulepreload], [rel=prefetch], [rel=expect])',
    );
    const describe = (element: Element): string =>
      [...element.attributes]
        .filter(({ name }) => name !== 'data-rh')
        .map(({ name, value }) => `${name}=${value}`)
        .sort()
        .join(' ');
    return {
      title: document.title,
      language: root.lang,
      classes: [...root.classList].sort(),
      elements: [...elements].map(describe).sort(),
    };
  });
}

/** Follows a link that the document's text gets for it. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.locator('[data-body]').evaluate((body, href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: 'next' });
    body.prepend(link);
    link.click();
  }, path);
  await expect(page).toHaveURL(path);
}

const pages = [
  '/',
  '/guide/start',
  '/api/run',
  '/issues',
  '/blog/releases',
  '/blog/releases/authors',
  '/facts/issues',
  '/playground',
  '/search',
];

test('the head of a page is the same as written, after React has started, and after navigation', async ({
  page,
}) => {
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      const written = await readHead(page);
      await waitForHydration(page);
      await expect.poll(() => readHead(page)).toEqual(written);
      await open(page, '/guide');
      await markDocument(page);
      await navigate(page, path);
      await expect.poll(() => readHead(page)).toEqual(written);
      await expectSameDocument(page);
    });
  }
});
