import { expect, test, vi } from 'vitest';
import { createIntake } from './intake';

function intake() {
  const handlers = { onMessage: vi.fn(), onRequest: vi.fn(), onProbed: vi.fn(), onFlood: vi.fn() };
  return { ...handlers, ...createIntake(handlers) };
}

const address = { type: 'address', path: '/', canGoBack: false, canGoForward: false };
const printed = { type: 'console', level: 'log', values: [] };

test('each message goes where it belongs', () => {
  const { receive, onMessage, onRequest, onProbed } = intake();
  const request = { type: 'request', id: 1, url: '/' };
  const probed = { type: 'probed', id: 2, answer: '订单' };
  const others = [{ type: 'alive' }, null, { type: 'unknown' }];
  for (const message of [printed, request, probed, ...others]) receive(message);
  expect(onMessage.mock.calls).toEqual([[printed]]);
  expect(onRequest.mock.calls).toEqual([[request]]);
  expect(onProbed.mock.calls).toEqual([[2, '订单']]);
});

test('a flood is told once, and nothing comes after it', () => {
  const { receive, onMessage, onFlood, allowMore } = intake();
  for (let index = 0; index < 200_000; index += 1) receive(address);
  allowMore();
  receive(address);
  expect(onMessage).toHaveBeenCalledTimes(5_000);
  expect(onFlood).toHaveBeenCalledTimes(1);
});

test('as many as are allowed are no flood', () => {
  const { receive, onFlood, allowMore } = intake();
  for (const round of [1, 2]) {
    for (let index = 0; index < 5_000; index += 1) receive(address);
    allowMore();
    expect(onFlood, `round ${round}`).not.toHaveBeenCalled();
  }
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
