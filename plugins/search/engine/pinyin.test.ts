import { expect, test } from 'vitest';
import { dictionary } from '../build/domainWords';
import { pinyinOf, readingsOf } from './pinyin';

test.each([
  ['白屏', 'baiping'],
  ['生命周期', 'shengmingzhouqi'],
  ['样式隔离', 'yangshigeli'],
  ['预加载', 'yujiazai'],
  // 缓 is not in the table: those before and behind it are both read huan.
  ['缓存', 'huancun'],
  ['饕餮', undefined],
])('%s is read %s', (word, letters) => {
  expect(pinyinOf(word)).toBe(letters);
});

test('a character that is not among them is read as those beside it are', () => {
  expect(readingsOf('子硬用')).toContain('ziyingyong');
  expect(readingsOf('生命洲期')).toContain('shengmingzhouqi');
  expect(readingsOf('阿')).toHaveLength(1);
  expect(readingsOf('做')).toEqual(['zuo']);
});

test('every word of this field can be typed as it is read', () => {
  const words = dictionary.split('\n').map((line) => line.split(' ')[0] ?? '');
  expect(words.filter((word) => pinyinOf(word) === undefined)).toEqual([]);
});
