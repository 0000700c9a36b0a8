import { expect, test } from 'vitest';
import { shorten } from './excerpt';

test('what is short stays, without the spaces of its markup', () => {
  expect(shorten(' 子应用\n 挂载。\u200b')).toBe('子应用 挂载。');
});

test.each(['子应用。主应用', '长'.repeat(120)])('what is short stays whole: %s', (text) => {
  expect(shorten(text)).toBe(text);
});

test('what is long ends with a sentence', () => {
  expect(shorten(`第一句。第二句！${'长'.repeat(200)}。`)).toBe('第一句。第二句！');
});

test('a sentence that is too long is cut', () => {
  expect(shorten('长'.repeat(200))).toBe(`${'长'.repeat(120)}…`);
});
