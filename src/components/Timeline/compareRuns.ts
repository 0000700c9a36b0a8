import type { LifecycleEvent } from '@site/demos/protocol';
import { commonLengths } from '@site/src/commonLengths';

/**
 * What became of an event between two runs. Of a `moved` one there are two rows: where it stood, and where it stands now.
 */
export interface ComparedEvent {
  kind: 'same' | 'gone' | 'new' | 'moved';
  last?: LifecycleEvent;
  current?: LifecycleEvent;
}

/** Lengths of scripts are left out: they differ with what a tool puts into them. */
function keyOf({ kind, name, arguments: list }: LifecycleEvent): string {
  return JSON.stringify([kind, name, list.filter((each) => each.name !== 'code.length')]);
}

function align(last: readonly LifecycleEvent[], current: readonly LifecycleEvent[]): ComparedEvent[] {
  const [lastKeys, keys] = [last.map(keyOf), current.map(keyOf)];
  const lengths = commonLengths(lastKeys, keys);
  const rows: ComparedEvent[] = [];
  let [i, j] = [0, 0];
  while (i < last.length || j < current.length) {
    const [before, after] = [last[i], current[j]];
    if (before && after && lastKeys[i] === keys[j]) {
      rows.push({ kind: 'same', last: before, current: after });
      i += 1;
      j += 1;
    } else if (before && (!after || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      rows.push({ kind: 'gone', last: before });
      i += 1;
    } else if (after) {
      rows.push({ kind: 'new', current: after });
      j += 1;
    }
  }
  return rows;
}

/** What is gone in one place and new in another has moved. */
function findMoved(rows: readonly ComparedEvent[]): ReadonlySet<ComparedEvent> {
  const moved = new Set<ComparedEvent>();
  for (const gone of rows.filter(({ kind }) => kind === 'gone')) {
    const again = rows.find(
      (row) =>
        row.kind === 'new' &&
        !moved.has(row) &&
        row.current &&
        gone.last &&
        keyOf(row.current) === keyOf(gone.last),
    );
    if (again) moved.add(gone).add(again);
  }
  return moved;
}

/** Puts the events of two runs side by side, in an order that keeps that of each. */
export function compareRuns(
  last: readonly LifecycleEvent[],
  current: readonly LifecycleEvent[],
): readonly ComparedEvent[] {
  const rows = align(last, current);
  const moved = findMoved(rows);
  return rows.map((row) => (moved.has(row) ? { ...row, kind: 'moved' } : row));
}
