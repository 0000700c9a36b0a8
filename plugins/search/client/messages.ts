import type { Limits, SearchAnswer } from '../engine/searchEngine';

/** To the worker: the downloaded index, and where its shards are. */
interface LoadRequest {
  type: 'load';
  index: ArrayBuffer;
  /** Address of the folder that `search-index.json` stands in. */
  directory: string;
  /** Query of the shards' addresses. */
  hash: string;
}

interface SearchRequest {
  type: 'search';
  id: number;
  query: string;
  limits: Limits;
}

export type WorkerRequest = LoadRequest | SearchRequest;

interface LoadedReport {
  type: 'loaded';
}

interface FailedReport {
  type: 'failed';
}

interface AnswerReport {
  type: 'answer';
  id: number;
  answer: SearchAnswer;
}

/** From the worker. A search is answered at once, and again when missing shards have arrived. */
export type WorkerReport = LoadedReport | FailedReport | AnswerReport;
