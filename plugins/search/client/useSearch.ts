import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Limits, SearchAnswer } from '../engine/searchEngine';
import { searchService, type IndexState } from './searchService';

/** An answer with the query that it answers: while a new one is on its way, the last one stays. */
export interface Answered {
  query: string;
  answer: SearchAnswer;
}

/** State of the index, as the service tells it. */
export function useIndexState(): IndexState {
  return useSyncExternalStore(searchService.subscribe, searchService.getState, () => 'empty');
}

/**
 * Answers of a query, as they arrive; undefined for an empty one and before the first answer.
 *
 * @param limits constant, or memoised: a new object is a new search
 */
export function useSearch(query: string, limits: Limits): Answered | undefined {
  const [answered, setAnswered] = useState<Answered>();
  const isEmpty = query.trim() === '';
  useEffect(() => {
    if (isEmpty) return;
    return searchService.search(query, limits, (answer) => setAnswered({ query, answer }));
  }, [query, isEmpty, limits]);
  return isEmpty ? undefined : answered;
}
