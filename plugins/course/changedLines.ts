import { commonLengths } from '../../src/commonLengths';

/** @returns the lines of `after`, counted from 1, that `before` does not have */
export function changedLines(before: string, after: string): number[] {
  const old = before.split('\n');
  const lines = after.split('\n');
  const lengths = commonLengths(old, lines);
  const changed: number[] = [];
  let i = 0;
  for (let j = 0; j < lines.length;) {
    if (i < old.length && old[i] === lines[j]) {
      i += 1;
      j += 1;
    } else if (i < old.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      i += 1;
    } else {
      if (lines[j] !== '') changed.push(j + 1);
      j += 1;
    }
  }
  return changed;
}
