import { expect, test } from 'vitest';
import { sharedReact } from '../../rspack.shared.mjs';
import { shared } from './shared';

test('主应用提供的，正是子应用不打包的', () => {
  expect(Object.keys(shared).sort()).toEqual([...sharedReact].sort());
});
