import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../tools/projectRoot';
import { expect, test as base } from '../browser/support/test';
import { choosePorts } from './ports';
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
  workspace: async ({ ports }, use, { parallelIndex }) => {
    const workspace = await openWorkspace(await choosePorts(ports, parallelIndex));
    await use(workspace);
    await workspace.close();
  },
});

export { expect };

/** The code blocks of a document, named by its path in the project. */
export function blocksOf(document: string): Block[] {
  return readBlocks(document, readFileSync(path.join(projectRoot, document), 'utf8'));
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

interface Texts {
  inside: string[];
  outside: string[];
}

/**
 * The texts of the page in the sub-app's container and outside of it, in order. Read again where the page is loaded
 * anew meanwhile: a development server may still hear of a file that was saved before the page came.
 */
async function readTexts(page: Page): Promise<Texts> {
  let texts: Texts = { inside: [], outside: [] };
  await expect(async () => {
    texts = await page.locator('#subapp').evaluate((container) => {
      const found: Texts = { inside: [], outside: [] };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim() ?? '';
        if (text !== '') found[container.contains(walker.currentNode) ? 'inside' : 'outside'].push(text);
      }
      return found;
    });
  }).toPass({ timeout: 15_000 });
  return texts;
}

function occurrences(texts: readonly string[], text: string): number {
  return texts.filter((each) => each === text).length;
}

/**
 * The sub-app shows its text, and none of its texts anywhere else.
 *
 * @param before texts outside the container before the sub-app came: the main app may use the same words
 */
async function expectShown(page: Page, { text, limitMs }: Visit, before: readonly string[]): Promise<void> {
  await expect(page.locator('#subapp')).toContainText(text, { timeout: limitMs ?? 15_000 });
  const { inside, outside } = await readTexts(page);
  const strays = inside.filter((each) => occurrences(outside, each) > occurrences(before, each));
  expect(strays, 'texts of the sub-app outside its container').toEqual([]);
}

/**
 * Follows the main app's links in, out and in again: the sub-app appears in its container only, leaves nothing behind
 * on the whole page, appears again. The page has to be at the address that `leave` leads to.
 */
export async function expectMountsTwice(page: Page, visit: Visit): Promise<void> {
  const { outside: before } = await readTexts(page);
  await page.getByRole('link', { name: visit.enter, exact: true }).click();
  await expectShown(page, visit, before);
  await page.getByRole('link', { name: visit.leave, exact: true }).click();
  await expect(page.locator('#subapp')).toBeEmpty();
  await expect
    .poll(async () => (await readTexts(page)).outside, 'texts of the page after the sub-app has left')
    .toEqual(before);
  await page.getByRole('link', { name: visit.enter, exact: true }).click();
  await expectShown(page, visit, before);
}
