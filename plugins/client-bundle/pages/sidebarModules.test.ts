import { expect, test } from 'vitest';
import { sidebarCode, sidebarModule, sidebarQuery, withoutSidebars } from './sidebarModules';

const link = { type: 'link', label: 'A', href: '/a', docId: 'a' };
const category = { type: 'category', label: 'B', items: [link] };
const version = JSON.stringify({ version: { label: 'Next', docsSidebars: { 'a b': [category, link] } } });

/** What a module does with the sidebars that have arrived. */
function run(code: string): Record<string, unknown> {
  const arrivedSidebars = {};
  const program = code.replace(/^import .*$/m, '').replace('export default', 'return');
  return { arrivedSidebars, exported: new Function('arrivedSidebars', program)(arrivedSidebars) as unknown };
}

test('a version has the sidebars that have arrived', () => {
  const { arrivedSidebars, exported } = run(withoutSidebars(version));
  expect(exported).toEqual({ version: { label: 'Next', docsSidebars: arrivedSidebars } });
});

test('a sidebar arrives with addresses, without what documents are called', () => {
  const module = sidebarModule('@generated/version.json', 'a b');
  const query = module.slice('@generated/version.json'.length);
  expect(query).toMatch(sidebarQuery);
  const { docId: _, ...slim } = link;
  expect(run(sidebarCode(version, query))['arrivedSidebars']).toEqual({
    'a b': [{ ...category, items: [slim] }, slim],
  });
});

test('one that is not there ends the build', () => {
  expect(() => sidebarCode(version, '?sidebar=c')).toThrow('found no sidebar c');
});

test('what is no version stays as it is', () => {
  expect(withoutSidebars('{"title":"A"}')).toBe('export default {"title":"A"};');
});
