import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, test } from 'vitest';
import { parseFrontMatter } from './parseFrontMatter';

const parse = parseFrontMatter({ siteDirectory: '/site', sidebarIds: ['guide', 'api'] });

function parseDocument(...frontMatter: string[]) {
  return parse({
    filePath: '/site/docs/page.mdx',
    fileContent: ['---', ...frontMatter, '---', '', '正文。'].join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

test('leaves good front matter alone', async () => {
  const { frontMatter, content } = await parseDocument(
    'title: 页',
    'description: 一句话',
    'displayed_sidebar: api',
  );
  expect(frontMatter).toEqual({ title: '页', description: '一句话', displayed_sidebar: 'api' });
  expect(content.trim()).toBe('正文。');
});

test.each([
  [
    'an unclosed list',
    ['title: 页', 'description: [没有闭合'],
    'docs/page.mdx:3: front matter is not valid YAML',
  ],
  [
    'a second colon',
    ['title: 页: 名', 'description: 一句话'],
    'docs/page.mdx:2: front matter is not valid YAML',
  ],
  ['no description', ['title: 页'], 'docs/page.mdx:1: front matter lacks description'],
  [
    'an unknown sidebar',
    ['title: 页', 'description: 一句话', 'displayed_sidebar: nosuch'],
    'docs/page.mdx:4: found displayed_sidebar: nosuch; expected one of guide, api',
  ],
])('stops at %s', async (_, frontMatter, message) => {
  await expect(parseDocument(...frontMatter)).rejects.toThrow(message);
});
