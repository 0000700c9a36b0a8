import { useEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './filter.module.css';

interface FilterProps {
  query: string;
  onChange: (query: string) => void;
}

/** What is typed before React has started stands in the field already. */
export function Filter({ query, onChange }: FilterProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = field.current?.defaultValue === '' ? field.current.value : '';
    if (typed !== '') onChange(typed);
  }, [onChange]);
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
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
