import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConsoleMessage, FrameMessage } from '../messages/protocol';
import { createScriptPlaces } from '../run/scriptPlaces';
import { captureConsole } from './captureConsole';

class FakeNode {
  nodeType = 1;
}
const methods = ['log', 'warn', 'error', 'group', 'groupEnd', 'table', 'dir', 'count', 'countReset', 'time'];
const allMethods = [...methods, 'timeLog', 'timeEnd', 'assert', 'trace', 'clear', 'groupCollapsed'];

let own: Console;
let native: Record<string, ReturnType<typeof vi.fn>>;

beforeEach(() => {
  vi.stubGlobal('Node', FakeNode);
  vi.stubGlobal('Element', FakeNode);
  vi.stubGlobal('window', globalThis);
  native = Object.fromEntries(allMethods.map((name) => [name, vi.fn()]));
  own = { ...native } as unknown as Console;
  vi.stubGlobal('console', own);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function capture(isWanted = () => true): FrameMessage[] {
  const sent: FrameMessage[] = [];
  captureConsole((message) => {
    sent.push(message);
    return isWanted();
  }, createScriptPlaces(''));
  return sent;
}

/** Lines as `level|depth|text`. */
function texts(sent: readonly FrameMessage[]): string[] {
  return sent
    .filter((message): message is ConsoleMessage => message.type === 'console')
    .map(
      ({ level, depth = 0, values }) => `${level}|${depth}|${values.map(({ preview }) => preview).join(' ')}`,
    );
}

describe('what the methods print', () => {
  test('groups, within each other', () => {
    const sent = capture();
    own.group('a');
    own.log('in a');
    own.groupCollapsed();
    own.log('deep');
    own.groupEnd();
    own.groupEnd();
    own.groupEnd();
    own.log('out');
    expect(texts(sent)).toEqual(['log|0|a', 'log|1|in a', 'log|1|console.group', 'log|2|deep', 'log|0|out']);
    expect(sent.map((each) => (each.type === 'console' ? each.group : ''))).toEqual([
      'open',
      undefined,
      'collapsed',
      undefined,
      undefined,
    ]);
  });

  test('counts and times, by label', () => {
    const sent = capture();
    own.count();
    own.count('a');
    own.count();
    own.countReset();
    own.count();
    own.countReset('none');
    own.time('t');
    own.time('t');
    own.timeLog('t', 'more');
    own.timeEnd('t');
    own.timeEnd('t');
    expect(texts(sent).map((text) => text.replace(/\d+\.\d ms/, 'x ms'))).toEqual([
      'log|0|default: 1',
      'log|0|a: 1',
      'log|0|default: 2',
      'log|0|default: 1',
      'warn|0|没有名为“none”的计数。',
      'warn|0|名为“t”的计时已经开始。',
      'log|0|t: x ms more',
      'log|0|t: x ms',
      'warn|0|没有名为“t”的计时。',
    ]);
  });

  test('assertions that do not hold, and nothing of others', () => {
    const sent = capture();
    own.assert(true, 'no');
    own.assert(false, 'left %d', 3);
    own.assert(0);
    expect(texts(sent)).toEqual(['error|0|断言不成立 left 3', 'error|0|断言不成立']);
  });

  test('clear takes everything back, groups among it', () => {
    const sent = capture();
    own.group('a');
    own.clear();
    own.log('after');
    expect(sent.map(({ type }) => type)).toEqual(['console', 'clear', 'console', 'console']);
    expect(texts(sent).at(-1)).toBe('log|0|after');
  });
});

describe('the code around', () => {
  test('still prints in the browser’s own console, with what it gave', () => {
    capture();
    own.table([1], ['a']);
    expect(native['table']).toHaveBeenCalledWith([1], ['a']);
  });

  test('never hears of what cannot be printed', () => {
    const sent = capture();
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const throwing = {
      toString: () => {
        throw new Error('no');
      },
    };
    own.log(proxy, { a: proxy });
    own.count(throwing as unknown as string);
    own.time(throwing as unknown as string);
    own.log('%s %d', proxy, throwing);
    own.log('after');
    expect(texts(sent).at(0)).toBe('log|0|[无法查看] { a: [无法查看] }');
    expect(texts(sent).at(-1)).toBe('log|0|after');
  });

  test('that prints while it is looked at does so once', () => {
    const sent = capture();
    const proxy: object = new Proxy(
      {},
      {
        ownKeys: () => {
          own.log(proxy);
          return [];
        },
      },
    );
    own.log(proxy);
    expect(sent).toHaveLength(1);
  });

  test('that replaces what makes stack traces prints without a place', () => {
    const sent = capture();
    const replaced = vi.fn(() => {
      own.log('again');
      throw new Error('no');
    });
    const before = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace');
    Object.defineProperty(Error, 'prepareStackTrace', { configurable: true, value: replaced });
    try {
      own.log('a');
    } finally {
      if (before) Object.defineProperty(Error, 'prepareStackTrace', before);
      else Reflect.deleteProperty(Error, 'prepareStackTrace');
    }
    expect(replaced).toHaveBeenCalled();
    expect(sent).toEqual([{ type: 'console', level: 'log', values: [{ kind: 'string', preview: 'a' }] }]);
  });

  test('prints on when nobody takes more, and nothing is looked at', () => {
    const sent = capture(() => false);
    const looked = vi.fn(() => []);
    own.log('last');
    own.log(new Proxy({}, { ownKeys: looked }));
    expect(sent).toHaveLength(1);
    expect(looked).not.toHaveBeenCalled();
    expect(native['log']).toHaveBeenCalledTimes(2);
  });
});
