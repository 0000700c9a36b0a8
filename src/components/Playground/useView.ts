import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CodePosition } from '@site/demos/hosts/playground/messages/protocol';
import type { EditorHandle } from './Editor';
import type { Files } from './program/program';
import type { RunStatus } from './run/runState';
import type { View } from './ViewSwitch';

interface ViewControls {
  /** What a narrow screen shows. */
  view: View;
  setView: (view: View) => void;
  /** For the editor. */
  editor: RefObject<EditorHandle | null>;
  /** Shows the code that a message is about. */
  goTo: (position: CodePosition) => void;
}

/**
 * What is shown of a program: one of its parts on a narrow screen, a place in its code when a message leads there.
 *
 * @param select has the editor show a file
 */
export function useView(files: Files, status: RunStatus, select: (file: string) => void): ViewControls {
  const editor = useRef<EditorHandle>(null);
  const [view, setView] = useState<View>('code');
  const [known, setKnown] = useState(status);
  if (status !== known) {
    setKnown(status);
    // There is no page then; the output has the reason.
    if (status === 'notCompiled' && view === 'page') setView('output');
  }

  function goTo(position: CodePosition): void {
    // It may have been renamed or removed since.
    if (!Object.hasOwn(files, position.file)) return;
    setView('code');
    // The editor shows the file before it goes there.
    flushSync(() => select(position.file));
    editor.current?.goTo(position);
  }

  return { view, setView, editor, goTo };
}
