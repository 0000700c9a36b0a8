import { expect, test } from 'vitest';
import { markLines, readMarkedLines, readWrongLines } from './markLines';

test('lines are named by numbers and ranges, added and removed ones by a word', () => {
  expect([...readMarkedLines('title="a.ts" {1,3-4} ins={5} del={2}', 5)]).toEqual([
    [1, ['mark']],
    [3, ['mark']],
    [4, ['mark']],
    [5, ['ins']],
    [2, ['del']],
  ]);
  expect(readMarkedLines('title="{1}.ts"', 5).size).toBe(0);
});

test('a line is wrong where the one above announces it', () => {
  expect([...readWrongLines('a;\n// 期望报错\nb;\n  // 期望报错\n  c;\n// 不期望报错\nd;')]).toEqual([
    [3, ['wrong']],
    [5, ['wrong']],
  ]);
});

test.each(['{0}', '{6}', '{2-1}', '{a}', '{}', 'add={1}'])('%s is refused', (metastring) => {
  expect(() => readMarkedLines(metastring, 5)).toThrow(/^found .*, expected /);
});

test('each line is an element and keeps its end, so that what is copied is the code', () => {
  const code = 'const a = `x\ny`;\n\na;';
  const html = markLines(code, 'ts', new Map([[2, ['ins']]]));
  expect(html).toContain('<span class="line ins"><span class="s">y`</span>;\n</span>');
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(`${code}\n`);
});

test('what is in focus can be marked, too; the other lines are dimmed', () => {
  const html = markLines('a;\nb;\nc;', 'ts', readMarkedLines('focus={2-3} ins={3}', 3));
  const classNames = [...html.matchAll(/class="(line[^"]*)"/g)].map(([, name]) => name);
  expect(classNames).toEqual(['line dim', 'line', 'line ins']);
});
