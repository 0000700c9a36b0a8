/** What the doctor's page and the frame that fetches for it say to each other. The frame runs no code of a sub-app. */
import { isFields, isFiniteNumber, isOneOf } from '../../untrusted';

export interface FetchRequest {
  fetch: number;
  url: string;
}

/**
 * `cors`: the server answers, but not to pages of this origin. `redirected`: it leads to a place that does not, or does not answer.
 * `timeout`: it takes the request, and does not answer. `broken`: its answer begins, and cannot be read to the end. `denied`: the reader has not let the site reach the local network.
 * `refused`: not a file that may be asked for.
 */
const fetchFailures = [
  'cors',
  'redirected',
  'unreachable',
  'timeout',
  'broken',
  'denied',
  'tooLarge',
  'refused',
] as const;
export type FetchFailure = (typeof fetchFailures)[number];

export interface FetchedFile {
  /** Where it was found in the end. */
  url: string;
  status: number;
  contentType: string;
  body: ArrayBuffer;
}

export type FetchAnswer = { fetched: number } & ({ file: FetchedFile } | { failure: FetchFailure });

export function isFetchReady(data: unknown): boolean {
  return isFields(data) && data['doctorFetch'] === 'ready';
}

/** Reads what the page asks for; `undefined` when it is no request. */
export function readFetchRequest(data: unknown): FetchRequest | undefined {
  if (!isFields(data) || !isFiniteNumber(data['fetch']) || typeof data['url'] !== 'string') return undefined;
  return { fetch: data['fetch'], url: data['url'] };
}

/** Reads what the frame answers; `undefined` when it is no answer. */
export function readFetchAnswer(data: unknown): FetchAnswer | undefined {
  if (!isFields(data) || !isFiniteNumber(data['fetched'])) return undefined;
  const { fetched, failure, file } = data;
  if (isOneOf(fetchFailures, failure)) return { fetched, failure };
  if (!isFields(file)) return undefined;
  const { url, status, contentType, body } = file;
  if (typeof url !== 'string' || typeof contentType !== 'string') return undefined;
  if (!isFiniteNumber(status) || !(body instanceof ArrayBuffer)) return undefined;
  return { fetched, file: { url, status, contentType, body } };
}
