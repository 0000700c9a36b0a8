import type { Page } from '@playwright/test';

/** Adds a style sheet to the page by script: the site's policy allows no other `<style>` element. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
