import assert from 'node:assert/strict';
import { errors } from '@playwright/test';
import { expect, test } from 'vitest';
import { messageOf, missingNames, reasonOf } from './reason';

const older = 'class Garfish { loadApp() {} }';
const installed = 'class Garfish { loadApp() {} removePlugin() {} }';
const code = { source: "window.Garfish.removePlugin('a'); note.length;", older, installed };

function thrownBy(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

test('tells which members only the installed version has', () => {
  expect(missingNames(code)).toEqual(['removePlugin']);
});

test.each([
  ['a member that is missing', new TypeError('Garfish.removePlugin is not a function'), 'api'],
  ['a member that something else has', new TypeError('loader.loadApp is not a function'), 'api'],
  ['its error as the value', thrownBy(() => assert.equal('x is not a function', 'other')), 'api'],
  ['its error as what was expected', thrownBy(() => assert.match('found', /is not a function/)), 'behaviour'],
  ['another value', thrownBy(() => assert.equal(1, 2)), 'behaviour'],
  ['nothing came', new errors.TimeoutError('page.waitForFunction: Timeout'), 'behaviour'],
  ['Garfish threw', new Error('page.evaluate: Error: [Garfish warning]: no entry'), 'behaviour'],
  ['anything else', new Error('WebSocket is already in CLOSING or CLOSED state.'), 'unclear'],
])('%s', (_what, error, reason) => {
  expect(reasonOf({ error, ...code })).toBe(reason);
});

test('an error about nothing of Garfish is not a missing API', () => {
  const error = new TypeError('note is not a function');
  expect(reasonOf({ error, source: 'note.length', older, installed })).toBe('unclear');
});

test('messages are the same every time', () => {
  const message = 'found http://127.0.0.1:41249/a\n\n  expected\n    at evaluate (file.ts:1:2)';
  expect(messageOf(new Error(message))).toBe('found http://127.0.0.1:port/a expected');
  expect(messageOf(new errors.TimeoutError('Timeout 10000ms exceeded.'))).toBe('waited in vain');
});
