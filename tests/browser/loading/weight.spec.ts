import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test';

interface Budget {
  path: string;
  /** kB (1000 bytes) that arrive before the reader does anything. */
  firstLoad: number;
  /** Elements in the document then. */
  elements: number;
  /** kB of script, where it is more than is said for all below: before intent, and once React has started. */
  script?: { before?: number; after?: number };
}

const budgets: readonly Budget[] = [
  { path: '/', firstLoad: 20, elements: 450 },
  { path: '/guide', firstLoad: 23.5, elements: 700 },
  // With the code of every file of the starter.
  { path: '/guide/starter', firstLoad: 40, elements: 3900 },
  { path: '/guide/sandbox', firstLoad: 38, elements: 3200 },
  { path: '/guide/frameworks', firstLoad: 30, elements: 3200 },
  { path: '/api/run', firstLoad: 28, elements: 1450 },
  { path: '/api/loadApp', firstLoad: 29.5, elements: 1600 },
  // Every question, each with its answer and how to confirm its cause.
  { path: '/issues', firstLoad: 39.3, elements: 2300 },
  { path: '/errors', firstLoad: 33.5, elements: 3000 },
  { path: '/performance', firstLoad: 26, elements: 2600 },
  { path: '/facts', firstLoad: 17, elements: 550 },
  { path: '/facts/issues', firstLoad: 29.7, elements: 2700 },
  { path: '/blog/releases', firstLoad: 18, elements: 450, script: { after: 120.3 } },
  { path: '/blog/releases/garfish-1.19', firstLoad: 21, elements: 450 },
  // With pictures of eight demos, and the script that says when one does not come.
  { path: '/showcase', firstLoad: 60, elements: 450, script: { before: 3.55 } },
  { path: '/resource', firstLoad: 15.5, elements: 250 },
];

/** kB of script before the reader does anything. */
const scriptBeforeIntent = 3;

/**
 * kB of script once React has started, which knows the address of every page; what is further down comes when the reader
 * does. The names of all files are in it: their hashes alone make 0.1 kB more or less of it.
 */
const scriptAfterIntent = 118.8;

interface Weight {
  name: string;
  kind: string;
  /** kB, as a server with precompressed files sends it. */
  weight: number;
}

async function weigh(response: Response): Promise<Weight> {
  const body = await response.body();
  const isText = /text|javascript|json|xml/.test(response.headers()['content-type'] ?? '');
  return {
    name: new URL(response.url()).pathname,
    kind: response.request().resourceType(),
    weight: (isText ? brotliCompressSync(body).length : body.length) / 1000,
  };
}

/** What the page asks for from now on. */
function watchWeights(page: Page): () => Promise<Weight[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return async () => Promise.all(responses.map(weigh));
}

function total(weights: readonly Weight[]): number {
  return weights.reduce((sum, { weight }) => sum + weight, 0);
}

/** What there is to look at when a budget is exceeded. */
function listed(weights: readonly Weight[]): string {
  return [...weights]
    .sort((a, b) => b.weight - a.weight)
    .map(({ name, weight }) => `${weight.toFixed(1)} kB  ${name}`)
    .join('\n');
}

function scriptsOf(weights: readonly Weight[]): Weight[] {
  return weights.filter(({ kind }) => kind === 'script');
}

for (const { path, firstLoad, elements, script } of budgets) {
  test(`${path} weighs no more than ${firstLoad} kB, in no more than ${elements} elements`, async ({
    page,
  }) => {
    const readWeights = watchWeights(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const weights = await readWeights();
    expect(weights.map(({ kind }) => kind)).toContain('document');
    expect(total(weights), listed(weights)).toBeLessThan(firstLoad);
    expect(total(scriptsOf(weights)), listed(weights)).toBeLessThan(script?.before ?? scriptBeforeIntent);
    expect(await page.locator('*').count()).toBeLessThan(elements);
  });
}

for (const { path, script } of budgets) {
  const most = script?.after ?? scriptAfterIntent;
  test(`${path} has no more than ${most} kB of script once React has started`, async ({ page }) => {
    const readWeights = watchWeights(page);
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const scripts = scriptsOf(await readWeights());
    expect(scripts.length).toBeGreaterThan(3);
    const hint = `${listed(scripts)}\nBy module: npm run bench:bytes`;
    expect(total(scripts), hint).toBeLessThan(most);
  });
}
