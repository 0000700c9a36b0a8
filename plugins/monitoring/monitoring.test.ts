import { expect, test } from 'vitest';
import { monitoring } from '.';

test('is no plugin at all without configuration', () => {
  expect(monitoring({ src: '', bid: '' })()).toBeNull();
});

test.each([
  [{ src: 'https://monitor.example/a.js', bid: '' }, 'found MONITORING_SRC without MONITORING_BID'],
  [{ src: '', bid: 'garfish' }, 'found MONITORING_BID without MONITORING_SRC'],
  [{ src: '/a.js', bid: 'garfish' }, 'found "/a.js", expected an absolute URL'],
])('refuses %o', (options, message) => {
  expect(() => monitoring(options)()).toThrow(message);
});

test('adds its client module when both are there', () => {
  const plugin = monitoring({ src: 'https://monitor.example/a.js?v=1', bid: 'garfish' })();
  expect(plugin?.getClientModules?.()).toEqual([expect.stringMatching(/monitoring[\\/]client$/)]);
});
