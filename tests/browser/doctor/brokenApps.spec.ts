import type { Page } from '@playwright/test';
import { examine, findingsOn, openDoctor } from '../support/doctor';
import { expect, test } from '../support/test';
import { serveApps } from './support/appServer';
import { brokenApps, workingApps, type BrokenApp } from './support/brokenApps';

// Files that are missing and not shared are what the sub-apps are about; the browser says so in its console.
test.use({ expectedErrors: [/./] });

interface Named {
  name: string;
  expected: string;
  first: string;
  all: readonly string[];
  seconds: number;
}

async function examineOne(page: Page, origin: string, { name, cause }: BrokenApp): Promise<Named> {
  const started = performance.now();
  await examine(page, `${origin}/${name}/`);
  const found = await findingsOn(page);
  const all = found.map(({ check }) => check);
  const first = found.find(({ severity }) => severity !== 'note')?.check ?? '';
  return { name, expected: cause, first, all, seconds: (performance.now() - started) / 1000 };
}

/** A line of the table: what was found first, and how long it took. */
function lineOf({ name, expected, first, all, seconds }: Named): string {
  const found = `${name} | ${first === '' ? '没有问题' : first} | ${seconds.toFixed(1)} s`;
  return first === expected ? `✓ ${found}` : `✗ ${found} | expected ${expected}; ${all.join(', ')}`;
}

/** More pages than cores: most of the time an examination waits for what does not come. */
const concurrentPages = 4;

test('the cause comes first for sub-apps that are broken in one way each', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const apps = [...workingApps, ...brokenApps];
  const server = await serveApps(apps);
  const waiting = apps.values();
  const results: Named[] = [];
  const work = async (): Promise<void> => {
    // A context of its own: frames of one context share a process, and one of these hangs it.
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await openDoctor(page);
    for (const app of waiting) results.push(await examineOne(page, server.origin, app));
    await context.close();
  };
  await Promise.all(Array.from({ length: concurrentPages }, work));
  await server.close();

  results.sort((a, b) => a.name.localeCompare(b.name));
  console.log(results.map(lineOf).join('\n'));
  const wrong = results.filter(({ expected, first }) => first !== expected).map(({ name }) => name);
  expect(brokenApps.length).toBeGreaterThanOrEqual(25);
  expect(results.length).toBe(apps.length);
  expect(wrong).toEqual([]);
  expect(results.find(({ name }) => name === 'calls')?.all).toContain('call-failed');
  expect(results.find(({ name }) => name === 'hints')?.all).toContain('hint-elsewhere');
});
