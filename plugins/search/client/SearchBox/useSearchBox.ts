import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import type { OptionList, PanelHandle } from '../panelContract';
import { resultsPageUrl } from '../resultsPageUrl';
import { searchService } from '../searchService';
import { useIndexLocation } from '../useIndexLocation';
import { useLazyPanel } from './useLazyPanel';
import { useShortcut } from './useShortcut';

const noList: OptionList = { isShown: false };

/** State of the search box. The text itself stays in the input, so that nothing typed is ever lost. */
export interface SearchBoxState {
  lazyPanel: ReturnType<typeof useLazyPanel>;
  query: string;
  isOpen: boolean;
  list: OptionList;
  setList: (list: OptionList) => void;
  /** Asks for index and panel, once. */
  prepare: () => void;
  /** Asks again for what has failed. */
  retry: () => void;
  open: () => void;
  close: () => void;
  /** Closes, and gives the focus back: something has been chosen. */
  leave: () => void;
  /** Takes over what the reader has typed. */
  readInput: () => void;
  /** Puts another query into the input. */
  changeQuery: (text: string) => void;
  handleKey: (event: KeyboardEvent) => void;
}

/** An input method's keys are its own: Enter takes a candidate there, it does not open a result. */
function isOfInputMethod({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.key === 'Process';
}

interface Preparation {
  prepare: () => void;
  retry: () => void;
}

function usePreparation(lazyPanel: ReturnType<typeof useLazyPanel>): Preparation {
  const location = useIndexLocation();
  const { Panel, load } = lazyPanel;
  const prepare = useCallback(() => {
    if (searchService.getState() === 'empty') searchService.load(location);
    if (!Panel) load();
  }, [Panel, load, location]);
  // What kept the panel away may have kept the index away as well.
  const retry = useCallback(() => {
    searchService.load(location);
    load();
  }, [load, location]);
  return { prepare, retry };
}

/** The parts of the box that its state acts on. */
export interface SearchBoxParts {
  input: RefObject<HTMLInputElement | null>;
  panel: RefObject<PanelHandle | null>;
}

export function useSearchBox({ input, panel }: SearchBoxParts): SearchBoxState {
  const history = useHistory();
  const { pathname } = useLocation();
  const { baseUrl } = useIndexLocation();
  const lazyPanel = useLazyPanel();
  const { prepare, retry } = usePreparation(lazyPanel);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState(noList);

  const open = useCallback(() => {
    prepare();
    setOpen(true);
  }, [prepare]);
  const close = useCallback(() => {
    setOpen(false);
    setList(noList);
  }, []);
  const leave = useCallback(() => {
    input.current?.blur();
    close();
  }, [input, close]);
  const readInput = useCallback(() => setQuery(input.current?.value ?? ''), [input]);
  const changeQuery = useCallback(
    (text: string) => {
      if (input.current) input.current.value = text;
      input.current?.focus();
      setQuery(text);
    },
    [input],
  );
  const focus = useCallback(() => {
    input.current?.focus();
    input.current?.select();
  }, [input]);

  useShortcut(focus);
  useEffect(close, [pathname, close]);
  useInputBeforeHydration(input, readInput, open);

  const handleKey = (event: KeyboardEvent): void => {
    if (isOfInputMethod(event)) return;
    if (event.key === 'Escape') {
      if (isOpen) close();
      else changeQuery('');
      return;
    }
    if (event.key.startsWith('Arrow')) open();
    if (panel.current?.handleKey(event.key)) event.preventDefault();
    else if (event.key === 'Enter' && query.trim() !== '') {
      history.push(resultsPageUrl(baseUrl, query.trim()));
      leave();
    }
  };

  return {
    lazyPanel,
    query,
    isOpen,
    list,
    setList,
    prepare,
    retry,
    open,
    close,
    leave,
    readInput,
    changeQuery,
    handleKey,
  };
}

/** The reader may have typed, or be typing, before React took the page over. */
function useInputBeforeHydration(
  input: RefObject<HTMLInputElement | null>,
  readInput: () => void,
  open: () => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    readInput();
    if (document.activeElement === input.current) open();
  }, [input, readInput, open]);
}
