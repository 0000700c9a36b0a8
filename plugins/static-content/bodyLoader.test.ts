import { expect, test } from 'vitest';
import bodyLoader from './bodyLoader.mjs';

const document = `
export const frontMatter = { title: 'A' };
export const contentTitle = undefined;
export const assets = {};
export {default as metadata} from '@site/.docusaurus/a.json'
import {jsx as _jsx, jsxs as _jsxs} from "react/jsx-runtime";
import { LiveDemo } from '@site/src/components/LiveDemo';
export const toc = [{ value: '标题', id: 'a', level: 2 }];
function _createMdxContent(props) { return _jsx("p", { children: "正文" }); }
export default function MDXContent(props = {}) { return _createMdxContent(props); }
`;

function load(source: string, isServer: boolean): string {
  const context = { getOptions: () => ({ isServer, staticBody: '/runtime/staticBody' }) };
  return Reflect.apply(bodyLoader, context, [source]);
}

test('of the beginning of a release note browsers get the data that lists read, without its content', () => {
  const code = load(document, false);
  for (const kept of ['frontMatter', 'assets', 'metadata']) expect(code).toContain(kept);
  for (const left of ['contentTitle', '标题', '正文', 'LiveDemo', 'jsx-runtime'])
    expect(code).not.toContain(left);
  expect(code).toContain('export default staticBeginning(staticBodyMetadata.permalink);');
});

test('the server writes the content into a static body, with what the document exports', () => {
  const code = load(document, true);
  expect(code).toContain('正文');
  expect(code).not.toContain('export default function');
  expect(code).toContain(
    'export default staticBody(staticBodyMetadata.permalink, MDXContent, { metadata: staticBodyMetadata, frontMatter, assets, toc });',
  );
});

test('what makes elements is imported under one name, used once', () => {
  const code = load(document, true);
  expect(code).toContain('import * as elements from "react/jsx-runtime";');
  expect(code).toContain('const {jsx: _jsx, jsxs: _jsxs} = elements;');
});

test('the files that a document names are published by the server’s bundle', () => {
  const link =
    '_jsx("a", { href: require("!file-loader?name=assets/files/[name].[ext]&emitFile=false!./a.csv").default })';
  expect(load(document.replace('"正文"', link), true)).toContain('?name=assets/files/[name].[ext]!./a.csv');
});

test('a partial, which has no page, stays as it is', () => {
  const partial = 'export default function MDXContent() { return null; }';
  expect(load(partial, false)).toBe(partial);
});

test('what MDX never writes is refused', () => {
  const source = `export {default as metadata} from 'a.json'\nexport default 1;`;
  expect(() => load(source, true)).toThrow('expected what MDX writes');
});
