import { useCallback, type MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import { highlightRequest } from './highlightRequest';
import { addRecentSearch } from './recentSearches';

/** A click that the browser should handle itself: in a new tab, in a new window, or as a download. */
export function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

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
