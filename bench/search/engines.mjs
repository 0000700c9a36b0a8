/**
 * Compares engines on the built site: bytes of the serialised index, answered queries, time of a query in Node.
 * All of them get the same sections and the same tokens; `npx tsx bench/search/engines.mjs` after a build.
 */
import { brotliCompressSync } from 'node:zlib';
import { cut, loadDict } from '@node-rs/jieba';
import { dictionary } from '../../plugins/search/build/domainWords.ts';
import { SearchEngine } from '../../plugins/search/engine/searchEngine.ts';
import { partsOf, termsOf } from '../../plugins/search/engine/tokenize.ts';
import { installPeers } from './installPeers.mjs';
import { allQueries, isAnswered, quantile, readIndex, readSections } from './readSite.ts';

const build = 'build';
const runs = 20;
const boosts = { title: 4, heading: 3, text: 1 };
const { require: requirePeer } = installPeers();
loadDict(Buffer.from(dictionary));

/** Words, words in words, and parts of words: what our own reader finds in its index without storing it. */
function tokenize(text) {
  return termsOf(text, (run) => cut(run, true)).flatMap((term) => [term.toLowerCase(), ...partsOf(term)]);
}

const sections = readSections(build);
const urlOf = (id) => sections[Number(id)].url;

function lunrWithoutPositions() {
  const lunr = requirePeer('lunr');
  const index = lunr(function build() {
    this.pipeline.reset();
    this.searchPipeline.reset();
    this.tokenizer = (value) => tokenize(String(value)).map((token) => new lunr.Token(token, {}));
    this.ref('id');
    for (const [field, boost] of Object.entries(boosts)) this.field(field, { boost });
    for (const section of sections) this.add(section);
  });
  const search = (query) =>
    index
      .query((builder) => {
        for (const token of tokenize(query)) {
          builder.term(token, { boost: 10 });
          builder.term(token, { wildcard: lunr.Query.wildcard.TRAILING });
          if (/^\w{4,}$/.test(token)) builder.term(token, { editDistance: 1 });
        }
      })
      .map(({ ref }) => urlOf(ref));
  return { bytes: JSON.stringify(index), search };
}

function miniSearch() {
  const MiniSearch = requirePeer('minisearch');
  const index = new MiniSearch({ fields: Object.keys(boosts), tokenize, processTerm: (term) => term });
  index.addAll(sections);
  const fuzzy = (term) => (/^\w{4,}$/.test(term) ? 1 : false);
  const search = (query) =>
    index.search(query, { boost: boosts, prefix: true, fuzzy }).map(({ id }) => urlOf(id));
  return { bytes: JSON.stringify(index), search };
}

function flexSearch() {
  const { Document } = requirePeer('flexsearch');
  const index = new Document({
    document: {
      id: 'id',
      index: Object.keys(boosts).map((field) => ({ field, tokenize: 'forward', encode: tokenize })),
    },
  });
  for (const section of sections) index.add(section);
  const parts = {};
  index.export((key, data) => (parts[key] = data));
  const search = (query) => {
    const scores = new Map();
    for (const { field, result } of index.search(query, { limit: 50, suggest: true })) {
      result.forEach((id, place) => scores.set(id, (scores.get(id) ?? 0) + boosts[field] / (place + 1)));
    }
    return [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => urlOf(id));
  };
  return { bytes: JSON.stringify(parts), search };
}

function ours() {
  const index = readIndex(build);
  const engine = new SearchEngine(index);
  const search = (query) =>
    engine.search(query, { hits: 8, hitsOfPage: 2 }).pages.map(({ hits }) => hits[0].url);
  return { bytes: JSON.stringify(index), search };
}

/** The best of several runs: what else the machine was doing is not the engine's. */
function bestTime(search, query) {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    search(query);
    return performance.now() - start;
  });
  return Math.min(...times);
}

function measure(name, create) {
  const { bytes, search } = create();
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

console.log(`${sections.length} sections of ${new Set(sections.map(({ title }) => title)).size} pages`);
console.table([
  measure('lunr，无位置', lunrWithoutPositions),
  measure('MiniSearch', miniSearch),
  measure('FlexSearch', flexSearch),
  measure('本站', ours),
]);
