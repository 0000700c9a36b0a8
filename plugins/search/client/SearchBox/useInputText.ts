import { useCallback, useState, type RefObject } from 'react';

export type InputRef = RefObject<HTMLInputElement | null>;

export interface InputText {
  query: string;
  /** Takes over what the reader has typed. */
  readInput: () => void;
  /** Puts another query into the input. */
  changeQuery: (text: string) => void;
  /** Selects what stands in it. */
  focus: () => void;
}

/** What the reader has typed, and the input that holds it. */
export function useInputText(inputRef: InputRef): InputText {
  const [query, setQuery] = useState('');
  const readInput = useCallback(() => setQuery(inputRef.current?.value ?? ''), [inputRef]);
  const changeQuery = useCallback(
    (text: string) => {
      if (inputRef.current) inputRef.current.value = text;
      inputRef.current?.focus();
      setQuery(text);
    },
    [inputRef],
  );
  const focus = useCallback(() => {
    inputRef.current?.focus();
    inputRef.current?.select();
  }, [inputRef]);
  return { query, readInput, changeQuery, focus };
}
