import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { PageHits, SearchHit } from '../../engine/searchEngine';
import { isModified } from '../../../static-content/client/isModified';
import { Failure } from '../Failure';
import { MarkedText } from '../MarkedText';
import { SearchStatus } from '../SearchStatus';
import { Suggestions } from '../Suggestions';
import { useOpenResult } from '../useOpenResult';
import { advice, resultsLabel } from '../texts';
import { useSearch, type Answered } from '../useSearch';
import { useSiteSearch } from '../useSiteSearch';
import styles from './styles.module.css';

const pagesAtOnce = 20;
const hitsOfPage = 4;

interface HitLinkProps {
  hit: SearchHit;
  onOpen: (url: string) => void;
}

function HitLink({ hit, onOpen }: HitLinkProps): ReactNode {
  return (
    <>
      <a
        href={hit.url}
        onClick={(event) => {
          if (isModified(event)) return;
          event.preventDefault();
          onOpen(hit.url);
        }}
      >
        <MarkedText {...hit.title} />
      </a>
      <p className={styles.snippet}>{hit.snippet && <MarkedText {...hit.snippet} />}</p>
    </>
  );
}

interface PageItemProps {
  page: PageHits;
  /** Whether the reader has asked for more, and this is the first of them. */
  isFirstOfMore: boolean;
  onOpen: (url: string) => void;
}

function PageItem({ page, isFirstOfMore, onOpen }: PageItemProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  // The button that was pressed is gone when there is nothing more.
  useEffect(() => {
    if (isFirstOfMore && document.activeElement === document.body) item.current?.querySelector('a')?.focus();
  }, [isFirstOfMore]);
  const [best, ...others] = page.hits;
  if (!best) return null;
  const isTop = best.title.text === page.title.text;
  const path = isTop ? page.breadcrumbs : [...page.breadcrumbs, page.title.text];
  return (
    <li ref={item} className={styles.page}>
      <p className={styles.path}>{[...new Set(path)].join(' › ')}</p>
      <HitLink hit={best} onOpen={onOpen} />
      {others.length > 0 && (
        <details className={styles.others} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>
            <Translate
              id="search.more"
              description="Opens the further places of a page"
              values={{ count: others.length }}
            >
              {'本页还有 {count} 处'}
            </Translate>
          </summary>
          {isOpen && (
            <ul>
              {others.map((hit) => (
                <li key={hit.url}>
                  <HitLink hit={hit} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </li>
  );
}

interface PageListProps {
  answered: Answered;
  /** The answer to what the field holds now is on its way. */
  isBusy: boolean;
  shown: number;
}

function PageList({ answered: { query, answer }, isBusy, shown }: PageListProps): ReactNode {
  const openResult = useOpenResult(query, answer.terms);
  return (
    <ol className={styles.pages} aria-label={resultsLabel()} aria-busy={isBusy}>
      {answer.pages.slice(0, shown).map((page, place) => (
        <PageItem
          key={page.hits[0]?.url}
          page={page}
          isFirstOfMore={place > 0 && place === shown - pagesAtOnce}
          onOpen={openResult}
        />
      ))}
    </ol>
  );
}

/** What the results page shows below its field. */
export function SearchPageResults({ query }: { query: string }): ReactNode {
  const { service, state, load } = useSiteSearch();
  const [shown, setShown] = useState({ query, pages: pagesAtOnce });
  const pages = shown.query === query ? shown.pages : pagesAtOnce;
  const limits = useMemo(() => ({ hits: pages * hitsOfPage, hitsOfPage }), [pages]);
  const answered = useSearch(service, query, limits);

  useEffect(() => {
    if (state === 'empty') load();
  }, [state, load]);

  if (state === 'failed') return <Failure onRetry={load} />;
  return (
    <>
      <SearchStatus answered={answered} />
      {answered && answered.answer.total > 0 && (
        <PageList answered={answered} isBusy={answered.query !== query} shown={pages} />
      )}
      {answered?.answer.total === 0 && <Suggestions introduction={advice()} />}
      {answered && answered.answer.total > pages && (
        <button
          type="button"
          className="button button--outline button--primary"
          onClick={() => setShown({ query, pages: pages + pagesAtOnce })}
        >
          <Translate id="search.showMore" description="Shows more pages that answer">
            显示更多
          </Translate>
        </button>
      )}
    </>
  );
}
