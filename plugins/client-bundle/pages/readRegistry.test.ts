import { expect, test } from 'vitest';
import { readRegistry } from './readRegistry';

const line = (name: string, module: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

test('modules by the names of their chunks', () => {
  const registry = `export default {\n${line('a1', '@site/docs/a.mdx')}\n${line('b2', '@theme/DocItem')}};\n`;
  expect([...readRegistry(registry)]).toEqual([
    ['a1', '@site/docs/a.mdx'],
    ['b2', '@theme/DocItem'],
  ]);
});

test('another shape is refused', () => {
  expect(() => readRegistry('export default {\n  "a1": () => import("a"),\n};')).toThrow(
    'found   "a1": () => import("a"),',
  );
});
