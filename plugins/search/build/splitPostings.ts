import type { SearchIndex } from '../engine/format';

/** Characters of one postings shard: about 20 KB on the wire. */
const shardLength = 40_000;

export interface SplitIndex {
  index: SearchIndex;
  /** Postings of the contents' terms, by shard; empty when the index is one file. */
  postings: string[];
}

/** Moves the postings of the contents out of an index that is too large for one file; titles and headings stay. */
export function splitPostings([pages, headings, contents]: SearchIndex): SplitIndex {
  const starts: number[] = [];
  const shards: string[][] = [];
  let room = 0;
  contents.index.postings.split(' ').forEach((line, term) => {
    if (room < line.length) {
      starts.push(term);
      shards.push([]);
      room = shardLength;
    }
    shards.at(-1)?.push(line);
    room -= line.length;
  });
  const index = { ...contents.index, postings: '', shards: starts };
  return {
    index: [pages, headings, { ...contents, index }],
    postings: shards.map((lines) => lines.join(' ')),
  };
}
