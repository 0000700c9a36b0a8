import { expect, test, vi } from 'vitest';
import type { FrameMessage } from '../messages/protocol';
import { createFailures } from './failures';
import { createScriptPlaces } from './scriptPlaces';

// There is no document here.
for (const name of ['Element', 'Node']) vi.stubGlobal(name, Set);
vi.stubGlobal('window', {});

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

/** An error that is its own cause. */
function circular(): Error {
  const error = new Error('a');
  return Object.assign(error, { cause: error });
}

test.each([
  ['text', 'text'],
  [undefined, 'undefined'],
  [{ code: 1, list: [1] }, '{ code: 1, list: Array(1) }'],
  [Object.create(null), 'Object(null) {}'],
  [Object.assign(new Error('a'), { toString: () => 'mine ' }), 'mine'],
  [
    Object.assign(new Error('a'), {
      toString: () => {
        throw new Error('b');
      },
    }),
    '[无法查看]',
  ],
  [new Error('a', { cause: new TypeError('b', { cause: 'c' }) }), 'Error: a\n原因：TypeError: b\n原因：c'],
  [
    new AggregateError([new Error('b'), { code: 1 }], 'a'),
    'AggregateError: a\n原因：Error: b\n原因：{ code: 1 }',
  ],
  [circular(), 'Error: a\n原因：Error: a'],
])('%#', (value: unknown, message) => {
  expect(reported((fail) => fail('rejection', value))).toMatchObject([{ message }]);
});

test('what nobody catches is not said twice', () => {
  const sent = reported((fail) => fail('exception', null, { message: 'Uncaught null' }));
  expect(sent).toMatchObject([{ message: 'null' }]);
});

test('a text that is rejected twice is two', () => {
  const sent = reported((fail) => {
    fail('rejection', 'a');
    fail('rejection', 'a');
  });
  expect(sent).toHaveLength(2);
});
