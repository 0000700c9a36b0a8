import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { searchEvent, searchFailureEvent } from '@site/src/pageScript/events';
import { loadSearch } from '@site/src/pageScript/searchScript';
import type { IndexState, SearchService } from './searchService';
import type {} from './siteSearch';

function onArrival(callback: () => void): () => void {
  document.addEventListener(searchEvent, callback);
  return () => document.removeEventListener(searchEvent, callback);
}

function onNothing(): () => void {
  return () => undefined;
}

export interface SiteSearchState {
  /** Undefined until its script has arrived. */
  service: SearchService | undefined;
  /** Of the index; `failed` also when the script could not be loaded. */
  state: IndexState;
  /** Asks for script and index, unless they are there or on their way. After a failure this is the retry. */
  load: () => void;
}

/** The search of the page, which a script of its own brings: React and the page's script share it. */
export function useSiteSearch(): SiteSearchState {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const fail = (): void => setFailed(true);
    document.addEventListener(searchFailureEvent, fail);
    return () => document.removeEventListener(searchFailureEvent, fail);
  }, []);
  const service = useSyncExternalStore(
    onArrival,
    () => window.siteSearch?.service,
    () => undefined,
  );
  const state = useSyncExternalStore<IndexState>(
    service?.subscribe ?? onNothing,
    () => service?.getState() ?? 'empty',
    () => 'empty',
  );
  const load = useCallback(() => {
    setFailed(false);
    if (service) service.load();
    else loadSearch();
  }, [service]);
  return { service, state: hasFailed && !service ? 'failed' : state, load };
}
