import { expect, it } from 'vitest';
import type { LifecycleEvent } from '@site/demos/protocol';
import { compareRuns } from './compareRuns';

/** `beforeMount:true`: the name and the value of `cacheMode`. */
function run(...texts: string[]): LifecycleEvent[] {
  return texts.map((text, id) => {
    const [name = '', value] = text.split(':');
    const list = value === undefined ? [] : [{ name: 'cacheMode', value }];
    return { id, kind: 'hook', time: id, name, arguments: list };
  });
}

function compared(last: readonly LifecycleEvent[], current: readonly LifecycleEvent[]): string[] {
  return compareRuns(last, current).map(
    (row) => `${row.kind} ${row.last?.name ?? '-'} ${row.current?.name ?? '-'}`,
  );
}

it.each([
  { what: 'nothing and nothing', last: run(), current: run(), rows: [] },
  { what: 'the same twice', last: run('a', 'b'), current: run('a', 'b'), rows: ['same a a', 'same b b'] },
  {
    what: 'what came and what did not',
    last: run('a', 'b', 'c'),
    current: run('a', 'x', 'c', 'y'),
    rows: ['same a a', 'gone b -', 'new - x', 'same c c', 'new - y'],
  },
  {
    what: 'what came before all that came last time',
    last: run('a', 'b', 'c'),
    current: run('x', 'a', 'b', 'c'),
    rows: ['new - x', 'same a a', 'same b b', 'same c c'],
  },
  {
    what: 'another order',
    last: run('a', 'b', 'c'),
    current: run('b', 'c', 'a'),
    rows: ['moved a -', 'same b b', 'same c c', 'moved - a'],
  },
  {
    what: 'other arguments are another event',
    last: run('beforeMount:false'),
    current: run('beforeMount:true'),
    rows: ['gone beforeMount -', 'new - beforeMount'],
  },
  {
    what: 'one of two has moved, the other is gone',
    last: run('a', 'a', 'b'),
    current: run('b', 'a'),
    rows: ['moved a -', 'gone a -', 'same b b', 'moved - a'],
  },
])('$what', ({ last, current, rows }) => {
  expect(compared(last, current)).toEqual(rows);
});

it('the length of a script is no difference', () => {
  const evaluated = (value: string): LifecycleEvent[] => [
    { id: 1, kind: 'hook', time: 1, name: 'beforeEval', arguments: [{ name: 'code.length', value }] },
  ];
  expect(compared(evaluated('1'), evaluated('2'))).toEqual(['same beforeEval beforeEval']);
});
