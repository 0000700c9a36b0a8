import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const standards: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/** The rules of these standards whose outcome depends on the colour mode. */
const rulesOfColour: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

interface Violation {
  id: string;
  /** The elements concerned, each with what is wrong with it. */
  nodes: string[];
}

/** Not as script elements: the frames' policy refuses them. A document that has axe is not made to read it again. */
async function addAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
  }
}

async function run(page: Page, runOptions: RunOptions): Promise<Violation[]> {
  await addAxe(page);
  // A colour that is still on its way to another is read as neither.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    const { violations } = await axe.run(options);
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    }));
  }, runOptions);
}

/** What axe finds against WCAG 2.2 AA in the page as it stands, its frames included. */
export async function violationsOn(page: Page): Promise<Violation[]> {
  return run(page, standards);
}

/** What axe finds in the colours of the page as it stands: enough for the second colour mode of a checked page. */
export async function colourViolationsOn(page: Page): Promise<Violation[]> {
  return run(page, rulesOfColour);
}
