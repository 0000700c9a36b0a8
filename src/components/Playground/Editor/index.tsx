import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { translate } from '@docusaurus/Translate';
import type { ColorTheme } from '@site/demos/protocol';
import type { CodeFault } from '../compiler/result';
import { mainFile, type Files } from '../program/program';
import { Editor } from './Editor';
import { phrases } from './phrases';
import { TypesLine } from './TypesLine';
import { useTypes } from './useTypes';
import styles from './styles.module.css';

export type EditorHandle = Pick<Editor, 'goTo'>;

/** Of one that takes the place of a text. */
export type OpenedEditorHandle = Pick<Editor, 'goTo' | 'goOn'>;

export interface CodeEditorProps {
  /** Another one where another program is opened: what was done to the one before cannot be undone in it. */
  session?: symbol;
  files: Files;
  /** Path of the file that is shown; each keeps its cursor and its history. */
  file: string;
  /** Why the last run could not compile the project. */
  faults: readonly CodeFault[];
  /** The files as they were run last. */
  compiled: Files | undefined;
  theme: ColorTheme;
  onChange: (code: string) => void;
  onRun: (code: string) => void;
}

/** Name of the editor while it shows a file. */
function labelOf(file: string): string {
  if (file !== mainFile) {
    return translate(
      {
        id: 'playground.editor.fileLabel',
        message: '代码 {file}',
        description: 'Name of the code editor while it shows another file than main.ts',
      },
      { file },
    );
  }
  return translate({
    id: 'playground.editor.label',
    message: '主应用的代码 main.ts',
    description: 'Name of the code editor',
  });
}

const hint = (): string =>
  translate({
    id: 'playground.editor.hint',
    message:
      'Tab 缩进；先按 Esc 再按 Tab 离开编辑器（两秒之内；有提示框时 Esc 按两次）；Ctrl+Enter（macOS：⌘+Enter）运行',
    description: 'Stands below the code editor and describes its keys',
  });

/** The editor of the playground. `files` has what it shows; `onChange` tells what the reader made of it. */
export function CodeEditor(props: CodeEditorProps & { ref: Ref<OpenedEditorHandle> }): ReactNode {
  const { ref, session, files, file, faults, compiled, theme, onChange, onRun } = props;
  const code = files[file] ?? '';
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | undefined>(undefined);
  const [errors, setErrors] = useState(0);
  const { features, loadFeatures, status, connection, load, loadUnasked } = useTypes(files, file);
  const changed = useEffectEvent((next: string) => {
    onChange(next);
    loadUnasked();
  });
  const runAsked = useEffectEvent(onRun);
  const create = useEffectEvent(
    (element: HTMLElement) =>
      new Editor({
        parent: element,
        session,
        file,
        code,
        theme,
        labelOf,
        hint: hint(),
        phrases: phrases(),
        onFocus: loadFeatures,
        onChange: (next) => changed(next),
        onRun: (current) => runAsked(current),
      }),
  );

  // Before anything can be pressed where it will be.
  useLayoutEffect(() => {
    if (!parent.current) return undefined;
    const created = create(parent.current);
    editor.current = created;
    return () => created.destroy();
  }, []);
  // With the above: what is typed in between would be replaced by what it was typed into.
  useLayoutEffect(() => editor.current?.show(file, code, session), [session, file, code]);
  useEffect(() => editor.current?.setTheme(theme), [theme]);
  useEffect(() => {
    if (!features) return;
    editor.current?.setFeatures((shown) =>
      features.featuresOf({
        file: shown,
        faults,
        compiled: compiled?.[shown],
        types: connection,
        onErrors: setErrors,
      }),
    );
  }, [features, faults, compiled, connection]);
  useEffect(() => {
    if (faults.length > 0) loadFeatures();
  }, [faults, loadFeatures]);
  useImperativeHandle(
    ref,
    () => ({
      goTo: (position) => editor.current?.goTo(position),
      goOn: (scrolled, position) => editor.current?.goOn(scrolled, position),
    }),
    [],
  );

  return (
    <div className={styles.editor}>
      <div ref={parent} className={styles.code} />
      {/* It stands where the text ended that was there before the editor: who presses there wants to write. */}
      <TypesLine
        status={status}
        file={file}
        errors={errors}
        onLoad={load}
        onPress={() => editor.current?.focus()}
      />
    </div>
  );
}
