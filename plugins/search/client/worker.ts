import { parseIndex, postingsDirectory, textDirectory } from '../engine/format';
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

/** The index with its shards: parsed, queried and completed off the main thread. */
class SearchIndexInWorker {
  private readonly engine: SearchEngine;
  private readonly shards = new Map<string, Promise<void>>();

  constructor(private readonly request: LoadRequest) {
    this.engine = new SearchEngine(parseIndex(new TextDecoder().decode(request.index)));
  }

  /** Answers at once with what is there, and once more with what had to be fetched. */
  async answer({ id, query, limits }: SearchRequest): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      const answer = this.engine.search(query, limits);
      report({ type: 'answer', id, answer });
      const { missingPostings, missingTexts } = answer;
      if (missingPostings.length > 0) await this.fetchAll(postingsDirectory, missingPostings);
      else if (missingTexts.length > 0) await this.fetchAll(textDirectory, missingTexts);
      else return;
    }
  }

  private async fetchAll(directory: string, shards: readonly number[]): Promise<void> {
    await Promise.all(shards.map((shard) => this.fetchOnce(directory, shard)));
  }

  /** A shard that cannot be had leaves results without snippets; the next search asks for it again. */
  private async fetchOnce(directory: string, shard: number): Promise<void> {
    const file = `${directory}/${shard}.json`;
    const fetching = this.shards.get(file) ?? this.fetchShard(file, directory, shard);
    this.shards.set(file, fetching);
    await fetching.catch(() => this.shards.delete(file));
  }

  private async fetchShard(file: string, directory: string, shard: number): Promise<void> {
    const response = await fetch(`${this.request.directory}${file}?_=${this.request.hash}`);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    const content: unknown = await response.json();
    if (directory === postingsDirectory && typeof content === 'string')
      this.engine.addPostings(shard, content);
    else if (isStringList(content)) this.engine.addTexts(shard, content);
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
