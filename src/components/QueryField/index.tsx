import { useEffect, useEffectEvent, useRef, type ComponentProps, type ReactNode } from 'react';

interface QueryFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onInput' | 'onCompositionEnd'
> {
  query: string;
  onChange: (query: string) => void;
}

/**
 * A field for what is looked for. It follows the query while the reader is elsewhere, and is the reader's while they write:
 * a value that comes late, as by the address, would end the word that an input method composes. Of a word, one is told once
 * it is composed; of what was typed before React came, at once.
 */
export function QueryField({ query, onChange, ...input }: QueryFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '' && typed !== query) onChange(typed);
  });
  useEffect(() => takeOver(), []);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = query;
  }, [query]);

  return (
    <input
      {...input}
      ref={field}
      type="search"
      defaultValue={query}
      onInput={({ nativeEvent, currentTarget }) => {
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) onChange(currentTarget.value);
      }}
      onCompositionEnd={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
