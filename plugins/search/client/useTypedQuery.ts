import { useEffect, useEffectEvent, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { changeAllowance, pauseMs } from './changeAllowance';
import { searchOf } from './resultsPageUrl';

interface TypedQuery {
  query: string;
  type: (query: string) => void;
  /** Puts what was typed into the address at once, for what may follow. */
  write: () => void;
}

/**
 * The query of the results page, and in its address, at once while few keys were pressed, else when the reader pauses. Not when
 * the page is left: a browser that loads it anew has the address by then.
 */
export function useTypedQuery(): TypedQuery {
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [typed, setTyped] = useState({ query: '', location: {}, sent: '' });
  const [isAllowed] = useState(changeAllowance);
  const written = isBrowser ? (new URLSearchParams(location.search).get('q') ?? '') : '';
  // Whatever else leads to another address is newer than what was typed.
  const isNewest = typed.location === location || (typed.sent !== '' && typed.sent === location.search);
  const unwritten = isNewest && typed.query !== written ? typed.query : undefined;
  const send = (query: string): string => {
    const search = searchOf(query);
    history.replace({ ...location, search });
    return search;
  };
  const write = (): void => {
    if (unwritten !== undefined) send(unwritten);
  };
  const writeAfterPause = useEffectEvent(write);
  useEffect(() => {
    if (unwritten === undefined) return undefined;
    const timer = setTimeout(() => writeAfterPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [unwritten]);
  const type = (query: string): void => {
    const sent = isAllowed(Date.now()) ? send(query) : typed.sent;
    setTyped({ query, location, sent });
  };
  return { query: unwritten ?? written, type, write };
}
