import { commonLengths } from '../../src/commonLengths';

/** The lines of `after`, counted from 1, that `before` does not have. */
function insertedLines(before: string, after: string): number[] {
  const old = before.split('\n');
  const lines = after.split('\n');
  const lengths = commonLengths(old, lines);
  const inserted: number[] = [];
  let i = 0;
  for (let j = 0; j < lines.length;) {
    if (i < old.length && old[i] === lines[j]) {
      i += 1;
      j += 1;
    } else if (i < old.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      i += 1;
    } else {
      if (lines[j] !== '') inserted.push(j + 1);
      j += 1;
    }
  }
  return inserted;
}

/**
 * What marks the lines that `before` does not have, behind the fence of `after`: ` ins={2,4}`. Nothing does in a file that is
 * new, or has lost lines only.
 */
export function insertionMarks(before: string, after: string): string {
  const lines = before === '' ? [] : insertedLines(before, after);
  return lines.length > 0 ? ` ins={${lines.join(',')}}` : '';
}
