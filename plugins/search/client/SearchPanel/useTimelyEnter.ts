import { useEffect, useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import type { PanelHandle } from '../panelContract';

interface TimelyEnterParameters {
  handle: Ref<PanelHandle>;
  /** What stands in the box. */
  query: string;
  /** What the options shown answer. */
  answeredQuery: string | undefined;
}

/**
 * Lets Enter wait for the answer to what has been typed: a fast typist's Enter comes while the options still answer the
 * last but one key.
 *
 * @returns the handle that the list of options fills
 */
export function useTimelyEnter(parameters: TimelyEnterParameters): RefObject<PanelHandle | null> {
  const { handle, query, answeredQuery } = parameters;
  const options = useRef<PanelHandle>(null);
  const awaited = useRef<string>(undefined);

  useImperativeHandle(handle, () => ({
    handleKey(key) {
      const isLate = answeredQuery !== undefined && answeredQuery !== query && query.trim() !== '';
      awaited.current = key === 'Enter' && isLate ? query : undefined;
      return awaited.current !== undefined || options.current?.handleKey(key) === true;
    },
  }));

  useEffect(() => {
    if (awaited.current === undefined || awaited.current !== answeredQuery) return;
    awaited.current = undefined;
    options.current?.handleKey('Enter');
  }, [answeredQuery]);

  return options;
}
