import { useEffect, useRef, useState } from 'react';
import { mainFile, type Files } from '../program/program';
import type { ProgramControls } from '../program/useProgram';
import { subAppFiles, type TemplateName } from '../templates';
import { folderOf, kindOf, maximumFiles } from './paths';
import { withoutApp, withoutFile } from './fileChanges';
import { renamed, renamedApp } from './moveFiles';
import { readDropped } from './readDropped';

/** What became of the files, to be told. */
export type FileNotice =
  /** A file, or a folder with the slash at its end; `before`: all files, as they were. */
  | { kind: 'removed'; name: string; before: Files }
  | { kind: 'appAdded'; name: string }
  /** `others`: how many other files named it, and name it so now. */
  | { kind: 'renamed'; name: string; others: number }
  | { kind: 'dropped'; added: number; refused: readonly string[] }
  | { kind: 'tooManyDropped'; count: number }
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
  /** Adds files of the reader's disk beside the shown one. */
  addDropped: (dropped: readonly File[]) => Promise<void>;
  rename: (to: string) => void;
  renameApp: (from: string, to: string) => void;
  remove: () => void;
  removeApp: (name: string) => void;
  /** Brings back what was removed last. */
  undo: () => void;
  format: () => Promise<void>;
}

interface State {
  /** Of the program that it is about. */
  session: symbol;
  file: string;
  notice?: FileNotice | undefined;
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

/** Which file of the opened program is shown, and what is done with its files. */
export function useFiles({ session, program, edit }: ProgramControls): FileControls {
  const [last, setState] = useState<State>({ session, file: mainFile });
  const { files } = program;
  const latest = useRef({ session, files });
  useEffect(() => {
    latest.current = { session, files };
  });
  // What was done to another program is not undone in this one.
  const ofThis = (state: State): State => (state.session === session ? state : { session, file: state.file });
  const { file: chosen, notice } = ofThis(last);
  const file = Object.hasOwn(files, chosen) ? chosen : mainFile;

  function change(next: Files, shown: string, notice?: FileNotice): void {
    edit({ files: next });
    setState({ session, file: shown, notice });
  }

  /** @param from a file, or a folder with the slash at its end */
  function rename(next: Files, from: string, to: string): void {
    if (from === to) return;
    const isMoved = (path: string): boolean => path === from || (from.endsWith('/') && path.startsWith(from));
    const changed = Object.keys(files).filter((path) => !isMoved(path) && next[path] !== files[path]);
    const shown = isMoved(file) ? to + file.slice(from.length) : file;
    change(next, shown, { kind: 'renamed', name: to, others: changed.length });
  }

  return {
    file,
    notice,
    // What was removed can still be brought back.
    select: (next) =>
      setState({ session, file: next, notice: notice?.kind === 'removed' ? notice : undefined }),
    add: (path) => change({ ...files, [path]: '' }, path),
    addApp: (template, name) => {
      const added = subAppFiles(template, name);
      const [, main = mainFile] = Object.keys(added);
      change({ ...files, ...added }, main, { kind: 'appAdded', name });
    },
    addDropped: async (dropped) => {
      if (Object.keys(files).length + dropped.length > maximumFiles) {
        setState({ session, file, notice: { kind: 'tooManyDropped', count: dropped.length } });
        return;
      }
      const { added, refused } = await readDropped(dropped, folderOf(file), files);
      // Another program may have been opened meanwhile.
      if (latest.current.session !== session) return;
      const names = Object.keys(added);
      const next = { ...latest.current.files, ...added };
      change(next, names[0] ?? file, { kind: 'dropped', added: names.length, refused });
    },
    rename: (to) => rename(renamed(files, file, to), file, to),
    renameApp: (from, to) => rename(renamedApp(files, from, to), `${from}/`, `${to}/`),
    remove: () => change(withoutFile(files, file), mainFile, { kind: 'removed', name: file, before: files }),
    removeApp: (name) =>
      change(withoutApp(files, name), mainFile, { kind: 'removed', name: `${name}/`, before: files }),
    undo: () => {
      if (notice?.kind === 'removed') change({ ...notice.before, ...files }, notice.name);
    },
    format: async () => {
      const before = files[file] ?? '';
      const { code, notice: outcome } = await formatted(before, file);
      // The formatter may have been downloaded meanwhile, and the reader may have typed.
      const now = latest.current;
      if (now.session !== session || now.files[file] !== before) return;
      if (code !== undefined && code !== before) edit({ files: { ...now.files, [file]: code } });
      // Another file may be shown by now.
      setState((shown) => ({ ...ofThis(shown), notice: outcome }));
    },
  };
}
