import { parseIndex, shardFile } from '../engine/format';
import { SearchEngine } from '../engine/searchEngine';
import type { WorkerReport, WorkerRequest } from './messages';

type LoadRequest = Extract<WorkerRequest, { type: 'load' }>;
type SearchRequest = Extract<WorkerRequest, { type: 'search' }>;

function report(message: WorkerReport): void {
  postMessage(message);
}

function isStringList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** The index with its texts: parsed, queried and completed off the main thread. */
class SearchIndexInWorker {
  private readonly engine: SearchEngine;
  private readonly textsHash: string;
  private readonly shards = new Map<number, Promise<void>>();

  constructor(private readonly request: LoadRequest) {
    const index = parseIndex(new TextDecoder().decode(request.index));
    this.engine = new SearchEngine(index);
    this.textsHash = index[2].index.textsHash ?? '';
  }

  /** Answers at once with what is there, and once more when the snippets' texts had to be fetched. */
  async answer({ id, query, limits }: SearchRequest): Promise<void> {
    const answer = this.engine.search(query, limits);
    report({ type: 'answer', id, answer });
    if (answer.missingTexts.length === 0) return;
    await Promise.all(answer.missingTexts.map((shard) => this.fetchOnce(shard)));
    report({ type: 'answer', id, answer: this.engine.search(query, limits) });
  }

  /** A shard that cannot be had leaves results without snippets; the next search asks for it again. */
  private async fetchOnce(shard: number): Promise<void> {
    const fetching = this.shards.get(shard) ?? this.fetchShard(shard);
    this.shards.set(shard, fetching);
    await fetching.catch(() => this.shards.delete(shard));
  }

  private async fetchShard(shard: number): Promise<void> {
    const file = shardFile(this.textsHash, shard);
    const response = await fetch(`${this.request.directory}${file}?_=${this.request.hash}`);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    const texts: unknown = await response.json();
    if (!isStringList(texts)) throw new TypeError(`${file} is not a list of texts.`);
    this.engine.addTexts(shard, texts);
  }
}

function load(request: LoadRequest): SearchIndexInWorker | undefined {
  try {
    const index = new SearchIndexInWorker(request);
    report({ type: 'loaded' });
    return index;
  } catch {
    report({ type: 'failed' });
    return undefined;
  }
}

let current: SearchIndexInWorker | undefined;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'load') current = load(data);
  else void current?.answer(data);
});
