import { useCallback, useEffect } from 'react';
import { onOtherTab } from '../otherTabs';
import { readProgress, writeProgress, type Progress } from '../progress';
import { showDone } from '../showDone';

function note(change: (before: Progress) => Partial<Progress>): void {
  writeProgress((before) => ({ ...before, ...change(before) }));
  showDone(readProgress().done);
}

/**
 * Notes that a step is open.
 *
 * @returns notes that its check is passed
 */
export function useProgress(step: string): () => void {
  useEffect(() => note(() => ({ last: step })), [step]);
  useEffect(() => onOtherTab(() => showDone(readProgress().done)), []);
  return useCallback(() => note(({ done }) => ({ done: [...new Set([...done, step])] })), [step]);
}
