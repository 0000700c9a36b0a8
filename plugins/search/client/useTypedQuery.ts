import { useEffect, useEffectEvent, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { searchOf } from './resultsPageUrl';

/** Without a key for this long, what was typed goes into the address. */
const pauseMs = 400;

interface TypedQuery {
  query: string;
  type: (query: string) => void;
  /** Puts what was typed into the address at once, for what may follow. */
  write: () => void;
}

/**
 * The query of the results page, in its address once the reader pauses: WebKit refuses all that changes the address, links
 * as well, after a hundred changes in half a minute.
 */
export function useTypedQuery(): TypedQuery {
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [typed, setTyped] = useState({ query: '', location: {} });
  // Whatever else leads to another address is newer than what was typed.
  const unwritten = typed.location === location ? typed.query : undefined;
  const written = isBrowser ? (new URLSearchParams(location.search).get('q') ?? '') : '';
  const write = (): void => {
    if (unwritten !== undefined) history.replace({ ...location, search: searchOf(unwritten) });
  };
  const writeAfterPause = useEffectEvent(write);
  useEffect(() => {
    if (unwritten === undefined) return undefined;
    const timer = setTimeout(() => writeAfterPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [unwritten]);
  return { query: unwritten ?? written, type: (query) => setTyped({ query, location }), write };
}
