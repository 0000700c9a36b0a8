import { expect, test } from 'vitest';
import { dictionary } from '../build/domainWords';
import { pinyinOf } from './pinyin';

test.each([
  ['白屏', 'baiping'],
  ['生命周期', 'shengmingzhouqi'],
  ['样式隔离', 'yangshigeli'],
  ['预加载', 'yujiazai'],
  ['饕餮', undefined],
])('%s is read %s', (word, letters) => {
  expect(pinyinOf(word)).toBe(letters);
});

test('every word of this field can be typed as it is read', () => {
  const words = dictionary.split('\n').map((line) => line.split(' ')[0] ?? '');
  expect(words.filter((word) => pinyinOf(word) === undefined)).toEqual([]);
});
