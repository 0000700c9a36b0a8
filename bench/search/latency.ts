/**
 * Time of a warm query at a quarter of the speed, in Chromium: `npx tsx bench/search/latency.ts` after a build.
 *
 * Chromium does not slow workers down, so the engine is measured on the page's own thread; what the reader waits for,
 * from the key to the painted results, is measured in the site as it is.
 */
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { readBuiltIndex } from '../../plugins/search/testing/readBuiltIndex';
import type { SearchIndex } from '../../plugins/search/engine/format';
import type { SearchEngine } from '../../plugins/search/engine/searchEngine';
import { bundleForPage } from '../../tools/bundleForPage';
import { launchChromium } from '../../tools/chromium';
import { projectRoot } from '../../tools/projectRoot';
import { serveDirectory } from '../../tools/serveDirectory';
import { slowDown } from '../measure/slowDown';
import { allQueries, quantile } from './readSite';

const runs = 5;
const longQueries = [
  '如何在主应用里手动加载一个子应用并且在离开页面的时候把它卸载掉',
  '为什么切换路由以后子应用没有卸载干净并且主应用的样式也被子应用的样式覆盖了应该怎么排查',
  '子应用'.repeat(66),
  '沙箱路由加载卸载缓存通信样式隔离预加载生命周期'.repeat(8),
  'aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll mmmm nnnn oooo pppp qqqq rrrr ssss tttt uuuu vvvv',
  'TypeError: Cannot read properties of undefined (reading "call") at __webpack_require__ (main.js:24:33)',
];
const queries = [...allQueries.map(({ q }) => q), ...longQueries].map((query) => query.slice(0, 200));

declare global {
  interface Window {
    createEngine: (index: SearchIndex) => SearchEngine;
  }
}

async function bundleEngine(): Promise<string> {
  const contents = `import { SearchEngine } from './plugins/search/engine/searchEngine';
    window.createEngine = (index) => new SearchEngine(index);`;
  return bundleForPage({ stdin: { contents, resolveDir: projectRoot, loader: 'ts' }, minify: true });
}

/** In the page: median time of each query once it is warm. */
function timeQueries(task: { index: SearchIndex; queries: readonly string[]; runs: number }): number[] {
  const engine = window.createEngine(task.index);
  const limits = { hits: 8, hitsOfPage: 2 };
  for (const query of task.queries) engine.search(query, limits);
  return task.queries.map((query) => {
    const times = Array.from({ length: task.runs }, () => {
      const start = performance.now();
      engine.search(query, limits);
      return performance.now() - start;
    });
    return times.sort((a, b) => a - b)[Math.floor(task.runs / 2)] ?? NaN;
  });
}

async function measureEngine(browser: Browser): Promise<number[]> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundleEngine() });
  await slowDown(page);
  const times = await page.evaluate(timeQueries, { index: readBuiltIndex('build'), queries, runs });
  await page.close();
  return times;
}

/** In the page: puts a query into the box; resolves with the time until its results are painted. */
function timeInBox(query: string): Promise<number> {
  const input = document.querySelector('input[role=combobox]');
  const list = document.querySelector('[role=listbox]');
  if (!(input instanceof HTMLInputElement) || !list) throw new Error('The search is not open.');
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(list, { subtree: true, childList: true, characterData: true });
    const start = performance.now();
    input.value = query;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

async function measureBox(browser: Browser): Promise<number[]> {
  const server = await serveDirectory(path.resolve('build'));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.origin}/guide`, { waitUntil: 'networkidle' });
  await page.locator('[role=combobox]').pressSequentially('garfish');
  await page.locator('[role=option]').first().waitFor();
  await slowDown(page);
  const times: number[] = [];
  const shown = allQueries.filter(({ empty }) => !empty).filter((_, index) => index % 2 === 0);
  for (const { q } of shown) times.push(await page.evaluate(timeInBox, q));
  await page.close();
  await server.close();
  return times;
}

function rowOf(name: string, times: readonly number[]): Record<string, string | number> {
  const round = (value: number): string => value.toFixed(1);
  return {
    测量: name,
    次数: times.length,
    '中位（ms）': round(quantile(times, 0.5)),
    'p99（ms）': round(quantile(times, 0.99)),
    '最慢（ms）': round(Math.max(...times)),
  };
}

async function main(): Promise<void> {
  const browser = await launchChromium();
  const engineTimes = await measureEngine(browser);
  const boxTimes = await measureBox(browser);
  await browser.close();
  console.table([rowOf('引擎，一次查询', engineTimes), rowOf('从按键到结果画出', boxTimes)]);
  const [longQuery = ''] = longQueries;
  console.log(`${longQuery.length} characters: ${engineTimes[allQueries.length]?.toFixed(1) ?? '?'} ms`);
}

void main();
