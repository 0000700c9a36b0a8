import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../browser/support/test';
import { readBlocks, type Block } from './readBlocks';
import { openWorkspace, type Workspace } from './workspace';

interface TutorialOptions {
  /** Every port that the tutorial's blocks name. */
  ports: number[];
}

interface TutorialFixtures {
  /** A fresh folder; when the test is over, what runs in it is ended and it is removed. */
  workspace: Workspace;
}

/** Tests of this suite also fail on a console error and on a request that leaves the machine. */
export const test = base.extend<TutorialOptions & TutorialFixtures>({
  ports: [[], { option: true }],
  workspace: async ({ ports }, use) => {
    const workspace = await openWorkspace(ports);
    await use(workspace);
    await workspace.close();
  },
});

export { expect };

/** The code blocks of a document, named by its path in the project. */
export function blocksOf(document: string): Block[] {
  return readBlocks(document, readFileSync(path.resolve(__dirname, '../..', document), 'utf8'));
}

/** A sub-app's server lets other origins read what it serves. */
export async function expectCrossOriginReads(url: string): Promise<void> {
  const response = await fetch(url, { headers: { Origin: 'http://main.example' } });
  expect(response.headers.get('access-control-allow-origin'), url).toBe('*');
}

export interface Visit {
  /** Names of the main app's links that lead into the sub-app and out of it. */
  enter: string;
  leave: string;
  /** A text that the sub-app shows when it is mounted. */
  text: string;
  /** Time for the sub-app to appear. */
  limitMs?: number;
}

/** Follows the main app's links in, out and in again: the sub-app appears, leaves nothing behind, appears again. */
export async function expectMountsTwice(page: Page, { enter, leave, text, limitMs }: Visit): Promise<void> {
  const container = page.locator('#subapp');
  const timeout = limitMs ?? 15_000;
  await page.getByRole('link', { name: enter, exact: true }).click();
  await expect(container).toContainText(text, { timeout });
  await page.getByRole('link', { name: leave, exact: true }).click();
  await expect(container).toBeEmpty();
  await page.getByRole('link', { name: enter, exact: true }).click();
  await expect(container).toContainText(text, { timeout });
}
