import { useEffect, useState } from 'react';
import type { Limits, SearchAnswer } from '../engine/searchEngine';
import type { SearchService } from './searchService';

/** An answer with the query that it answers: while a new one is on its way, the last one stays. */
export interface Answered {
  query: string;
  answer: SearchAnswer;
}

/**
 * Answers of a query, as they arrive; undefined for an empty one and before the first answer.
 *
 * @param service undefined until it is there
 * @param limits constant, or memoised: a new object is a new search
 */
export function useSearch(
  service: SearchService | undefined,
  query: string,
  limits: Limits,
): Answered | undefined {
  const [answered, setAnswered] = useState<Answered>();
  const isEmpty = query.trim() === '';
  useEffect(() => {
    if (!service || isEmpty) return undefined;
    return service.search(query, limits, (answer) => setAnswered({ query, answer }));
  }, [service, query, isEmpty, limits]);
  return isEmpty ? undefined : answered;
}
