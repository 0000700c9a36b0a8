import { expect, test } from 'vitest';
import { countExclusions, whyNotPublic } from './publicBehaviour';

const line = 'return true;';

test.each([
  [{ package: 'core', function: 'App.mount', line }, undefined],
  [{ package: 'core', function: '__spreadValues', line }, 'compiler'],
  [{ package: 'core', function: 'App.mount', line: 'if (process.env.NODE_ENV) {' }, 'development'],
  [{ package: 'core', function: 'SubAppObserver.afterRenderNotify', line }, 'performance'],
  [{ package: 'utils', function: 'chrome', line }, 'patterns'],
  [{ package: 'router', function: 'chrome', line }, undefined],
] as const)('%o: %s', (mutant, reason) => {
  const why = whyNotPublic(mutant);
  if (reason) expect(why).toContain(reason);
  else expect(why).toBeUndefined();
});

test('counts each reason', () => {
  const helper = { package: 'core', function: '__objRest', line } as const;
  const mount = { package: 'core', function: 'App.mount', line } as const;
  expect(Object.values(countExclusions([helper, helper, mount]))).toEqual([2]);
});
