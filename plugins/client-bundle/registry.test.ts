import { expect, test } from 'vitest';
import { withoutModuleNames } from './registry';

test('the loader stays, what the server reads goes', () => {
  const loader = `  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/docs/a.mdx")`;
  const line = `${loader}, "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],`;
  expect(withoutModuleNames(`export default {\n${line}\n};\n`)).toBe(`export default {\n${loader}],\n};\n`);
});

test('another shape is refused', () => {
  expect(() => withoutModuleNames('export default {\n  "a1": () => import("a"),\n};')).toThrow(
    'found   "a1": () => import("a"),',
  );
});
