import { expect, test } from 'vitest';
import { readFrameOrigins } from './frameOrigins';

const site = 'https://docs.example.org';

test('without a value frames have no origin of their own', () => {
  expect(readFrameOrigins('', site)).toBeUndefined();
});

test.each([
  ['https://frames.example.org', 'https://docs.example.org'],
  ['https://frames.example.org:8443', 'https://docs.example.org/'],
  ['http://127.0.0.1:4392', 'http://localhost:4391'],
  ['https://frames.example.org', 'http://docs.example.org'],
])('%s beside %s', (frames, url) => {
  expect(readFrameOrigins(frames, url)).toEqual({ documents: new URL(url).origin, frames });
});

test.each([
  ['https://frames.example.org/', 'no slash or path'],
  ['https://frames.example.org/demos', 'no slash or path'],
  ['https://Frames.example.org', 'in lower case'],
  ['https://frames.example.org:443', 'an origin'],
  ['https://user@frames.example.org', 'an origin'],
  ['frames.example.org', 'an origin'],
  ['*', 'an origin'],
  ['null', 'an origin'],
  ['data:text/html,x', 'an origin'],
  ["https://a.example; script-src 'unsafe-inline'", 'an origin'],
  ['https://a.example b.example', 'an origin'],
  ['https://docs.example.org', 'another origin than that of the site, https://docs.example.org'],
  ['http://frames.example.org', 'https://, like the site'],
])('%s is refused', (value, expected) => {
  expect(() => readFrameOrigins(value, site)).toThrow(`FRAMES_ORIGIN: found "${value}", expected`);
  expect(() => readFrameOrigins(value, site)).toThrow(expected);
});
