import { expect, test } from 'vitest';
import { sidebarCode, sidebarModule, sidebarQuery, withoutSidebars } from './sidebarModules';

const link = { type: 'link', label: 'A', href: '/a', docId: 'a' };
const category = { type: 'category', label: 'B', items: [link] };
const version = JSON.stringify({ version: { label: 'Next', docsSidebars: { 'a b': [category, link] } } });

/** What a module exports, and the sidebars that have arrived when it has run. */
function run(code: string): Promise<{ default?: unknown; arrivedSidebars: object }> {
  const program = code.replace(/^import .*$/m, 'export const arrivedSidebars = {};');
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(program)}`) as ReturnType<
    typeof run
  >;
}

test('a version has the sidebars that have arrived', async () => {
  const { arrivedSidebars, default: exported } = await run(withoutSidebars(version));
  expect(exported).toEqual({ version: { label: 'Next', docsSidebars: arrivedSidebars } });
  expect((exported as { version: { docsSidebars: object } }).version.docsSidebars).toBe(arrivedSidebars);
});

test('a sidebar arrives with addresses, without what documents are called', async () => {
  const module = sidebarModule('@generated/version.json', 'a b');
  const query = module.slice('@generated/version.json'.length);
  expect(query).toMatch(sidebarQuery);
  const slim = { type: 'link', label: 'A', href: '/a' };
  const { arrivedSidebars } = await run(sidebarCode(version, query));
  expect(arrivedSidebars).toEqual({ 'a b': [{ ...category, items: [slim] }, slim] });
});

test('one that is not there ends the build', () => {
  expect(() => sidebarCode(version, '?sidebar=c')).toThrow('found no sidebar c');
});

test('what is no version stays as it is', () => {
  expect(withoutSidebars('{"title":"A"}')).toBe('export default {"title":"A"};');
});
