import { expect, test } from 'vitest';
import { readDropped } from './readDropped';

test('what is no file of a project, is there already, or is too long stays outside', async () => {
  const folder = Object.assign(new File([], 'pages.ts'), {
    text: () => Promise.reject(new DOMException('A folder', 'NotFoundError')),
  });
  const dropped = [
    new File(['export const a = 1;'], 'a.ts'),
    new File(['other'], 'A.ts'),
    new File(['other'], 'MAIN.ts'),
    new File(['x'], 'picture.png'),
    new File(['x'.repeat(60_001)], 'long.ts'),
    folder,
    new File(['b'], 'b.css'),
  ];
  expect(await readDropped(dropped, 'order', { 'main.ts': '', 'order/main.ts': '' })).toEqual({
    added: { 'order/a.ts': 'export const a = 1;', 'order/b.css': 'b' },
    refused: ['A.ts', 'MAIN.ts', 'picture.png', 'long.ts', 'pages.ts'],
  });
  expect(await readDropped([new File(['1'], 'a.ts')], '', {})).toEqual({
    added: { 'a.ts': '1' },
    refused: [],
  });
});
