import { expect, test } from 'vitest';
import { recordOf } from '../../../tools/recordOf';
import { steps, type RunEvidence } from './protocol';
import { readFrameMessage } from './readFrameMessage';

const picture = { elements: 0, characters: 0, outside: [] };
const evidence: RunEvidence = {
  stage: 'end',
  outcomes: recordOf(steps, () => ({ state: 'none', message: '' })),
  failures: [],
  executed: [],
  provider: { way: 'none', exported: [], globals: [], isLate: false, reads: [] },
  pictures: { before: picture, after: picture, again: picture },
  isWiped: false,
  resources: [],
  failedFonts: [],
  addresses: [],
  leftovers: [],
  storageKeys: [],
};

test('what the frame tells arrives as it was sent, without fields that nobody knows', () => {
  const message = { type: 'evidence', evidence: { ...evidence, more: 'x' }, more: 'x' };
  expect(readFrameMessage(message)).toEqual({ type: 'evidence', evidence });
});

test('long texts and lists are cut', () => {
  const failure = { kind: 'console', stage: 'mount', message: 'x'.repeat(1e6), file: '' };
  const failures = Array.from({ length: 1000 }, () => failure);
  const read = readFrameMessage({ type: 'evidence', evidence: { ...evidence, failures } });
  expect(JSON.stringify(read).length).toBeLessThan(60_000);
});

test.each([
  ['nothing', undefined],
  ['another type', { type: 'navigate' }],
  ['a request without an address', { type: 'request', id: 1 }],
  ['a request with a very long address', { type: 'request', id: 1, url: 'x'.repeat(3_000) }],
  ['a step without an outcome', { type: 'evidence', evidence: { ...evidence, outcomes: {} } }],
  [
    'numbers that are none',
    { type: 'evidence', evidence: { ...evidence, pictures: { before: { ...picture, elements: NaN } } } },
  ],
])('%s is no message', (_name, data) => {
  expect(readFrameMessage(data)).toBeUndefined();
});
