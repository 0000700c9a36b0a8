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

function load(source: string): string {
  const context = { getOptions: () => ({ staticBody: '/runtime/staticBody' }) };
  return Reflect.apply(bodyLoader, context, [source]);
}

test('the content is written into a static body, with what the document exports', () => {
  const code = load(document);
  expect(code).toContain('正文');
  expect(code).not.toContain('export default function');
  expect(code).toContain(
    'export default staticBody(staticBodyMetadata.permalink, MDXContent, { metadata: staticBodyMetadata, frontMatter, assets, toc });',
  );
});

test('what makes elements is imported under one name, used once', () => {
  const code = load(document);
  expect(code).toContain('import * as elements from "react/jsx-runtime";');
  expect(code).toContain('const {jsx: _jsx, jsxs: _jsxs} = elements;');
});

test('the files that a document names are published by the server’s bundle', () => {
  const link =
    '_jsx("a", { href: require("!file-loader?name=assets/files/[name].[ext]&emitFile=false!./a.csv").default })';
  expect(load(document.replace('"正文"', link))).toContain('?name=assets/files/[name].[ext]!./a.csv');
});

test('a partial, which has no page, stays as it is', () => {
  const partial = 'export default function MDXContent() { return null; }';
  expect(load(partial)).toBe(partial);
});

test('what MDX never writes is refused', () => {
  const source = `export {default as metadata} from 'a.json'\nexport default 1;`;
  expect(() => load(source)).toThrow('expected what MDX writes');
});
