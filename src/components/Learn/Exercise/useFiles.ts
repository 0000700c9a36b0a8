import { useCallback, useEffect, useRef, useState } from 'react';
import { checksum } from '@site/src/components/Playground/program/checksum';
import { isSameFiles, type Files } from '@site/src/components/Playground/program/program';
import { onOtherTab } from '../otherTabs';
import { isProgressKept, readProgress, writeProgress, type Progress } from '../progress';

/** Steps whose files had changed before it was kept what they were. */
const changedUnrecorded: ReadonlySet<string> = new Set(['isolation', 'errors']);

/** What the files of a step are that the reader has changed: a checksum of each. */
function startsOf(start: Files, changed: Files): Files {
  const encoder = new TextEncoder();
  return Object.fromEntries(
    Object.keys(changed).map((file) => [file, checksum(encoder.encode(start[file]))]),
  );
}

/** The step may have had other files when they were written. */
function known(files: Files, start: Files): Files {
  return Object.fromEntries(Object.entries(files).filter(([file]) => Object.hasOwn(start, file)));
}

interface Kept {
  files: Files;
  /** One of them was made from another file than the step has now. */
  isOutdated: boolean;
}

/** What is kept of a step; undefined when that is nothing. */
function readKept(step: string, start: Files): Kept | undefined {
  const progress = readProgress();
  const kept = progress.files[step];
  if (!kept) return undefined;
  const files = known(kept, start);
  const isOutdated = Object.entries(startsOf(start, files)).some(([file, now]) => {
    const then = progress.starts[step]?.[file];
    return then === undefined ? changedUnrecorded.has(step) : then !== now;
  });
  return { files, isOutdated };
}

function readReplaced(step: string, start: Files): Files | undefined {
  const replaced = readProgress().replaced[step];
  return replaced && known(replaced, start);
}

/**
 * The reader's files of a step, kept in the browser: what differs from the beginning. All tabs show the same: what was
 * written in any of them last. What was replaced as a whole can be had back.
 */
export function useFiles(step: string, start: Files) {
  const [{ files: changed, isOutdated }, setKept] = useState<Kept>(
    () => readKept(step, start) ?? { files: {}, isOutdated: false },
  );
  /** What the reader had before all of it was replaced at last. */
  const [replaced, setReplaced] = useState(() => readReplaced(step, start));
  const [isKept, setStored] = useState(isProgressKept);
  /** It was another tab that has replaced it. */
  const [hasFollowed, setFollowed] = useState(false);
  const latest = useRef<Kept>({ files: changed, isOutdated });
  /** Whether what is shown was written here. */
  const isOwn = useRef(false);

  const show = useCallback((next: Kept) => {
    latest.current = next;
    setKept(next);
  }, []);

  /** What another tab may have written meanwhile is changed, not replaced. */
  const store = useCallback(
    (change: (before: Progress) => Partial<Record<'files' | 'replaced' | 'starts', Files>>) => {
      const isStored = writeProgress((before) => {
        const { files, replaced: earlier, starts } = change(before);
        return {
          ...before,
          last: step,
          files: files ? { ...before.files, [step]: files } : before.files,
          replaced: earlier ? { ...before.replaced, [step]: earlier } : before.replaced,
          starts: starts ? { ...before.starts, [step]: starts } : before.starts,
        };
      });
      setStored(isStored);
    },
    [step],
  );

  useEffect(
    () =>
      onOtherTab(() => {
        const next = readKept(step, start);
        if (!next) return;
        const { files } = latest.current;
        if (isOwn.current && !isSameFiles(next.files, files)) {
          isOwn.current = false;
          setReplaced(files);
          setFollowed(true);
          store(() => ({ replaced: files }));
        }
        show(next);
      }),
    [step, start, show, store],
  );

  const replace = useCallback(
    (next: Files) => {
      const { files } = latest.current;
      if (isSameFiles(next, files)) return;
      isOwn.current = true;
      setFollowed(false);
      setReplaced(files);
      show({ files: next, isOutdated: false });
      store(() => ({ files: next, replaced: files, starts: startsOf(start, next) }));
    },
    [start, show, store],
  );

  const edit = useCallback(
    (file: string, code: string) => {
      const change = (files: Files): Files => {
        const others = Object.fromEntries(Object.entries(files).filter(([name]) => name !== file));
        return code === start[file] ? others : { ...others, [file]: code };
      };
      isOwn.current = true;
      setFollowed(false);
      show({ ...latest.current, files: change(latest.current.files) });
      store((before) => {
        const files = before.files[step] ?? {};
        const isNew = !Object.hasOwn(files, file);
        return {
          files: change(files),
          starts: { ...before.starts[step], ...(isNew && startsOf(start, { [file]: code })) },
        };
      });
    },
    [step, start, show, store],
  );

  /** What the reader has is right for the step as it is now. */
  const accept = useCallback(() => {
    const { files } = latest.current;
    if (!latest.current.isOutdated) return;
    show({ files, isOutdated: false });
    store(() => ({ starts: startsOf(start, files) }));
  }, [start, show, store]);

  const isChanged = Object.keys(changed).length > 0;
  return {
    files: { ...start, ...changed },
    isChanged,
    isKept,
    hasFollowed,
    isOutdated: isOutdated && isChanged,
    replaced,
    edit,
    replace,
    accept,
  };
}
