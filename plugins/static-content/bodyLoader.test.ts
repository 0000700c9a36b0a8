import { expect, test } from 'vitest';
import bodyLoader from './bodyLoader.mjs';

const document = `
export const frontMatter = { title: 'A' };
export const contentTitle = undefined;
export {default as metadata} from '@site/.docusaurus/a.json'
import {jsx as _jsx} from "react/jsx-runtime";
import { LiveDemo } from '@site/src/components/LiveDemo';
export const toc = [{ value: '标题', id: 'a', level: 2 }];
function _createMdxContent(props) { return _jsx("p", { children: "正文" }); }
export default function MDXContent(props = {}) { return _createMdxContent(props); }
`;

function load(
  source: string,
  isServer: boolean,
  options: { left?: string[]; resourceQuery?: string } = {},
): string {
  const { left = [], resourceQuery } = options;
  const context = {
    getOptions: () => ({ isServer, staticBody: '/runtime/staticBody', left }),
    resourceQuery,
  };
  return Reflect.apply(bodyLoader, context, [source]);
}

test('browsers get the data of a document without its content, and nothing that only the content needs', () => {
  const code = load(document, false);
  for (const kept of ['frontMatter', 'contentTitle', 'metadata', 'toc']) expect(code).toContain(kept);
  for (const left of ['正文', 'LiveDemo', 'jsx-runtime']) expect(code).not.toContain(left);
  expect(code).toContain('export default staticBody(staticBodyMetadata.permalink);');
});

test('what the HTML of a document has is left out, too', () => {
  const code = load(document, false, { left: ['toc'] });
  expect(code).toContain('frontMatter');
  expect(code).not.toContain('标题');
});

test('the beginning of a release note is a body of its own, and is there when its module is', () => {
  const options = { resourceQuery: '?truncated=true' };
  expect(load(document, false, options)).toContain(
    'export default staticBeginning(staticBodyMetadata.permalink);',
  );
  expect(load(document, true, options)).toContain(
    'export default staticBody(staticBodyMetadata.permalink, MDXContent);',
  );
});

test('the server writes the content into a static body', () => {
  const code = load(document, true);
  expect(code).toContain('正文');
  expect(code).not.toContain('export default function');
  expect(code).toContain('export default staticBody(staticBodyMetadata.permalink, MDXContent);');
});

test('a partial, which has no page, stays as it is', () => {
  const partial = 'export default function MDXContent() { return null; }';
  expect(load(partial, false)).toBe(partial);
});

test('what MDX never writes is refused', () => {
  const source = `export {default as metadata} from 'a.json'\nexport default 1;`;
  expect(() => load(source, true)).toThrow('expected what MDX writes');
});
