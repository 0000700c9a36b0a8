/**
 * Time of a warm query at a quarter of the speed, in Chromium: `npx tsx bench/search/latency.mjs` after a build.
 *
 * Chromium does not slow workers down, so the engine is measured on the page's own thread; what the reader waits for,
 * from the key to the painted results, is measured in the site as it is.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { chromiumArguments, ensureChromium } from '../../tests/chromium.ts';
import { serveDirectory } from '../../tests/browser/support/serveDirectory.ts';
import { allQueries, quantile, readIndex } from './readSite.ts';

const slowdown = 4;
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

async function bundleEngine() {
  const contents = `import { SearchEngine } from './plugins/search/engine/searchEngine';
    globalThis.createEngine = (index) => new SearchEngine(index);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
  });
  return outputFiles[0].text;
}

/** In the page: median time of each query once it is warm. */
function timeQueries({ index, queries, runs }) {
  const engine = globalThis.createEngine(index);
  const limits = { hits: 8, hitsOfPage: 2 };
  for (const query of queries) engine.search(query, limits);
  return queries.map((query) => {
    const times = Array.from({ length: runs }, () => {
      const start = performance.now();
      engine.search(query, limits);
      return performance.now() - start;
    });
    return times.sort((a, b) => a - b)[Math.floor(runs / 2)];
  });
}

async function measureEngine(browser) {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundleEngine() });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = await page.evaluate(timeQueries, { index: readIndex('build'), queries, runs });
  await page.close();
  return times;
}

/** In the page: puts a query into the box; resolves with the time until its results are painted. */
function timeInBox({ query }) {
  const input = document.querySelector('[role=combobox]');
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(document.querySelector('[role=listbox]'), {
      subtree: true,
      childList: true,
      characterData: true,
    });
    const start = performance.now();
    input.value = query;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

async function measureBox(browser) {
  const server = await serveDirectory(path.resolve('build'));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.origin}/guide`, { waitUntil: 'networkidle' });
  await page.locator('[role=combobox]').pressSequentially('garfish');
  await page.locator('[role=option]').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = [];
  const shown = allQueries.filter(({ empty }) => !empty).filter((_, index) => index % 2 === 0);
  for (const { q } of shown) times.push(await page.evaluate(timeInBox, { query: q }));
  await page.close();
  await server.close();
  return times;
}

function rowOf(name, times) {
  const round = (value) => value.toFixed(1);
  return {
    测量: name,
    次数: times.length,
    '中位（ms）': round(quantile(times, 0.5)),
    'p99（ms）': round(quantile(times, 0.99)),
    '最慢（ms）': round(Math.max(...times)),
  };
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
const engineTimes = await measureEngine(browser);
const boxTimes = await measureBox(browser);
await browser.close();
console.table([rowOf('引擎，一次查询', engineTimes), rowOf('从按键到结果画出', boxTimes)]);
console.log(`${longQueries[0].length} characters: ${engineTimes[allQueries.length].toFixed(1)} ms`);
