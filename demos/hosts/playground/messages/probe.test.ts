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
  { kind: 'emissions', name: 'cart add' },
  { kind: 'ownWindow', name: 'order' },
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
  { kind: 'emitAgain' },
  { kind: 'props', name: 3 },
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
  expect(readAnswer(['cart add', 'x'.repeat(300)])).toEqual(['cart add', `${'x'.repeat(194)}…（已截断）`]);
  expect(readAnswer(Array.from({ length: 60 }, String))).toHaveLength(50);
  expect(readAnswer(['a', 1])).toBeUndefined();
  expect(String(readAnswer('x'.repeat(5_000)))).toHaveLength(2_000);
});
