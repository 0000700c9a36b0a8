import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
} from 'react';
import { translate } from '@docusaurus/Translate';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { useLazyComponent } from '@site/src/components/LoadFailure/useLazyComponent';
import type { CodePosition } from '@site/demos/hosts/playground/messages/protocol';
import type { CodeEditorProps, EditorHandle, OpenedEditorHandle } from './Editor';
import type { Scrolled } from './Editor/createEditor';
import styles from './styles.module.css';

async function downloadEditor() {
  const { CodeEditor } = await import(/* webpackChunkName: "playground-editor" */ './Editor');
  return CodeEditor;
}

/** Where the reader has pressed in a text; its beginning, when it was reached by the keyboard. */
function positionIn(text: HTMLElement, file: string): CodePosition {
  const { anchorNode, anchorOffset } = getSelection() ?? {};
  const isInside = anchorNode?.nodeType === Node.TEXT_NODE && text.contains(anchorNode);
  const lines = (isInside ? (anchorNode.textContent ?? '').slice(0, anchorOffset) : '').split('\n');
  return { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/**
 * The editor, which weighs more than the rest of the page: it comes when the reader turns to the code, or the code has
 * faults to mark. Until then there is the text, and programs run.
 */
export function LazyEditor({ ref, ...props }: CodeEditorProps & { ref: Ref<EditorHandle> }): ReactNode {
  const { file, files, faults } = props;
  const { Component: CodeEditor, hasFailed, load } = useLazyComponent(downloadEditor);
  const editor = useRef<OpenedEditorHandle>(null);
  const text = useRef<HTMLDivElement>(null);
  /** Where the reader was led to before there was an editor, and what had the focus then. */
  const wanted = useRef<{ position: CodePosition; focused: Element | null }>(undefined);
  /** Where the reader is in the text. */
  const place = useRef<CodePosition>(undefined);
  /** How far the text was scrolled when it went. */
  const scrolled = useRef<Scrolled>(undefined);
  const scroller = useCallback(
    (element: HTMLElement | null) => () => {
      if (element) scrolled.current = { left: element.scrollLeft, top: element.scrollTop };
    },
    [],
  );
  const hasFaults = faults.length > 0;

  useEffect(() => {
    const note = (): void => {
      if (!text.current) return;
      place.current = text.current.matches(':focus') ? positionIn(text.current, file) : undefined;
    };
    note();
    document.addEventListener('selectionchange', note);
    return () => document.removeEventListener('selectionchange', note);
  }, [file]);
  useEffect(() => {
    // What the reader pointed at while this part came, nobody was told of.
    if (hasFaults || text.current?.matches(':hover, :focus')) load();
  }, [hasFaults, load]);
  useLayoutEffect(() => {
    if (!CodeEditor) return;
    // The focus was in the text, and went with it.
    const isLost = document.activeElement === document.body;
    const { position, focused } = wanted.current ?? {};
    const read = place.current;
    const wasScrolled = scrolled.current;
    // Once: the editor itself knows from then on.
    wanted.current = undefined;
    place.current = undefined;
    scrolled.current = undefined;
    // Not where the reader has gone on to something else meanwhile.
    const isWanted = position?.file === file && (isLost || document.activeElement === focused);
    if (isWanted) editor.current?.goTo(position);
    else if (wasScrolled) editor.current?.goOn(wasScrolled, isLost ? read : undefined);
  }, [CodeEditor, file]);
  useImperativeHandle(
    ref,
    () => ({
      goTo: (position) => {
        if (editor.current) editor.current.goTo(position);
        else {
          wanted.current = { position, focused: document.activeElement };
          load();
        }
      },
    }),
    [load],
  );

  if (CodeEditor) return <CodeEditor ref={editor} {...props} />;
  const part = translate({
    id: 'playground.editor.part',
    message: '编辑器',
    description: 'The code editor, in the message that it could not be loaded',
  });
  const turnTo = (): void => {
    if (!hasFailed) load();
  };
  return (
    <div ref={scroller} className={styles.editorFallback}>
      {hasFailed && <LoadFailure part={part} onRetry={load} />}
      <div
        ref={text}
        className={styles.editorText}
        role="textbox"
        aria-readonly
        aria-multiline
        aria-label={file}
        // What scrolls must be reachable by the keyboard.
        tabIndex={0}
        onPointerOver={turnTo}
        onFocus={(event) => {
          place.current = positionIn(event.currentTarget, file);
          turnTo();
        }}
      >
        <pre>{files[file]}</pre>
      </div>
    </div>
  );
}
