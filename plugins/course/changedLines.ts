/** Lengths of the longest common subsequences of the ends of two lists. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? [];
      const next = lengths[i + 1] ?? [];
      row[j] = before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

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
