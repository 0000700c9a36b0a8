import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
  type RefCallback,
} from 'react';
import { translate } from '@docusaurus/Translate';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { useLazyComponent } from '@site/src/components/LoadFailure/useLazyComponent';
import { isSparing } from '@site/src/connection';
import type { CodePosition } from '@site/demos/hosts/playground/messages/protocol';
import type { CodeEditorProps, EditorHandle, OpenedEditorHandle } from '../Editor';
import { useReadingPlace } from './useReadingPlace';
import styles from '../styles.module.css';

async function downloadEditor() {
  const { CodeEditor } = await import(/* webpackChunkName: "playground-editor" */ '../Editor');
  return CodeEditor;
}

interface CodeTextProps {
  ref: Ref<HTMLDivElement>;
  scroller: RefCallback<HTMLElement>;
  file: string;
  code: string;
  /** The code as HTML in the editor's colours, where the site was built with it. */
  coloured?: string | undefined;
  /** The editor did not come. */
  hasFailed: boolean;
  onFocus: (text: HTMLElement) => void;
  /** The reader wants the editor. */
  onLoad: () => void;
}

/** The code until its editor comes. */
function CodeText({
  ref,
  scroller,
  file,
  code,
  coloured,
  hasFailed,
  onFocus,
  onLoad,
}: CodeTextProps): ReactNode {
  const part = translate({
    id: 'playground.editor.part',
    message: '编辑器',
    description: 'The code editor, in the message that it could not be loaded',
  });
  const turnTo = (): void => {
    if (!hasFailed) onLoad();
  };
  const numbers = code
    .split('\n')
    .map((_, index) => index + 1)
    .join('\n');
  return (
    <div ref={scroller} className={styles.editorFallback}>
      {hasFailed && <LoadFailure part={part} onRetry={onLoad} />}
      <div
        ref={ref}
        className={styles.editorText}
        role="textbox"
        aria-readonly
        aria-multiline
        aria-label={file}
        // What scrolls must be reachable by the keyboard.
        tabIndex={0}
        onPointerOver={turnTo}
        onFocus={({ currentTarget }) => {
          onFocus(currentTarget);
          turnTo();
        }}
      >
        {coloured === undefined ? (
          <pre data-numbers={numbers}>{code}</pre>
        ) : (
          <pre data-numbers={numbers} dangerouslySetInnerHTML={{ __html: coloured }} />
        )}
      </div>
    </div>
  );
}

interface LazyEditorProps extends CodeEditorProps, Pick<CodeTextProps, 'coloured'> {
  ref: Ref<EditorHandle>;
}

/**
 * The editor, which weighs more than the rest of the page: it comes when the reader turns to the code, or the code has
 * faults to mark, or is the reader's own, which nothing else would colour. Until then there is the text, and programs run.
 */
export function LazyEditor({ ref, coloured, ...props }: LazyEditorProps): ReactNode {
  const { file, files, faults } = props;
  const { Component: CodeEditor, hasFailed, load } = useLazyComponent(downloadEditor);
  const editor = useRef<OpenedEditorHandle>(null);
  const text = useRef<HTMLDivElement>(null);
  const { scroller, noteFocus, take } = useReadingPlace(text, file);
  /** Where the reader was led to before there was an editor, and what had the focus then. */
  const wanted = useRef<{ position: CodePosition; focused: Element | null }>(undefined);
  const hasFaults = faults.length > 0;
  const isPlain = coloured === undefined;

  useEffect(() => {
    // What the reader pointed at while this part came, nobody was told of.
    if (hasFaults || (isPlain && !isSparing()) || text.current?.matches(':hover, :focus')) load();
  }, [hasFaults, isPlain, load]);
  useLayoutEffect(() => {
    if (!CodeEditor) return;
    // The focus was in the text, and went with it.
    const isLost = document.activeElement === document.body;
    const { position, focused } = wanted.current ?? {};
    const read = take();
    wanted.current = undefined;
    // Not where the reader has gone on to something else meanwhile.
    const isWanted = position?.file === file && (isLost || document.activeElement === focused);
    if (isWanted) editor.current?.goTo(position);
    else if (read.scrolled) editor.current?.goOn(read.scrolled, isLost ? read.position : undefined);
  }, [CodeEditor, file, take]);
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
  return (
    <CodeText
      ref={text}
      {...{ scroller, file, coloured, hasFailed }}
      code={files[file] ?? ''}
      onFocus={noteFocus}
      onLoad={load}
    />
  );
}
