import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { CodePosition } from '@site/demos/hosts/playground/messages/protocol';
import type { Scrolled } from '../Editor/places';

/** Where the reader is in a text. */
interface ReadingPlace {
  /** Absent where the focus is elsewhere. */
  position?: CodePosition | undefined;
  /** How far the text was scrolled when it went. */
  scrolled?: Scrolled;
}

/** Where the reader has pressed in a text; its beginning, when it was reached by the keyboard. */
function positionIn(text: HTMLElement, file: string): CodePosition {
  const selection = getSelection();
  const anchor = selection?.anchorNode;
  const before = document.createRange();
  before.setStart(text, 0);
  if (anchor?.nodeType === Node.TEXT_NODE && text.contains(anchor)) {
    before.setEnd(anchor, selection?.anchorOffset ?? 0);
  }
  const lines = before.toString().split('\n');
  return { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Where the reader is in the text of a file, for what takes its place. */
export function useReadingPlace(text: RefObject<HTMLElement | null>, file: string) {
  const place = useRef<ReadingPlace>({});

  useEffect(() => {
    const note = (): void => {
      if (!text.current) return;
      place.current.position = text.current.matches(':focus') ? positionIn(text.current, file) : undefined;
    };
    note();
    document.addEventListener('selectionchange', note);
    return () => document.removeEventListener('selectionchange', note);
  }, [text, file]);

  return {
    /** For the element that scrolls. */
    scroller: useCallback(
      (element: HTMLElement | null) => () => {
        if (element) place.current.scrolled = { left: element.scrollLeft, top: element.scrollTop };
      },
      [],
    ),
    noteFocus: (focused: HTMLElement): void => {
      place.current.position = positionIn(focused, file);
    },
    /** Once: what goes on there knows by itself from then on. */
    take: useCallback((): ReadingPlace => {
      const taken = place.current;
      place.current = {};
      return taken;
    }, []),
  };
}
