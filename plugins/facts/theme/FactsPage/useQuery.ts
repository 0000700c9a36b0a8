import { useCallback } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { withParameter } from './parameters';

/** A parameter of the address, and what sets it; empty while the page is built. */
export function useQuery(name: string): [value: string, set: (value: string) => void] {
  const { search } = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const set = useCallback(
    (value: string) => {
      const { location } = history;
      history.replace({ ...location, search: withParameter(location.search, name, value), hash: '' });
    },
    [history, name],
  );
  return [isBrowser ? (new URLSearchParams(search).get(name) ?? '') : '', set];
}
