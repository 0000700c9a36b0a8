import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test';

interface Budget {
  path: string;
  /** kB (1000 bytes) that arrive before the reader does anything. */
  firstLoad: number;
  /** Elements in the document then. */
  elements: number;
}

const budgets: readonly Budget[] = [
  { path: '/', firstLoad: 18, elements: 450 },
  { path: '/guide', firstLoad: 21, elements: 700 },
  // With the code of every file of the starter's applications.
  { path: '/guide/starter-code', firstLoad: 27.6, elements: 2700 },
  { path: '/guide/sandbox', firstLoad: 27.8, elements: 2000 },
  { path: '/guide/upgrade-from-1.8', firstLoad: 27, elements: 2400 },
  { path: '/guide/frameworks', firstLoad: 24.6, elements: 2400 },
  { path: '/api/run', firstLoad: 26.2, elements: 1450 },
  { path: '/api/loadApp', firstLoad: 27.2, elements: 1600 },
  // Every question, each with its answer and how to confirm its cause.
  { path: '/issues', firstLoad: 36, elements: 2300 },
  { path: '/errors', firstLoad: 35.4, elements: 2700 },
  { path: '/performance', firstLoad: 24.3, elements: 2680 },
  { path: '/facts', firstLoad: 15, elements: 550 },
  { path: '/facts/issues', firstLoad: 28.9, elements: 2700 },
  { path: '/blog/releases', firstLoad: 15.6, elements: 450 },
  { path: '/blog/releases/garfish-1.19', firstLoad: 19, elements: 450 },
  // With pictures of eight demos.
  { path: '/showcase', firstLoad: 34.5, elements: 450 },
  { path: '/resource', firstLoad: 12.7, elements: 250 },
];

/** kB of script before the reader does anything. */
const scriptBeforeIntent = 3;

/**
 * kB of script once the application has started and the pointer is on the text; what is further down comes when the reader
 * does.
 */
const scriptAfterIntent = 64.9;

/** How many scripts they are: each small one is a request that others wait for. */
const scriptsAfterIntent = 10;

/** kB of everything then: what a page weighs at first is a part of it. */
const afterIntent = 115;

interface Weight {
  name: string;
  kind: string;
  /** kB, as a server with precompressed files sends it. */
  weight: number;
}

const compressedLengths = new Map<string, number>();

/** Remembered: most files are those of every page, and to compress them takes longer than to open one. */
function compressedLength(body: Buffer): number {
  const hash = createHash('sha256').update(body).digest('hex');
  const length = compressedLengths.get(hash) ?? brotliCompressSync(body).length;
  compressedLengths.set(hash, length);
  return length;
}

async function weigh(response: Response): Promise<Weight> {
  const body = await response.body();
  const isText = /text|javascript|json|xml/.test(response.headers()['content-type'] ?? '');
  return {
    name: new URL(response.url()).pathname,
    kind: response.request().resourceType(),
    weight: (isText ? compressedLength(body) : body.length) / 1000,
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

for (const { path, firstLoad, elements } of budgets) {
  test(`${path} weighs no more than ${firstLoad} kB, in no more than ${elements} elements`, async ({
    page,
  }) => {
    const readWeights = watchWeights(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const weights = await readWeights();
    expect(weights.map(({ kind }) => kind)).toContain('document');
    expect(total(weights), listed(weights)).toBeLessThan(firstLoad);
    expect(total(scriptsOf(weights)), listed(weights)).toBeLessThan(scriptBeforeIntent);
    expect(await page.locator('*').count()).toBeLessThan(elements);
  });
}

for (const { path } of budgets) {
  test(`${path}: no more than ${afterIntent} kB once it has started and is read`, async ({ page }) => {
    const readWeights = watchWeights(page);
    await page.goto(path);
    await waitForHydration(page);
    // Again: what listens may come after the first move.
    await expect(async () => {
      await page.mouse.move(1, 1);
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(page.locator('script[src*="/text-tools."]')).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    await expect.poll(async () => listed(await readWeights())).toContain('/assets/js/text-tools.');
    await page.waitForLoadState('networkidle');
    const weights = await readWeights();
    const scripts = scriptsOf(weights);
    expect(scripts.length).toBeGreaterThan(3);
    const hint = `${listed(weights)}\nBy module: npm run bench:bytes`;
    expect(total(scripts), hint).toBeLessThan(scriptAfterIntent);
    expect(scripts.length, hint).toBeLessThanOrEqual(scriptsAfterIntent);
    expect(total(weights), hint).toBeLessThan(afterIntent);
  });
}

// Their editor comes when the reader turns to the code: `playground/editorComes.spec.ts`.
for (const path of ['/playground', '/learn/mount', '/doctor', '/guide/sandbox-matrix']) {
  test(`${path}: no more than ${afterIntent} kB once it can be used`, async ({ page }) => {
    const readWeights = watchWeights(page);
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const weights = await readWeights();
    expect(scriptsOf(weights).length).toBeGreaterThan(3);
    expect(total(weights), `${listed(weights)}\nBy module: npm run bench:bytes`).toBeLessThan(afterIntent);
  });
}
