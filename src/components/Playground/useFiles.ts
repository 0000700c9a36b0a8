import { useEffect, useRef, useState } from 'react';
import { kindOf } from './paths';
import { renamed, withoutApp, withoutFile } from './fileChanges';
import { mainFile, type Files, type Program } from './program';
import { subAppFiles, type TemplateName } from './templates';

/** What became of the files, to be told. */
export type FileNotice =
  | { kind: 'removed'; name: string }
  | { kind: 'appAdded'; name: string }
  | { kind: 'formatted' }
  | { kind: 'notFormatted'; message: string }
  | { kind: 'formatterNotLoaded' };

export interface FileControls {
  /** The file that the editor shows. */
  file: string;
  notice: FileNotice | undefined;
  select: (file: string) => void;
  add: (path: string) => void;
  addApp: (template: TemplateName, name: string) => void;
  rename: (to: string) => void;
  remove: () => void;
  removeApp: (name: string) => void;
  /** Brings back what was removed last. */
  undo: () => void;
  format: () => Promise<void>;
}

interface State {
  file: string;
  notice?: FileNotice;
  /** As they were before something was removed. */
  before?: Files;
}

/** Downloaded when a file is formatted first. */
async function loadFormatter() {
  return import(/* webpackChunkName: "playground-formatter" */ './format').catch(() => undefined);
}

async function formatted(code: string, file: string): Promise<{ code?: string; notice: FileNotice }> {
  const formatter = await loadFormatter();
  const result = (await formatter?.format(code, kindOf(file) ?? 'ts')) ?? { kind: 'notLoaded' };
  switch (result.kind) {
    case 'formatted':
      return { code: result.code, notice: { kind: 'formatted' } };
    case 'faulty':
      return { notice: { kind: 'notFormatted', message: result.message } };
    case 'notLoaded':
      return { notice: { kind: 'formatterNotLoaded' } };
  }
}

/** Which file of a program is shown, and what is done with its files. */
export function useFiles(program: Program, edit: (change: Partial<Program>) => void): FileControls {
  const [state, setState] = useState<State>({ file: mainFile });
  const { files } = program;
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });
  const file = Object.hasOwn(files, state.file) ? state.file : mainFile;

  function change(next: Files, shown: string, more: Omit<State, 'file'> = {}): void {
    edit({ files: next });
    setState({ file: shown, ...more });
  }

  return {
    file,
    notice: state.notice,
    select: (next) => setState({ file: next }),
    add: (path) => change({ ...files, [path]: '' }, path),
    addApp: (template, name) => {
      const added = subAppFiles(template, name);
      const [, main = mainFile] = Object.keys(added);
      change({ ...files, ...added }, main, { notice: { kind: 'appAdded', name } });
    },
    rename: (to) => change(renamed(files, file, to), to),
    remove: () => {
      const notice: FileNotice = { kind: 'removed', name: file };
      change(withoutFile(files, file), mainFile, { before: files, notice });
    },
    removeApp: (name) => {
      const notice: FileNotice = { kind: 'removed', name: `${name}/` };
      change(withoutApp(files, name), mainFile, { before: files, notice });
    },
    undo: () => {
      if (state.before)
        change({ ...state.before, ...files }, state.notice?.kind === 'removed' ? state.notice.name : file);
    },
    format: async () => {
      const before = files[file] ?? '';
      const { code, notice } = await formatted(before, file);
      // The formatter may have been downloaded meanwhile, and the reader may have typed.
      if (latest.current[file] !== before) return;
      if (code !== undefined && code !== before) edit({ files: { ...latest.current, [file]: code } });
      setState({ file, notice });
    },
  };
}
