/**
 * Time and bytes from the focus to the first result, on a slow line and a slow processor, beside VitePress' local search
 * and Pagefind on the same content, in one run: `npx tsx bench/search/firstSearch.ts` after a build.
 */
import { launchChromium } from '../../tools/chromium';
import { buildPagefind, buildVitePress } from './buildPeerSites';
import { installPeers } from '../installPeers';
import { quantile } from './readSite';
import { measureFirstSearch, type FirstSearch, type SearchedSite } from './measureFirstSearch';

const runs = 5;
const query = '沙箱';

interface NamedSite extends SearchedSite {
  name: string;
}

const peers = installPeers('search');
const sites: readonly NamedSite[] = [
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

/** Every site once in each run: what else the machine does meets all of them. */
async function measureAll(): Promise<Map<string, FirstSearch[]>> {
  const browser = await launchChromium();
  const results = new Map<string, FirstSearch[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const site of sites) {
      const measured = await measureFirstSearch(browser, site, query);
      results.set(site.name, [...(results.get(site.name) ?? []), measured]);
    }
  }
  await browser.close();
  return results;
}

function rowOf(name: string, list: readonly FirstSearch[]): Record<string, string | number> {
  const times = list.map(({ time }) => time);
  const median = (key: keyof FirstSearch): number =>
    quantile(
      list.map((each) => each[key]),
      0.5,
    );
  return {
    搜索: name,
    '到第一条结果（ms，中位）': Math.round(median('time')),
    最快: Math.round(Math.min(...times)),
    最慢: Math.round(Math.max(...times)),
    '到那时的字节（KB）': (median('bytes') / 1000).toFixed(1),
    请求: median('requests'),
    '静止后的字节（KB）': (median('totalBytes') / 1000).toFixed(1),
  };
}

async function main(): Promise<void> {
  const results = await measureAll();
  console.table([...results].map(([name, list]) => rowOf(name, list)));
}

void main();
