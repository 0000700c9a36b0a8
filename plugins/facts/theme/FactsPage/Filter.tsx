import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { QueryField } from '@site/src/components/QueryField';
import styles from './filter.module.css';

interface FilterProps {
  query: string;
  onChange: (query: string) => void;
}

export function Filter({ query, onChange }: FilterProps): ReactNode {
  const label = translate({
    id: 'facts.filter',
    message: '按文字、页面或 id 筛选',
    description: 'Label of the filter of facts',
  });
  return (
    <QueryField
      className={styles.filter}
      placeholder={label}
      aria-label={label}
      query={query}
      onChange={onChange}
    />
  );
}
