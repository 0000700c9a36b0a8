import { useCallback, useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { readFacts } from './readFacts';
import type { ListedFact } from '../../factData';

type AllFacts = 'loading' | 'failed' | readonly ListedFact[];

/**
 * Every fact of the site, fetched when they are asked for: all pages of them weigh more than anything else here.
 *
 * @returns the facts, or what has become of them, and what tries again
 */
export function useAllFacts(): { facts: AllFacts; retry: () => void } {
  const address = useBaseUrl('/facts.json');
  const [facts, setFacts] = useState<AllFacts>('loading');
  const load = useCallback(() => {
    fetch(address)
      .then(async (response) => {
        if (!response.ok) throw new Error(`${address}: ${response.status}`);
        return readFacts(await response.json());
      })
      .then(setFacts, (error: unknown) => {
        console.warn(error);
        setFacts('failed');
      });
  }, [address]);
  useEffect(load, [load]);
  const retry = (): void => {
    setFacts('loading');
    load();
  };
  return { facts, retry };
}
