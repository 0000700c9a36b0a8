/**
 * Compares engines on the built site: bytes of the serialised index, answered queries, time of a query in Node.
 * All of them get the same sections and the same tokens; `npx tsx bench/search/engines.ts` after a build.
 */
import { brotliCompressSync } from 'node:zlib';
import { loadDict } from '@node-rs/jieba';
import { dictionary } from '../../plugins/search/build/domainWords';
import { readBuiltIndex } from '../../plugins/search/testing/readBuiltIndex';
import { isAnswered } from '../../plugins/search/testing/relevance';
import { SearchEngine } from '../../plugins/search/engine/searchEngine';
import { installPeers } from '../installPeers';
import { flexSearch, lunrWithoutPositions, miniSearch, type Engine } from './peerEngines';
import { allQueries, quantile, readSections } from './readSite';

const build = 'build';
const runs = 20;

function ours(): Engine {
  const index = readBuiltIndex(build);
  const engine = new SearchEngine(index);
  const search = (query: string): string[] =>
    engine.search(query, { hits: 8, hitsOfPage: 2 }).pages.map(({ hits }) => hits[0]?.url ?? '');
  return { bytes: JSON.stringify(index), search };
}

/** The best of several runs: what else the machine was doing is not the engine's. */
function bestTime(search: Engine['search'], query: string): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    search(query);
    return performance.now() - start;
  });
  return Math.min(...times);
}

function measure(name: string, { bytes, search }: Engine): Record<string, string> {
  const answered = allQueries.filter((query) => isAnswered(query, search(query.q))).length;
  const times = allQueries.map(({ q }) => bestTime(search, q));
  return {
    引擎: name,
    '索引（br，KB）': (brotliCompressSync(bytes).length / 1000).toFixed(1),
    答对: `${answered} / ${allQueries.length}`,
    '中位（ms）': quantile(times, 0.5).toFixed(2),
    '最慢（ms）': Math.max(...times).toFixed(2),
  };
}

loadDict(Buffer.from(dictionary));
const peers = installPeers('search');
const sections = readSections(build);
console.log(`${sections.length} sections of ${new Set(sections.map(({ title }) => title)).size} pages`);
console.table([
  measure('lunr，无位置', lunrWithoutPositions(peers, sections)),
  measure('MiniSearch', miniSearch(peers, sections)),
  measure('FlexSearch', flexSearch(peers, sections)),
  measure('本站', ours()),
]);
