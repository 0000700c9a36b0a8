import { useCallback, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { useLazyComponent, type LazyComponent } from '@site/src/components/LoadFailure/useLazyComponent';
import type { PanelHandle, SearchPanelProps } from '../panelContract';
import { resultsPageUrl } from '../resultsPageUrl';
import { searchService } from '../searchService';
import { useIndexLocation } from '../useIndexLocation';
import { useInputText, type InputRef, type InputText } from './useInputText';
import { useShortcut } from './useShortcut';
import { useVisibility, type Visibility } from './useVisibility';

type LazyPanel = LazyComponent<SearchPanelProps>;

async function downloadPanel() {
  return (await import('../SearchPanel')).SearchPanel;
}

/** State of the search box. The text itself stays in the input, so that nothing typed is ever lost. */
export interface SearchBoxState extends Visibility, Omit<InputText, 'focus'> {
  lazyPanel: LazyPanel;
  /** Asks for index and panel, once. */
  prepare: () => void;
  /** Asks again for what has failed. */
  retry: () => void;
  /** Closes, and gives the focus back: something has been chosen. */
  leave: () => void;
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

function usePreparation(lazyPanel: LazyPanel): Preparation {
  const location = useIndexLocation();
  const { Component: Panel, hasFailed, load } = lazyPanel;
  const prepare = useCallback(() => {
    if (searchService.getState() === 'empty') searchService.load(location);
    // After a failure there is a button; it must not go away under the pointer.
    if (!Panel && !hasFailed) load();
  }, [Panel, hasFailed, load, location]);
  // What kept the panel away may have kept the index away as well.
  const retry = useCallback(() => {
    searchService.load(location);
    load();
  }, [load, location]);
  return { prepare, retry };
}

/** The parts of the box that its state acts on. */
export interface SearchBoxParts {
  inputRef: InputRef;
  panelRef: RefObject<PanelHandle | null>;
}

export function useSearchBox({ inputRef, panelRef }: SearchBoxParts): SearchBoxState {
  const history = useHistory();
  const { baseUrl } = useIndexLocation();
  const lazyPanel = useLazyComponent(downloadPanel);
  const { prepare, retry } = usePreparation(lazyPanel);
  const { isOpen, list, setList, open, close } = useVisibility(prepare);
  const { query, readInput, changeQuery, focus } = useInputText(inputRef);
  const leave = useCallback(() => {
    inputRef.current?.blur();
    close();
  }, [inputRef, close]);

  useShortcut(focus);
  useInputBeforeHydration(inputRef, readInput, open);

  const handleKey = (event: KeyboardEvent): void => {
    if (isOfInputMethod(event)) return;
    if (event.key === 'Escape') {
      if (isOpen) close();
      else changeQuery('');
      return;
    }
    if (event.key.startsWith('Arrow')) open();
    if (panelRef.current?.handleKey(event.key)) event.preventDefault();
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
function useInputBeforeHydration(inputRef: InputRef, readInput: () => void, open: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    readInput();
    if (document.activeElement === inputRef.current) open();
  }, [inputRef, readInput, open]);
}
