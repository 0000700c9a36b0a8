import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { segmentQuery } from './segmentQuery';

function listOf(words: string[]) {
  const known = new Set(words);
  return {
    has: (word: string) => known.has(word),
    longest: Math.max(0, ...words.map((word) => Array.from(word).length)),
  };
}

const words = listOf(['样式', '隔离', '样式隔离', '应用', '子应用', '与', '副作用', '作用', '加载']);

describe('segmentation', () => {
  test.each([
    ['样式隔离与副作用', ['样式隔离', '与', '副作用']],
    ['子应用加载', ['子应用', '加载']],
    ['加载器', ['加载', '器']],
    ['器器', ['器', '器']],
    ['', []],
  ])('%s', (run, expected) => {
    expect(segmentQuery(run, words)).toEqual(expected);
  });

  test('nothing of the run is lost, whatever the words', () => {
    const han = fc.string({
      unit: fc.constantFrom(...Array.from('子应用加载沙箱隔离样式𠮷')),
      maxLength: 60,
    });
    fc.assert(
      fc.property(han, fc.array(han.filter(Boolean), { maxLength: 20 }), (run, list) => {
        expect(segmentQuery(run, listOf(list)).join('')).toBe(run);
      }),
    );
  });

  test('looks up a number of words that is linear in the run', () => {
    const count = (length: number): number => {
      let lookups = 0;
      const counting = { longest: 4, has: (word: string) => ((lookups += 1), words.has(word)) };
      segmentQuery('应'.repeat(length), counting);
      return lookups;
    };
    expect(count(2_000)).toBeLessThanOrEqual(2.1 * count(1_000));
  });
});
