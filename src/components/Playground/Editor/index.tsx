import { useEffect, useEffectEvent, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { translate } from '@docusaurus/Translate';
import type { CodePosition } from '@site/demos/hosts/playground/protocol';
import type { ColorTheme } from '@site/demos/protocol';
import { createEditor, type Editor } from './createEditor';
import styles from './styles.module.css';

export interface EditorHandle {
  goTo: (position: CodePosition) => void;
}

export interface CodeEditorProps {
  ref: Ref<EditorHandle>;
  code: string;
  theme: ColorTheme;
  onChange: (code: string) => void;
  onRun: (code: string) => void;
}

const texts = () => ({
  label: translate({
    id: 'playground.editor.label',
    message: '主应用的代码 main.ts',
    description: 'Name of the code editor',
  }),
  hint: translate({
    id: 'playground.editor.hint',
    message: 'Tab 缩进；先按 Esc 再按 Tab 离开编辑器；Ctrl+Enter（macOS：⌘+Enter）运行',
    description: 'Stands below the code editor and describes its keys',
  }),
});

/** The editor of the playground. `code` is what it shows; `onChange` tells what the reader made of it. */
export function CodeEditor({ ref, code, theme, onChange, onRun }: CodeEditorProps): ReactNode {
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | undefined>(undefined);
  const changed = useEffectEvent(onChange);
  const runAsked = useEffectEvent(onRun);
  const create = useEffectEvent((element: HTMLElement) =>
    createEditor({
      parent: element,
      code,
      theme,
      ...texts(),
      onChange: (next) => changed(next),
      onRun: (current) => runAsked(current),
    }),
  );

  useEffect(() => {
    if (!parent.current) return undefined;
    const created = create(parent.current);
    editor.current = created;
    return () => created.destroy();
  }, []);
  useEffect(() => editor.current?.setCode(code), [code]);
  useEffect(() => editor.current?.setTheme(theme), [theme]);
  useImperativeHandle(ref, () => ({ goTo: (position) => editor.current?.goTo(position) }), []);

  return <div ref={parent} className={styles.editor} />;
}
