import { expect, test, vi } from 'vitest';
import { createIntake } from './intake';

function intake() {
  const handlers = { onMessage: vi.fn(), onRequest: vi.fn(), onProbed: vi.fn(), onFlood: vi.fn() };
  return { ...handlers, ...createIntake(handlers) };
}

const address = { type: 'address', path: '/', canGoBack: false, canGoForward: false };
const printed = { type: 'console', level: 'log', values: [] };

test('each message goes where it belongs', () => {
  const { receive, onMessage, onRequest } = intake();
  const request = { type: 'request', id: 1, url: '/' };
  for (const message of [printed, request, { type: 'alive' }, null, { type: 'unknown' }]) receive(message);
  expect(onMessage.mock.calls).toEqual([[printed]]);
  expect(onRequest.mock.calls).toEqual([[request]]);
});

test('a flood is told once, and nothing comes after it', () => {
  const { receive, onMessage, onFlood, allowMore } = intake();
  for (let index = 0; index < 200_000; index += 1) receive(address);
  allowMore();
  receive(address);
  expect(onMessage).toHaveBeenCalledTimes(5_000);
  expect(onFlood).toHaveBeenCalledTimes(1);
});

test('as many over a longer time are no flood', () => {
  const { receive, onMessage, onFlood, allowMore } = intake();
  for (let index = 0; index < 12_000; index += 1) {
    receive(address);
    if (index % 1_000 === 0) allowMore();
  }
  expect(onMessage).toHaveBeenCalledTimes(12_000);
  expect(onFlood).not.toHaveBeenCalled();
});

test('what is printed is bounded for the whole run', () => {
  const { receive, onMessage, allowMore } = intake();
  for (let index = 0; index < 12_000; index += 1) {
    receive(printed);
    if (index % 1_000 === 0) allowMore();
  }
  expect(onMessage).toHaveBeenCalledTimes(1_001);
});
