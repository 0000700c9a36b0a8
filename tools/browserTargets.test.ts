import { expect, test } from 'vitest';
import packageJson from '../package.json';
import { browserTargets } from './browserTargets';

test('they are those of browserslist; Edge is Chrome, and what iOS has is Safari', () => {
  const named = packageJson.browserslist.production
    .map((query) => query.replace(' >= ', ''))
    .filter((target) => !/^(?:edge|ios_saf)/.test(target));
  expect(browserTargets).toEqual(named);
});
