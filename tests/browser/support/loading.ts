import type { Page } from '@playwright/test';
import { createGate, type Gate } from './gate';

/** What the page is told of its connection. */
export async function setConnection(
  page: Page,
  connection: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

/** On a connection like this one nothing is fetched ahead of need. */
export async function slowConnection(page: Page): Promise<void> {
  await setConnection(page, { effectiveType: '2g', saveData: true });
}

/** Holds back the files that are asked for from now on, until the gate is opened. */
export async function holdBack(page: Page, files: string | RegExp): Promise<Gate> {
  const gate = createGate();
  await page.route(files, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
}

/** What a navigation in place brings: scripts, and the text. */
export const pageFiles = /\/assets\/(?:js|bodies)\//;
