import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { traceHooks } from '../../demos/runtime/traceHooks';
import { readLifecycleTexts } from './readLifecycleTexts';

const file = 'docs/guide/lifecycle.mdx';
const page = readFileSync(file, 'utf8');

it('the page has one sentence for everything that a timeline shows', () => {
  const { moments, noUrl } = readLifecycleTexts(page, file);
  const hooks = Object.keys(traceHooks(() => undefined).plugin()).filter((key) => key !== 'name');
  const shown = [...hooks, 'render', 'destroy'];
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter((name) => !moments[name])).toEqual([]);
  expect(noUrl).toContain('`url` 为 `undefined`');
});

it('a page that has lost one of them stops the build and says which', () => {
  expect(() => readLifecycleTexts(page.replace('#app-hooks', '#others'), file)).toThrow(
    `${file}#app-hooks: found no table with the column 时机, expected one`,
  );
  expect(() => readLifecycleTexts(page.replace('| `beforeUnmount` |', '| `a`、`b` |'), file)).toThrow(
    'expected one name and its 时机',
  );
});
