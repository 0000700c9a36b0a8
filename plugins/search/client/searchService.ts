import { indexFile } from '../engine/format';
import type { Limits, SearchAnswer } from '../engine/searchEngine';
import type { WorkerReport, WorkerRequest } from './messages';

/** State of the index: nothing asked for yet, on its way, ready, or not to be had. */
export type IndexState = 'empty' | 'loading' | 'done' | 'failed';

/** Where the parts of the search stand. */
export interface SearchLocation {
  /** Base URL of the site. */
  baseUrl: string;
  /** Of the index: fixed by the build. */
  hash: string;
  /** Address of the worker's script. */
  worker: string;
}

interface PendingSearch {
  query: string;
  limits: Limits;
  onAnswer: (answer: SearchAnswer) => void;
}

/** A server that has not sent the index after this long will not. */
const longestWait = 60_000;

/** The page's side of the search: one download, one worker, for the search box and the results page alike. */
export class SearchService {
  private state: IndexState = 'empty';
  private worker: Worker | undefined;
  private lastId = 0;
  /** Number of the download that counts: an older one that arrives after a failure is dropped. */
  private attempt = 0;
  private readonly searches = new Map<number, PendingSearch>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly location: SearchLocation) {}

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): IndexState => this.state;

  /** Asks for the index, unless it is there or on its way. After a failure this is the retry. */
  load(): void {
    if (this.state === 'loading' || this.state === 'done') return;
    this.change('loading');
    this.attempt += 1;
    const attempt = this.attempt;
    const failThis = (): void => {
      if (attempt === this.attempt && this.state === 'loading') this.fail();
    };
    const index = download(this.location);
    try {
      // The worker starts while the index is on its way.
      const worker = this.startWorker();
      index.then((bytes) => {
        if (attempt !== this.attempt || this.worker !== worker) return;
        const { hash } = this.location;
        const directory = directoryOf(this.location);
        this.send(worker, { type: 'load', index: bytes, directory, hash }, [bytes]);
      }, failThis);
    } catch {
      index.catch(() => undefined);
      failThis();
    }
  }

  /**
   * Searches as soon as the index is there.
   *
   * @param onAnswer called with a first answer, and again when snippets have arrived
   * @returns ends the search
   */
  search(query: string, limits: Limits, onAnswer: (answer: SearchAnswer) => void): () => void {
    this.lastId += 1;
    const id = this.lastId;
    this.searches.set(id, { query, limits, onAnswer });
    if (this.state === 'done') this.ask(id);
    return () => this.searches.delete(id);
  }

  private ask(id: number): void {
    const search = this.searches.get(id);
    if (!search || !this.worker) return;
    this.send(this.worker, { type: 'search', id, query: search.query, limits: search.limits });
  }

  private send(worker: Worker, request: WorkerRequest, transferred: Transferable[] = []): void {
    worker.postMessage(request, transferred);
  }

  /** @throws when the browser refuses workers altogether */
  private startWorker(): Worker {
    const worker = new Worker(this.location.worker);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) => this.receive(data));
    // Refused by a policy, not found, or broken.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (worker === this.worker) this.fail();
    });
    this.worker = worker;
    return worker;
  }

  private receive(report: WorkerReport): void {
    if (report.type === 'answer') {
      this.searches.get(report.id)?.onAnswer(report.answer);
      return;
    }
    if (report.type === 'failed') {
      this.fail();
      return;
    }
    this.change('done');
    for (const id of this.searches.keys()) this.ask(id);
  }

  private fail(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.change('failed');
  }

  private change(state: IndexState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

function directoryOf({ baseUrl }: SearchLocation): string {
  return new URL(baseUrl, window.location.origin).href;
}

async function download(location: SearchLocation): Promise<ArrayBuffer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), longestWait);
  try {
    const address = `${directoryOf(location)}${indexFile}?_=${location.hash}`;
    const response = await fetch(address, { signal: abort.signal });
    if (!response.ok) throw new Error(`${indexFile}: ${response.status}`);
    return await response.arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}
