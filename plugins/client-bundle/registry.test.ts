import { expect, test } from 'vitest';
import { withoutModuleNames } from './registry';

test('loader and weak reference stay, the name between them goes', () => {
  const line = (name: string): string =>
    `  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/docs/a.mdx"), "${name}", require.resolveWeak("@site/docs/a.mdx")],`;
  expect(withoutModuleNames(`export default {\n${line('@site/docs/a.mdx')}\n};\n`)).toBe(
    `export default {\n${line('')}\n};\n`,
  );
});

test('another shape is refused', () => {
  expect(() => withoutModuleNames('export default {\n  "a1": () => import("a"),\n};')).toThrow(
    'found   "a1": () => import("a"),',
  );
});
