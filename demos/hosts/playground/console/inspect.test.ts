import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '../messages/readFrameMessage';
import { inspect } from './inspect';

class FakeNode {
  nodeType = 1;
}
class FakeElement extends FakeNode {
  localName = 'div';
  id = 'a';
  classList = ['b', 'c'];
}

beforeAll(() => {
  vi.stubGlobal('Node', FakeNode);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('window', globalThis);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

class Shop {
  name = 'x';
}

const circle: { self?: unknown } = {};
circle.self = circle;

describe('the line of a value', () => {
  test.each<[unknown, string, string]>([
    ['text ', 'string', 'text'],
    [-0, 'number', '-0'],
    [1.5, 'number', '1.5'],
    [10n, 'number', '10n'],
    [true, 'keyword', 'true'],
    [undefined, 'keyword', 'undefined'],
    [null, 'keyword', 'null'],
    [Symbol('s'), 'keyword', 'Symbol(s)'],
    [Math.max, 'function', 'ƒ max()'],
    [new TypeError('bad'), 'error', 'TypeError: bad'],
    [/a/g, 'keyword', '/a/g'],
    [new FakeElement(), 'node', '<div#a.b.c>'],
    [[1, 'a'], 'object', '[ 1, "a" ]'],
    [{ a: 1, b: { c: 2 } }, 'object', '{ a: 1, b: Object {…} }'],
    [new Shop(), 'object', 'Shop { name: "x" }'],
    [Object.create(null), 'object', 'Object(null) {}'],
    [new Map([['k', 1]]), 'object', 'Map { k: 1 }'],
    [new Map([[{ id: 1 }, 1]]), 'object', 'Map { Object {…}: 1 }'],
    [new Map([[[1], 1]]), 'object', 'Map { Array(1): 1 }'],
    [new Set([1, 2]), 'object', 'Set { 1, 2 }'],
    [[1, 2, 3, 4, 5, 6], 'object', '[ 1, 2, 3, 4, 5, … ]'],
    [new Array(3), 'object', '[ 空 × 3 ]'],
    [[, 1, , 2, ,], 'object', '[ 空 × 1, 1, 空 × 1, 2, 空 × 1 ]'],
    [Object.assign([1], { index: 4 }), 'object', '[ 1, index: 4 ]'],
    [new Array(1000), 'object', '[ … ]'],
    [circle, 'object', '{ self: Object {…} }'],
  ])('%#', (value, kind, preview) => {
    expect(inspect(value)).toMatchObject({ kind, preview });
  });
});

describe('what is inside', () => {
  test('of an error: its cause, and what it carries', () => {
    const error = Object.assign(new Error('a', { cause: new TypeError('b') }), { code: 1 });
    expect(inspect(error)).toEqual({
      kind: 'error',
      preview: 'Error: a',
      entries: [
        { key: 'code', value: { kind: 'number', preview: '1' } },
        { key: 'cause', value: { kind: 'error', preview: 'TypeError: b' } },
      ],
    });
    expect(inspect(new AggregateError(['b'], 'a')).entries).toMatchObject([
      { key: 'errors', value: { preview: '[ "b" ]' } },
    ]);
  });

  test('of an object, without running a getter', () => {
    const getter = vi.fn();
    const value = Object.defineProperty({ a: 1 }, 'b', { enumerable: true, get: getter });
    expect(inspect(value).entries).toEqual([
      { key: 'a', value: { kind: 'number', preview: '1' } },
      { key: 'b', value: { kind: 'note', preview: '(…)' } },
    ]);
    expect(getter).not.toHaveBeenCalled();
  });

  test('of a list with gaps', () => {
    const list = Object.assign(new Array<number>(3), { 2: 5 });
    expect(inspect(list).entries).toEqual([{ key: '2', value: { kind: 'number', preview: '5' } }]);
  });

  test('of a match, its names too', () => {
    expect(inspect(/a/.exec('a')).entries?.map(({ key }) => key)).toEqual(['0', 'index', 'input', 'groups']);
  });

  test('of a circle, once', () => {
    expect(inspect(circle).entries).toEqual([
      { key: 'self', value: { kind: 'note', preview: '[循环引用]' } },
    ]);
  });

  test('of what refuses to be looked at', () => {
    const proxy = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(inspect(proxy)).toEqual({ kind: 'note', preview: '[无法查看]' });
  });

  test.each<[string, object]>([
    ['a list', new Array(1_000_000).fill(1)],
    ['bytes', new Uint8Array(50_000_000)],
    ['numbers', new Float64Array(5_000_000)],
    ['a map', new Map(Array.from({ length: 100_000 }, (_, index) => [index, index]))],
    ['a set', new Set(Array.from({ length: 100_000 }, (_, index) => index))],
    ['an object', Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, index]))],
  ])('of %s: a hundred, and how many more', (_name, value) => {
    const entries = inspect(value).entries ?? [];
    expect(entries).toHaveLength(101);
    expect(entries.at(-1)?.value.preview).toMatch(/^还有 \d+ 项$/);
  });
});

describe('long texts are cut', () => {
  const long = 'x'.repeat(1_000_000);
  test.each<[string, unknown]>([
    ['a string', long],
    ['an error', new Error(long)],
    ['a symbol', Symbol(long)],
    ['a bigint', 10n ** 20_000n],
    ['a function', Object.defineProperty(() => undefined, 'name', { value: long })],
    ['a key', { [long]: 1 }],
    ['a value', { a: long }],
    ['a class', new (Object.defineProperty(class extends Shop {}, 'name', { value: long }))()],
    ['a regular expression', new RegExp(long)],
    ['an element', Object.assign(new FakeElement(), { id: long })],
    ['a key of a map', new Map([[long, 1]])],
  ])('of %s', (_name, value) => {
    expect(JSON.stringify(inspect(value)).length).toBeLessThan(limits.text + 200);
  });
});
