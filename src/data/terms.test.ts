import { expect, test } from 'vitest';
import accepted from '../../facts/accepted.json';
import { terms } from './terms';

/** The facts that a definition repeats, where it says what Garfish does, and not only what a word means. */
const factsOf: Readonly<Record<string, readonly string[]>> = {
  'vm 沙箱': ['sandbox.vm-by-default', 'sandbox.vm-one-global-each', 'sandbox.unlisted-variable'],
  快照沙箱: ['sandbox.snapshot-real-window', 'sandbox.snapshot-restores'],
  预加载: ['preload-app.downloads-only', 'preload-app.fetches-resources'],
  入口: ['choose.js-entry', 'load-app.html-mode'],
  激活: ['run.several-matches', 'routing.default-cache'],
  挂载: ['lifecycle.mount-sequence', 'lifecycle.first-entry'],
  卸载: ['lifecycle.after-unmount-container'],
  基础路径: ['routing.function-argument', 'routing.app-basename'],
  共享依赖: ['set-external.require'],
};

test('each term is defined once, in one sentence or two', () => {
  const names = terms.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { definition } of terms) expect(definition).toMatch(/^[^。]{10,60}。(?:[^。]{5,30}。)?$/);
});

test.each(Object.entries(factsOf))('what is said of Garfish under %s is proved', (name, facts) => {
  expect(terms.map((term) => term.name)).toContain(name);
  expect(facts.filter((fact) => !(fact in accepted))).toEqual([]);
});
