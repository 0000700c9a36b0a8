import { expect, test } from 'vitest';
import type { FrameMessage } from '../messages/protocol';
import { createFailures } from './failures';
import { createScriptPlaces } from './scriptPlaces';

function reported(report: (fail: ReturnType<typeof createFailures>) => void): FrameMessage[] {
  const sent: FrameMessage[] = [];
  report(createFailures((message) => sent.push(message), createScriptPlaces('')));
  return sent;
}

test('an error that comes by several ways is reported once', () => {
  const error = new TypeError('a');
  const sent = reported((fail) => {
    fail('rejection', error);
    fail('exception', error);
    fail('rejection', new TypeError('a'));
  });
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ type: 'failure', kind: 'rejection', message: 'TypeError: a' });
});

test('what the browser says stands where there is no error', () => {
  const position = { file: 'main.ts', line: 3, column: 7 };
  const sent = reported((fail) => fail('exception', undefined, { message: 'SyntaxError: a', position }));
  expect(sent).toEqual([{ type: 'failure', kind: 'exception', message: 'SyntaxError: a', position }]);
});

test.each([
  ['text', 'Uncaught text'],
  [undefined, 'Uncaught undefined'],
  [Object.create(null), 'Uncaught [无法查看]'],
  [Object.assign(new Error('a'), { toString: () => 'mine ' }), 'mine'],
])('%#', (value: unknown, message) => {
  expect(reported((fail) => fail('rejection', value))).toMatchObject([{ message }]);
});

test('a text that is rejected twice is two', () => {
  const sent = reported((fail) => {
    fail('rejection', 'a');
    fail('rejection', 'a');
  });
  expect(sent).toHaveLength(2);
});
