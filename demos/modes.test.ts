import { expect, test } from 'vitest';
import { isModeId, modeIds, modes } from './modes';

test('a mode is one of those of the table, and nothing that every object has', () => {
  expect(modeIds).toEqual(Object.keys(modes));
  expect(['vm', 'off'].every(isModeId)).toBe(true);
  expect(['', 'VM', 'constructor', 'toString', '__proto__'].filter(isModeId)).toEqual([]);
});
