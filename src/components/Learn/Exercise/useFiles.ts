import { useCallback, useState } from 'react';
import type { Files } from '@site/src/components/Playground/program/program';
import { readProgress, writeProgress } from '../progress';

/** The reader's files of a step, kept in the browser: what differs from the beginning. */
export function useFiles(step: string, start: Files) {
  const [changed, setChanged] = useState<Files>(() => {
    const kept = Object.entries(readProgress().files[step] ?? {});
    // The step may have had other files when they were written.
    return Object.fromEntries(kept.filter(([file]) => Object.hasOwn(start, file)));
  });
  const [isKept, setKept] = useState(true);

  const keep = useCallback(
    (next: Files) => {
      setChanged(next);
      setKept(
        writeProgress((before) => ({ ...before, last: step, files: { ...before.files, [step]: next } })),
      );
    },
    [step],
  );

  const edit = useCallback(
    (file: string, code: string) => {
      const others = Object.fromEntries(Object.entries(changed).filter(([name]) => name !== file));
      keep(code === start[file] ? others : { ...others, [file]: code });
    },
    [changed, keep, start],
  );

  return { files: { ...start, ...changed }, isChanged: Object.keys(changed).length > 0, isKept, edit, keep };
}
