import { useCallback, useState } from 'react';
import { isSameFiles, type Files } from '@site/src/components/Playground/program/program';
import { readProgress, writeProgress } from '../progress';

/** The reader's files of a step, kept in the browser: what differs from the beginning. */
export function useFiles(step: string, start: Files) {
  const [changed, setChanged] = useState<Files>(() => {
    const kept = Object.entries(readProgress().files[step] ?? {});
    // The step may have had other files when they were written.
    return Object.fromEntries(kept.filter(([file]) => Object.hasOwn(start, file)));
  });
  /** What the reader had before all of it was replaced at last. */
  const [replaced, setReplaced] = useState<Files>();
  const [isKept, setKept] = useState(true);

  /** What another tab may have written meanwhile is changed, not replaced. */
  const write = useCallback(
    (change: (kept: Files) => Files) =>
      setKept(
        writeProgress((before) => {
          const files = { ...before.files, [step]: change(before.files[step] ?? {}) };
          return { ...before, last: step, files };
        }),
      ),
    [step],
  );

  const replace = useCallback(
    (next: Files) => {
      if (isSameFiles(next, changed)) return;
      setReplaced(changed);
      setChanged(next);
      write(() => next);
    },
    [changed, write],
  );

  const edit = useCallback(
    (file: string, code: string) => {
      const change = (kept: Files): Files => {
        const others = Object.fromEntries(Object.entries(kept).filter(([name]) => name !== file));
        return code === start[file] ? others : { ...others, [file]: code };
      };
      setChanged(change);
      write(change);
    },
    [write, start],
  );

  const isChanged = Object.keys(changed).length > 0;
  return { files: { ...start, ...changed }, isChanged, isKept, replaced, edit, replace };
}
