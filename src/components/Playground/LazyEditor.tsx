import { useEffect, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { useLazyComponent } from '@site/src/components/LoadFailure/useLazyComponent';
import type { CodeEditorProps } from './Editor';
import styles from './styles.module.css';

async function downloadEditor() {
  const { CodeEditor } = await import(/* webpackChunkName: "playground-editor" */ './Editor');
  return CodeEditor;
}

/** The editor, once its code has arrived. Programs run without it. */
export function LazyEditor(props: CodeEditorProps): ReactNode {
  const { Component: CodeEditor, hasFailed, load } = useLazyComponent(downloadEditor);
  useEffect(load, [load]);
  if (CodeEditor) return <CodeEditor {...props} />;
  const part = translate({
    id: 'playground.editor.part',
    message: '编辑器',
    description: 'The code editor, in the message that it could not be loaded',
  });
  return (
    <div className={styles.editorFallback}>
      {hasFailed && <LoadFailure part={part} onRetry={load} />}
      {/* What scrolls must be reachable by the keyboard. */}
      <pre aria-label={props.file} tabIndex={0}>
        {props.files[props.file]}
      </pre>
    </div>
  );
}
