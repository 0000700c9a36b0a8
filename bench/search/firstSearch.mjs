/**
 * Time and bytes from the focus to the first result, on a slow line and a slow processor, beside VitePress' local search
 * and Pagefind on the same content, in one run: `npx tsx bench/search/firstSearch.mjs` after a build.
 */
import { chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../tests/chromium.ts';
import { buildPagefind, buildVitePress } from './buildPeerSites.mjs';
import { installPeers } from './installPeers.mjs';
import { quantile } from './readSite.ts';
import { measureFirstSearch } from './measureFirstSearch.mjs';

const runs = 5;
const query = '沙箱';
const peers = installPeers();
const sites = [
  { name: '本站', directory: 'build', path: '/guide', box: '[role=combobox]', result: '[role=option]' },
  {
    name: 'VitePress',
    directory: buildVitePress('build', peers),
    path: '/guide/sandbox.html',
    button: '.DocSearch-Button',
    box: '.search-input',
    result: '.results .result',
  },
  { name: 'Pagefind', directory: buildPagefind('build', peers), path: '/', box: 'input', result: 'ol > li' },
];

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
const results = new Map(sites.map(({ name }) => [name, []]));
for (let run = 0; run < runs; run += 1) {
  for (const site of sites) results.get(site.name).push(await measureFirstSearch(browser, site, query));
}
await browser.close();

const median = (list, key) =>
  quantile(
    list.map((each) => each[key]),
    0.5,
  );
console.table(
  [...results].map(([name, list]) => ({
    搜索: name,
    '到第一条结果（ms，中位）': Math.round(median(list, 'time')),
    最快: Math.round(Math.min(...list.map(({ time }) => time))),
    最慢: Math.round(Math.max(...list.map(({ time }) => time))),
    '到那时的字节（KB）': (median(list, 'bytes') / 1000).toFixed(1),
    请求: median(list, 'requests'),
    '静止后的字节（KB）': (median(list, 'totalBytes') / 1000).toFixed(1),
  })),
);
