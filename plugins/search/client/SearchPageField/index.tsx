import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { hint } from '../texts';
import styles from './styles.module.css';

interface SearchPageFieldProps {
  query: string;
  onChange: (query: string) => void;
  onLeave: () => void;
}

/** The field of the results page. It follows the query, except while the reader composes a word in it. */
export function SearchPageField({ query, onChange, onLeave }: SearchPageFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '' && typed !== query) onChange(typed);
  });
  // What was typed before React came, nobody was told of.
  useEffect(() => takeOver(), []);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = query;
  }, [query]);

  return (
    <input
      ref={input}
      type="search"
      className={styles.input}
      aria-label={translate({
        id: 'search.pageField',
        message: '搜索词',
        description: 'Label of the field on the results page',
      })}
      placeholder={hint()}
      defaultValue={query}
      autoComplete="off"
      spellCheck={false}
      onInput={({ nativeEvent, currentTarget }) => {
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) onChange(currentTarget.value);
      }}
      onBlur={onLeave}
      onCompositionEnd={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
