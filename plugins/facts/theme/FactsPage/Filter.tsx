import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import styles from './filter.module.css';

/** What is typed before React has started stands in the field already. */
export function Filter({ query }: { query: string }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const filterBy = useCallback(
    (text: string) => {
      const search = text === '' ? '' : `?q=${encodeURIComponent(text)}`;
      history.replace({ ...history.location, search, hash: '' });
    },
    [history],
  );
  useEffect(() => {
    const typed = field.current?.defaultValue === '' ? field.current.value : '';
    if (typed !== '') filterBy(typed);
  }, [filterBy]);
  const label = translate({
    id: 'facts.filter',
    message: '按文字、页面或 id 筛选',
    description: 'Label of the filter of facts',
  });
  return (
    <input
      ref={field}
      type="search"
      className={styles.filter}
      placeholder={label}
      aria-label={label}
      value={query}
      onChange={(event) => filterBy(event.target.value)}
    />
  );
}
