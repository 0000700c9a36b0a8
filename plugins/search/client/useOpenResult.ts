import { useCallback } from 'react';
import { useHistory } from '@docusaurus/router';
import { highlightRequest } from './highlightRequest';
import { addRecentSearch } from './recentSearches';

/** Opens a result in place, remembers the search, and has its terms highlighted there. */
export function useOpenResult(query: string, terms: readonly string[]): (url: string) => void {
  const history = useHistory();
  return useCallback(
    (url) => {
      addRecentSearch(query);
      highlightRequest.make(url, terms);
      history.push(url);
    },
    [history, query, terms],
  );
}
