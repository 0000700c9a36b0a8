import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { QueryField } from '@site/src/components/QueryField';
import { hint } from '../texts';
import styles from './styles.module.css';

interface SearchPageFieldProps {
  query: string;
  onChange: (query: string) => void;
  onLeave: () => void;
}

/** The field of the results page. */
export function SearchPageField({ query, onChange, onLeave }: SearchPageFieldProps): ReactNode {
  return (
    <QueryField
      className={styles.input}
      aria-label={translate({
        id: 'search.pageField',
        message: '搜索词',
        description: 'Label of the field on the results page',
      })}
      placeholder={hint()}
      query={query}
      autoComplete="off"
      spellCheck={false}
      onChange={onChange}
      onBlur={onLeave}
    />
  );
}
