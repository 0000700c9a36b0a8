import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const standards: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

interface Violation {
  id: string;
  /** The elements concerned, each with what is wrong with it. */
  nodes: string[];
}

/** What axe finds against WCAG 2.2 AA in the page as it stands. */
export async function violationsOn(page: Page): Promise<Violation[]> {
  await page.addScriptTag({ path: require.resolve('axe-core') });
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    const { violations } = await axe.run(options);
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    }));
  }, standards);
}
