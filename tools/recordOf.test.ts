import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { recordInTurn, recordOf, recordOfAll } from './recordOf';

const names = ['slow', 'fast'] as const;

async function follow(events: string[], name: (typeof names)[number]): Promise<number> {
  events.push(`${name} begins`);
  await delay(name === 'slow' ? 20 : 0);
  events.push(`${name} ends`);
  return name.length;
}

test('gives a value for each name', () => {
  expect(recordOf(names, (name) => name.length)).toEqual({ slow: 4, fast: 4 });
});

test('waits for values beside each other, and keeps the order of the names', async () => {
  const events: string[] = [];
  const record = await recordOfAll(names, (name) => follow(events, name));
  expect(events).toEqual(['slow begins', 'fast begins', 'fast ends', 'slow ends']);
  expect(Object.entries(record)).toEqual([
    ['slow', 4],
    ['fast', 4],
  ]);
});

test('waits for values in turn', async () => {
  const events: string[] = [];
  expect(await recordInTurn(names, (name) => follow(events, name))).toEqual({ slow: 4, fast: 4 });
  expect(events).toEqual(['slow begins', 'slow ends', 'fast begins', 'fast ends']);
});
