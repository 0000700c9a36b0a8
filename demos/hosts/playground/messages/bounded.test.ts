import { expect, test } from 'vitest';
import { bounded } from './bounded';
import type { FrameMessage } from './protocol';

function printed(preview: string): FrameMessage {
  return { type: 'console', level: 'log', values: [{ kind: 'string', preview }] };
}

function passedOn(messages: readonly FrameMessage[]): FrameMessage[] {
  const sent: FrameMessage[] = [];
  const send = bounded((message) => sent.push(message));
  messages.forEach(send);
  return sent;
}

const address: FrameMessage = { type: 'address', path: '/', canGoBack: false, canGoForward: false };

test('a thousand messages of a type, then a note', () => {
  const sent = passedOn(Array.from({ length: 1_500 }, () => printed('')));
  expect(sent).toHaveLength(1_001);
  expect(JSON.stringify(sent.at(-1))).toContain('已有 1000 条');
});

test('long messages are fewer', () => {
  const sent = passedOn(Array.from({ length: 1_000 }, () => printed('x'.repeat(10_000))));
  expect(sent).toHaveLength(30);
  expect(JSON.stringify(sent.at(-1))).toContain('已有 29 条');
});

test('what no panel lists always passes', () => {
  const flood = Array.from({ length: 2_000 }, () => printed(''));
  const sent = passedOn([...flood, ...Array.from({ length: 2_000 }, () => address), { type: 'alive' }]);
  expect(sent).toHaveLength(1_001 + 2_000 + 1);
});

test('both sides together say it once', () => {
  const flood = Array.from({ length: 2_000 }, () => printed(''));
  const sent = passedOn(passedOn(flood));
  expect(sent.filter((message) => JSON.stringify(message).includes('不再显示'))).toHaveLength(1);
});
