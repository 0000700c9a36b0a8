import { describe, expect, test } from 'vitest';
import { createEchoes } from './echoes';

function echoesOf(...typed: string[]) {
  const echoes = createEchoes();
  typed.forEach(echoes.expect);
  return echoes;
}

describe('a text that comes to the editor', () => {
  test.each<[name: string, typed: string[], came: string[], areEchoes: boolean[]]>([
    ['is new where nothing was typed', [], ['a'], [false]],
    ['is an echo of what was typed', ['a'], ['a'], [true]],
    ['is an echo once', ['a'], ['a', 'a'], [true, false]],
    ['may come after more was typed', ['a', 'ab'], ['a', 'ab'], [true, true]],
    ['may be the later one alone; the earlier one is new then', ['a', 'ab'], ['ab', 'a'], [true, false]],
    ['was typed last where it was typed twice', ['a', 'ab', 'a'], ['a', 'ab'], [true, false]],
    ['ends the waiting where it is new', ['a', 'ab'], ['x', 'ab'], [false, false]],
  ])('%s', (_name, typed, came, areEchoes) => {
    const { isEcho } = echoesOf(...typed);
    expect(came.map((code) => isEcho(code))).toEqual(areEchoes);
  });

  test('is new where another file is shown by now', () => {
    const { forget, isEcho } = echoesOf('a');
    forget();
    expect(isEcho('a')).toBe(false);
  });
});
