import { expect, test } from 'vitest';
import { withParameter } from './parameters';

test.each([
  ['', 'q', 'run', '?q=run'],
  ['?q=run', 'q', '', ''],
  ['?q=run', 'version', '1.8.1', '?q=run&version=1.8.1'],
  ['?version=1.8.1&q=run', 'version', '', '?q=run'],
  ['', 'q', 'a&b 沙箱', '?q=a%26b+%E6%B2%99%E7%AE%B1'],
])('%s with %s=%s is %s', (search, name, value, expected) => {
  expect(withParameter(search, name, value)).toBe(expected);
});
