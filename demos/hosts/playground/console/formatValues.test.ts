import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readFrameMessage } from '../messages/readFrameMessage';
import { formatValues } from './formatValues';
import { inspectTable } from './inspectTable';

class FakeNode {
  nodeType = 1;
}

beforeAll(() => {
  vi.stubGlobal('Node', FakeNode);
  vi.stubGlobal('Element', FakeNode);
  vi.stubGlobal('window', globalThis);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

function previews(...values: unknown[]): string[] {
  return formatValues(values).map(({ preview }) => preview);
}

const unprintable = {
  toString: () => {
    throw new Error('no');
  },
};

describe('directives', () => {
  test.each<[unknown[], string[]]>([
    [['%s 有 %d 件', '订单', 3], ['订单 有 3 件']],
    [['%d %i %f', 3.7, '12px', '1.5x'], ['3 12 1.5']],
    [['%d', 10n], ['10n']],
    [['%d %f', Symbol('s'), unprintable], ['NaN NaN']],
    [['%s', unprintable], ['{ toString: ƒ toString() }']],
    [['%s', null], ['null']],
    [['100%% %s', 'a'], ['100% a']],
    [
      ['%s', 'a', 'b', 1],
      ['a', 'b', '1'],
    ],
    [['%s %s', 'a'], ['a %s']],
    [['%x %s', 'a'], ['%x a']],
    [['100%'], ['100%']],
    [['100%%'], ['100%%']],
    [
      ['a', '%s', 'b'],
      ['a', '%s', 'b'],
    ],
    [
      [1, '%s', 'b'],
      ['1', '%s', 'b'],
    ],
    [[], []],
  ])('%#', (values, expected) => {
    expect(previews(...values)).toEqual(expected);
  });

  test('objects stand in the text, and can be opened', () => {
    const [value] = formatValues(['a %o b', { x: 1 }]);
    expect(value).toMatchObject({ kind: 'text', preview: 'a { x: 1 } b' });
    expect(value?.entries?.map((entry) => entry.value.kind)).toEqual(['string', 'object', 'string']);
  });

  test('%c styles what follows it, until the next', () => {
    const [value] = formatValues(['a%cb%cc', 'color: red; position: fixed', '']);
    expect(readFrameMessage({ type: 'console', level: 'log', values: [value] })).toMatchObject({
      values: [
        {
          kind: 'text',
          preview: 'abc',
          entries: [
            { value: { kind: 'string', preview: 'a' } },
            { value: { preview: 'b', style: { color: 'red' } } },
            { value: { kind: 'string', preview: 'c' } },
          ],
        },
      ],
    });
  });

  test('a long text with thousands of them is cut', () => {
    const [value] = formatValues(['%c%o'.repeat(5_000), ...Array.from({ length: 10_000 }, () => ({ a: 1 }))]);
    expect(value?.entries?.length).toBeLessThanOrEqual(101);
  });
});

describe('a table', () => {
  test('has a row for each member, and a cell for each of its', () => {
    expect(inspectTable([{ id: 1, name: 'a' }, 2])).toEqual({
      kind: 'table',
      preview: 'Array(2)',
      entries: [
        {
          key: '0',
          value: {
            kind: 'object',
            preview: 'Object {…}',
            entries: [
              { key: 'id', value: { kind: 'number', preview: '1' } },
              { key: 'name', value: { kind: 'string', preview: '"a"' } },
            ],
          },
        },
        { key: '1', value: { kind: 'number', preview: '2' } },
      ],
    });
  });

  test('of chosen columns, of a map, of an object', () => {
    const cells = (table: ReturnType<typeof inspectTable>) =>
      table.entries?.map(({ key, value }) => [key, value.entries?.map((cell) => cell.key)]);
    expect(cells(inspectTable([{ a: 1, b: 2 }], ['b', 3]))).toEqual([['0', ['b']]]);
    expect(cells(inspectTable(new Map([['k', { v: 1 }]])))).toEqual([['k', ['v']]]);
    expect(cells(inspectTable({ x: { y: 1 } }))).toEqual([['x', ['y']]]);
  });

  test('says how many rows it leaves out, and fits a message', () => {
    const wide = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index}`, index]));
    const table = inspectTable(Array.from({ length: 1_000 }, () => wide));
    expect(table.entries?.at(-1)?.value.preview).toBe('还有 981 行');
    const read = readFrameMessage({ type: 'console', level: 'log', values: [table] });
    expect(JSON.stringify(read)).not.toContain('已截断');
  });

  test.each([[1], ['a'], [null], [undefined], [new Error('x')]])('%s is none', (value) => {
    expect(inspectTable(value).kind).not.toBe('table');
  });

  test('of what refuses to be looked at', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(inspectTable(proxy)).toEqual({ kind: 'note', preview: '[无法查看]' });
    expect(inspectTable([proxy]).entries?.[0]?.value).toEqual({ kind: 'note', preview: '[无法查看]' });
  });
});
