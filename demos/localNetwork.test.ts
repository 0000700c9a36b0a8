import { expect, test } from 'vitest';
import { isLocal, isLoopback } from './localNetwork';

test.each([
  ['http://localhost:5173/', true, true],
  ['http://app.localhost/', true, true],
  ['http://127.8.0.1/', true, true],
  ['http://[::1]:80/', true, true],
  ['http://10.0.0.4/', false, true],
  ['http://172.31.1.1/', false, true],
  ['http://192.168.1.1/', false, true],
  ['http://[fd00::1]/', false, true],
  ['http://[fe80::1]/', false, true],
  ['http://printer.local/', false, true],
  ['http://172.32.1.1/', false, false],
  ['http://11.0.0.4/', false, false],
  ['http://[2001:db8::1]/', false, false],
  ['https://localhost.example.com/', false, false],
  ['https://127.0.0.1.example.com/', false, false],
])('%s', (address, loops, local) => {
  expect([isLoopback(new URL(address)), isLocal(new URL(address))]).toEqual([loops, local]);
});
