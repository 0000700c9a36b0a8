import { EventEmitter } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { runSample } from './samples/runSample';

interface Store {
  get: () => string[];
  set: (value: string[]) => void;
  subscribe: (listener: (value: string[]) => void) => () => void;
}

interface Contract {
  contractVersion: number;
  parseProps: (props?: Record<string, unknown>) => unknown;
  createStore: (value: string[]) => Store;
  createChannel: (emitter: EventEmitter) => {
    on: (name: string, listener: (...given: unknown[]) => void) => () => void;
    emit: (name: string, ...given: unknown[]) => void;
  };
}

let contract: Contract;
beforeAll(async () => {
  contract = await runSample('docs/guide/contracts.mdx', 'contract/src/index.ts');
});

function validProps(): Record<string, unknown> {
  return {
    contract: contract.contractVersion,
    user: { id: '7', name: '小明' },
    getToken: () => 'token',
    cart: contract.createStore([]),
  };
}

test('props that keep the contract come back as they are, with what is beyond it', () => {
  const props = { ...validProps(), theme: 'dark' };
  expect(contract.parseProps(props)).toBe(props);
});

test.each([
  [
    'nothing',
    undefined,
    'contract（undefined）、user（undefined）、getToken（undefined）、cart（undefined）',
  ],
  ['another version', { contract: 2 }, 'contract（number）'],
  ['a user without a name', { user: { id: '7' } }, 'user（object）'],
  ['a token instead of a function', { getToken: 'token' }, 'getToken（string）'],
  ['a bare value instead of a store', { cart: [] }, 'cart（object）'],
])('%s is told by name', (_name, change, found) => {
  const props = change && { ...validProps(), ...change };
  expect(() => contract.parseProps(props)).toThrow(new TypeError(`主应用传来的 props 不合契约 1：${found}`));
});

test('a channel passes events on until the listener leaves', () => {
  const heard: unknown[] = [];
  const emitter = new EventEmitter();
  const channel = contract.createChannel(emitter);
  const leave = channel.on('order:paid', (...given) => heard.push(given));
  channel.emit('order:paid', '1', 99);
  leave();
  channel.emit('order:paid', '2', 99);
  expect(heard).toEqual([['1', 99]]);
  expect(emitter.listenerCount('order:paid')).toBe(0);
});

test('a store has the present value and tells the next ones', () => {
  const heard: string[][] = [];
  const store = contract.createStore(['tea']);
  const leave = store.subscribe((value) => heard.push(value));
  store.set(['tea', 'cup']);
  leave();
  store.set([]);
  expect(heard).toEqual([['tea', 'cup']]);
  expect(store.get()).toEqual([]);
});
