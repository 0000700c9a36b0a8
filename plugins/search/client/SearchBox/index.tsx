import clsx from 'clsx';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useLinks } from '../../../static-content/client/useLinks';
import { Failure } from '../Failure';
import { highlightRequest } from '../highlightRequest';
import { listId } from '../listId';
import { useSiteSearch } from '../useSiteSearch';
import styles from './styles.module.css';
// Not modules: the search's own script names these classes.
import './panel.css';
import '../suggestions.css';

function Input(): ReactNode {
  return (
    <input
      className={styles.input}
      type="text"
      role="combobox"
      aria-label={translate({ id: 'search.label', message: '搜索', description: 'Label of the search box' })}
      aria-autocomplete="list"
      aria-expanded={false}
      aria-controls={listId}
      placeholder={translate({
        id: 'search.placeholder',
        message: '搜索文档',
        description: 'Placeholder of the search box',
      })}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
    />
  );
}

function ClearButton(): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.clear)}
      data-search-clear
      aria-label={translate({
        id: 'search.clear',
        message: '清空搜索框',
        description: 'Label of the button that empties the search box',
      })}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M4 4l8 8M12 4l-8 8" />
      </svg>
    </button>
  );
}

function Field(): ReactNode {
  return (
    <div className={styles.field}>
      <svg className={styles.icon} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="7" cy="7" r="4.5" />
        <path d="M10.5 10.5L14 14" />
      </svg>
      <Input />
      {/* The page's script knows the reader's keyboard. */}
      <kbd className={styles.shortcut} aria-hidden="true" suppressHydrationWarning>
        Ctrl K
      </kbd>
      <ClearButton />
      <button type="button" className={clsx('clean-btn', styles.close)} data-search-close>
        {translate({ id: 'search.close', message: '关闭', description: 'Closes the search on a phone' })}
      </button>
    </div>
  );
}

/** Has the page that a result leads to show where its words stand. */
function requestHighlight({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const terms = link?.closest<HTMLElement>('[data-terms]')?.dataset['terms'];
  if (link && terms) highlightRequest.make(link.href, terms.split('\n'));
}

/**
 * The search box of the navbar. Its panel, keys and presses are the business of a script of its own (`script/`), which
 * the page's script asks for by the first hover, focus or shortcut, without waiting for React. React lets its links
 * navigate in place, and says when the search cannot be had.
 */
export function SearchBox(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const { state, load } = useSiteSearch();
  useLinks(container);
  useEffect(() => () => window.siteSearch?.close(), [pathname]);
  // The script may have failed before anybody could say so.
  useEffect(() => {
    if (state === 'empty' && container.current?.contains(document.activeElement)) load();
  }, [state, load]);

  return (
    <div role="search">
      <div
        ref={container}
        role="presentation"
        className={styles.box}
        data-search
        // Before the link is followed: a page that is there already is shown within the press.
        onClickCapture={requestHighlight}
        suppressHydrationWarning
      >
        <Field />
        <div data-search-panel hidden dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
        {state === 'failed' && (
          // The press leaves the focus in the field, without which the box is closed.
          <div role="presentation" className="search-panel" onMouseDown={(event) => event.preventDefault()}>
            <Failure onRetry={load} />
          </div>
        )}
      </div>
    </div>
  );
}
