import { useCallback, useEffect, useRef, useState } from 'react';
import { isSameFiles, type Files } from '@site/src/components/Playground/program/program';
import { onOtherTab } from '../otherTabs';
import { readProgress, writeProgress } from '../progress';

/** What is kept of a step; undefined when that is nothing. */
function readKept(step: string, start: Files): Files | undefined {
  const kept = readProgress().files[step];
  // The step may have had other files when they were written.
  return kept && Object.fromEntries(Object.entries(kept).filter(([file]) => Object.hasOwn(start, file)));
}

/**
 * The reader's files of a step, kept in the browser: what differs from the beginning. All tabs show the same: what was
 * written in any of them last. What the reader had written in this one can be had back.
 */
export function useFiles(step: string, start: Files) {
  const [changed, setChanged] = useState<Files>(() => readKept(step, start) ?? {});
  /** What the reader had before all of it was replaced at last. */
  const [replaced, setReplaced] = useState<Files>();
  const [isKept, setKept] = useState(true);
  /** It was another tab that has replaced it. */
  const [hasFollowed, setFollowed] = useState(false);
  const latest = useRef(changed);
  /** Whether what is shown was written here. */
  const isOwn = useRef(false);
  const couldKeep = useRef(true);

  const show = useCallback((next: Files) => {
    latest.current = next;
    setChanged(next);
  }, []);

  useEffect(
    () =>
      onOtherTab(() => {
        const kept = readKept(step, start);
        // What could not be kept is newer than what is.
        if (!kept || !couldKeep.current || isSameFiles(kept, latest.current)) return;
        if (isOwn.current) {
          isOwn.current = false;
          setReplaced(latest.current);
          setFollowed(true);
        }
        show(kept);
      }),
    [step, start, show],
  );

  /** What another tab may have written meanwhile is changed, not replaced. */
  const write = useCallback(
    (next: Files, change: (kept: Files) => Files) => {
      isOwn.current = true;
      setFollowed(false);
      show(next);
      couldKeep.current = writeProgress((before) => {
        const files = { ...before.files, [step]: change(before.files[step] ?? {}) };
        return { ...before, last: step, files };
      });
      setKept(couldKeep.current);
    },
    [step, show],
  );

  const replace = useCallback(
    (next: Files) => {
      if (isSameFiles(next, latest.current)) return;
      setReplaced(latest.current);
      write(next, () => next);
    },
    [write],
  );

  const edit = useCallback(
    (file: string, code: string) => {
      const change = (kept: Files): Files => {
        const others = Object.fromEntries(Object.entries(kept).filter(([name]) => name !== file));
        return code === start[file] ? others : { ...others, [file]: code };
      };
      write(change(latest.current), change);
    },
    [write, start],
  );

  const isChanged = Object.keys(changed).length > 0;
  return { files: { ...start, ...changed }, isChanged, isKept, hasFollowed, replaced, edit, replace };
}
