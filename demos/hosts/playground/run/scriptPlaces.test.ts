import { describe, expect, test } from 'vitest';
import { createScriptPlaces } from './scriptPlaces';

const order = 'https://order.example.com/main.tsx';

function places() {
  const created = createScriptPlaces('blob:null/own');
  created.served(order, 'order/main.tsx', 'a\nb\nc\n})');
  return created;
}

describe('calls of the reader’s code', () => {
  test('in Chromium', () => {
    const stack = `Error: at home (main.ts:1:1)
    at print (https://site.example/demos/hosts/playground/main.js:3:14)
    at inner (main.ts:4:9)
    at new Shop (${order}:2:3)
    at Object.method [as alias] (main.ts:5:1)
    at async main.ts (main.ts:9:1)
    at async main.ts:9:1
    at mymain.ts:1:1`;
    expect(places().callsIn(stack)).toEqual([
      { name: 'inner', position: { file: 'main.ts', line: 4, column: 9 } },
      { name: 'new Shop', position: { file: 'order/main.tsx', line: 2, column: 3 } },
      { name: 'Object.method [as alias]', position: { file: 'main.ts', line: 5, column: 1 } },
      { name: '', position: { file: 'main.ts', line: 9, column: 1 } },
      { name: '', position: { file: 'main.ts', line: 9, column: 1 } },
    ]);
  });

  test('in Firefox', () => {
    const stack = `print@blob:null/own:3:14
inner@main.ts:4:9
async*outer/<@main.ts:5:1
@${order}:2:3
`;
    expect(places().callsIn(stack)).toEqual([
      { name: 'inner', position: { file: 'main.ts', line: 4, column: 9 } },
      { name: 'outer', position: { file: 'main.ts', line: 5, column: 1 } },
      { name: '', position: { file: 'order/main.tsx', line: 2, column: 3 } },
    ]);
  });

  test.each([[''], ['x'.repeat(100_000)], ['main.ts:1:1'], ['    at (main.ts:x:1)']])('none', (stack) => {
    expect(places().callsIn(stack)).toEqual([]);
  });
});

test('what stands behind the reader’s lines is a package', () => {
  const stack = `Error: a
    at print (blob:null/own:3:14)
    at logError (${order}:4:90)
    at render (${order}:40:90)
    at App (${order}:3:2)`;
  expect(places().callsIn(stack)).toEqual([
    { name: 'App', position: { file: 'order/main.tsx', line: 3, column: 2 } },
  ]);
  expect(places().isInPackage(stack)).toBe(true);
  expect(places().isInPackage(`Error\n    at App (${order}:3:2)\n    at render (${order}:40:90)`)).toBe(
    false,
  );
  expect(places().isInPackage('Error\n    at main.ts:900:2')).toBe(false);
});

test('an error has the place of its innermost call; what is none has no place', () => {
  const error = Object.assign(new Error('a'), { stack: 'Error: a\n    at main.ts:2:3' });
  expect(places().ofError(error)).toEqual({ file: 'main.ts', line: 2, column: 3 });
  expect(places().ofError(Object.assign(new Error('a'), { stack: 5 }))).toBeUndefined();
  expect(places().ofError({ stack: 'main.ts:2:3' })).toBeUndefined();
});

test('a blob is the main application, unless it is the frame’s own script', () => {
  expect(places().at('blob:null/other', 3, 0)).toEqual({ file: 'main.ts', line: 3, column: 1 });
  expect(places().at('blob:null/own', 3, 1)).toBeUndefined();
  expect(places().at('https://site.example/main.js', 3, 1)).toBeUndefined();
});
