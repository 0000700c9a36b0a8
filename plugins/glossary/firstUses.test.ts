import { expect, test } from 'vitest';
import { createFirstUses } from './firstUses';

test('each word once, the longer of two that overlap', () => {
  expect(createFirstUses(['沙箱', '沙箱标识'])('沙箱标识')).toEqual([{ name: '沙箱标识', start: 0 }]);
  const find = createFirstUses(['沙箱', 'vm 沙箱', '挂载']);
  expect(find('vm 沙箱与沙箱，沙箱')).toEqual([
    { name: 'vm 沙箱', start: 0 },
    { name: '沙箱', start: 6 },
  ]);
  expect(find('沙箱里挂载')).toEqual([{ name: '挂载', start: 3 }]);
});
