import clsx from 'clsx';
import { memo, type ReactNode, type Ref } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { PageHits, SearchHit } from '../../engine/searchEngine';
import { MarkedText } from '../MarkedText';
import type { OptionList, PanelHandle } from '../panelContract';
import { addRecentSearch } from '../recentSearches';
import { isModified, useOpenResult } from '../useOpenResult';
import type { Answered } from '../useSearch';
import { resultsPageUrl } from '../resultsPageUrl';
import { useIndexLocation } from '../useIndexLocation';
import { useOptions } from './useOptions';
import styles from './styles.module.css';

interface ResultsProps {
  handle: Ref<PanelHandle>;
  answered: Answered;
  listboxId: string;
  onListChange: (list: OptionList) => void;
  onClose: () => void;
}

interface OptionProps {
  id: string;
  hit: SearchHit;
  isActive: boolean;
  onActivate: () => void;
  onChoose: () => void;
}

function Option({ id, hit, isActive, onActivate, onChoose }: OptionProps): ReactNode {
  return (
    // Arrow keys and Enter reach it from the box, which keeps the focus.
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hit.url}
      className={clsx(styles.option, isActive && styles.active)}
      onPointerMove={isActive ? undefined : onActivate}
      onClick={(event) => {
        if (isModified(event)) return;
        event.preventDefault();
        onChoose();
      }}
    >
      <span className={styles.title}>
        <MarkedText {...hit.title} />
      </span>
      <span className={styles.snippet}>{hit.snippet && <MarkedText {...hit.snippet} />}</span>
    </a>
  );
}

/** Where a page stands, as in `指南 › 核心概念 › 沙箱`. */
function pathOf({ breadcrumbs, title }: PageHits): string {
  const last = breadcrumbs.at(-1) === title.text ? [] : [title.text];
  return [...breadcrumbs, ...last].join(' › ');
}

function ResultList({ handle, answered, listboxId, onListChange, onClose }: ResultsProps): ReactNode {
  const { query, answer } = answered;
  const { baseUrl } = useIndexLocation();
  const openResult = useOpenResult(query, answer.terms);
  const hits = answer.pages.flatMap((page) => page.hits);
  const choose = (index: number): void => {
    const url = hits[index]?.url;
    onClose();
    if (url !== undefined) openResult(url);
  };
  const { active, activate, idOf } = useOptions({
    handle,
    listboxId,
    count: hits.length,
    initial: 0,
    setKey: query,
    onChoose: choose,
    onListChange,
  });

  return (
    <>
      <div
        role="listbox"
        id={listboxId}
        className={styles.list}
        aria-label={translate({
          id: 'search.results',
          message: '搜索结果',
          description: 'Label of the list of search results',
        })}
      >
        {answer.pages.map((page, place) => (
          <div key={page.hits[0]?.url} role="group" aria-labelledby={`${listboxId}-page-${place}`}>
            <div id={`${listboxId}-page-${place}`} role="presentation" className={styles.path}>
              {pathOf(page)}
            </div>
            {page.hits.map((hit) => {
              const index = hits.indexOf(hit);
              return (
                <Option
                  key={hit.url}
                  id={idOf(index)}
                  hit={hit}
                  isActive={index === active}
                  onActivate={() => activate(index)}
                  onChoose={() => choose(index)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <Link
        className={styles.all}
        to={resultsPageUrl(baseUrl, query.trim())}
        onClick={() => {
          addRecentSearch(query);
          onClose();
        }}
      >
        <Translate id="search.all" description="Leads from the search box to the results page">
          查看全部结果
        </Translate>
      </Link>
    </>
  );
}

/**
 * The results below the box: places grouped by page, and the way to all of them. A key that is typed renders them anew
 * only when its answer is there.
 */
export const Results = memo(ResultList);
