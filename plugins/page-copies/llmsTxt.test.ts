import { expect, test } from 'vitest';
import { llmsFullTxt, llmsTxt } from './llmsTxt';
import type { BuiltPage } from './readPages';
import { readSections } from './readSections';

function page(address: string, documentId?: string, published?: string): BuiltPage {
  return {
    address,
    url: `https://site.example/${address}`,
    title: `题 ${address}`,
    description: '述',
    updated: undefined,
    published,
    documentId,
    main: '',
  };
}

const pages = [
  page(''),
  page('api/run', 'api/run'),
  page('blog/releases'),
  page('blog/releases/one', undefined, '2023-01-01'),
  page('blog/releases/two', undefined, '2024-01-01'),
  page('facts/issues'),
  page('guide', 'guide/index'),
  page('guide/start', 'guide/start'),
  page('issues', 'issues'),
  page('search'),
];
const sidebars = {
  guide: [
    { type: 'category' as const, label: '起步', items: ['guide/start', 'guide/index'] },
    { type: 'category' as const, label: '排错', items: [{ type: 'ref' as const, id: 'issues' }] },
  ],
  api: ['api/run'],
};
const labels = { guide: '指南', api: 'API' };

test('pages come in the order of the sidebars, then documents, the newest release, pages; no lists', () => {
  const sections = readSections(pages, sidebars, labels).map(({ label, pages: listed }) => [
    label,
    listed.map(({ address }) => address),
  ]);
  expect(sections).toEqual([
    ['指南：起步', ['guide/start', 'guide']],
    ['API', ['api/run']],
    ['其他文档', ['issues']],
    ['版本记录', ['blog/releases/two', 'blog/releases/one']],
    ['其他页面', ['']],
  ]);
});

test('a document that no page shows ends the build', () => {
  expect(() => readSections(pages, { api: ['api/gone'] }, labels)).toThrow(
    'sidebars.ts: found the document api/gone under API, expected one that a page shows',
  );
});

test('the index has the form of llmstxt.org; the whole has the pages in the same order', () => {
  const site = { title: '站', summary: '摘要', notes: ['注意。'], url: 'https://site.example/' };
  const sections = [{ label: '指南', pages: [page(''), page('guide')] }];
  expect(llmsTxt(site, sections)).toBe(`# 站

> 摘要

注意。

## 指南

- [题 ](https://site.example/index.md): 述
- [题 guide](https://site.example/guide.md): 述
`);
  const texts = new Map([
    ['', '一\n'],
    ['guide', '二\n'],
  ]);
  expect(llmsFullTxt(site, sections, texts)).toBe('# 站\n\n> 摘要\n\n注意。\n\n一\n\n\n二\n');
});

test('a page without its Markdown ends the build', () => {
  const site = { title: '站', summary: '摘要', notes: [], url: 'https://site.example/' };
  const sections = [{ label: '指南', pages: [page('guide')] }];
  expect(() => llmsFullTxt(site, sections, new Map())).toThrow(
    'llms-full.txt: found no Markdown of guide, expected it',
  );
});
