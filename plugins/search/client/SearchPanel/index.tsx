import { useEffect, type ReactNode } from 'react';
import { Failure } from '../Failure';
import { SearchStatus } from '../SearchStatus';
import type { SearchPanelProps } from '../panelContract';
import { searchService } from '../searchService';
import { Suggestions } from '../Suggestions';
import { useIndexLocation } from '../useIndexLocation';
import { useIndexState, useSearch } from '../useSearch';
import { Recent } from './Recent';
import { Results } from './Results';
import { useTimelyEnter } from './useTimelyEnter';

/** Eight results: section 9 of the specification. */
const limits = { hits: 8, hitsOfPage: 2 };

/** What stands below the search box while it is open. */
export function SearchPanel(props: SearchPanelProps): ReactNode {
  const { ref, query, listboxId, onQueryChange, onListChange, onClose } = props;
  const location = useIndexLocation();
  const state = useIndexState();
  const answered = useSearch(query, limits);
  const hasHits = answered !== undefined && answered.answer.pages.length > 0;
  const isEmpty = query.trim() === '';
  const options = useTimelyEnter({ handle: ref, query, answeredQuery: answered?.query });

  // The other contents have no options.
  useEffect(() => {
    if (!isEmpty && !hasHits) onListChange({ isShown: false });
  }, [isEmpty, hasHits, onListChange]);

  if (state === 'failed') return <Failure onRetry={() => searchService.load(location)} />;
  if (isEmpty) {
    return (
      <Recent
        handle={options}
        listboxId={listboxId}
        onListChange={onListChange}
        onQueryChange={onQueryChange}
      />
    );
  }
  return (
    <>
      <SearchStatus answered={answered} />
      {hasHits && (
        <Results
          handle={options}
          answered={answered}
          listboxId={listboxId}
          onListChange={onListChange}
          onClose={onClose}
        />
      )}
      {answered && !hasHits && <Suggestions onFollow={onClose} />}
    </>
  );
}
