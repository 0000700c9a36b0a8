import { expect, test } from 'vitest';
import { readAnswer, readProbe } from './probe';

test.each([
  { kind: 'text', selector: '#subapp' },
  { kind: 'style', selector: 'nav', name: 'color' },
  { kind: 'global', name: 'courseOrder' },
  { kind: 'dispatch', event: 'resize' },
  { kind: 'fill', selector: 'textarea', text: '字' },
  { kind: 'pending' },
  { kind: 'emitted' },
])('%j is a question', (probe) => {
  expect(readProbe({ ...probe, more: 1 })).toEqual(probe);
});

test.each([
  undefined,
  {},
  { kind: 'eval', selector: 'x' },
  { kind: 'text' },
  { kind: 'text', selector: 'x'.repeat(201) },
  { kind: 'style', selector: 'nav', name: 'content' },
  { kind: 'global', name: 'localStorage' },
  { kind: 'dispatch', event: 'message' },
])('%j is none', (probe) => {
  expect(readProbe(probe)).toBeUndefined();
});

test('answers are plain values, and cut', () => {
  expect([readAnswer(null), readAnswer(3), readAnswer(true)]).toEqual([null, 3, true]);
  expect([readAnswer({}), readAnswer(Number.NaN), readAnswer(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(String(readAnswer('x'.repeat(5_000)))).toHaveLength(2_000);
});
