import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, test } from 'vitest';
import { parseFrontMatter } from './parseFrontMatter';

const parse = parseFrontMatter({ siteDirectory: '/site', sidebarIds: ['guide', 'api'] });

function parseFile(fileContent: string) {
  return parse({
    filePath: '/site/docs/page.mdx',
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

function parseDocument(...frontMatter: string[]) {
  return parseFile(['---', ...frontMatter, '---', '', '正文。'].join('\n'));
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

test.each([
  ['invalid as YAML', '---\ntitle: 页\n\n正文。\n'],
  ['valid as YAML', '---\ntitle: 页\ndescription: 一句话\n\n正文: 一句。\n'],
  ['with the line ends of Windows', '---\r\ntitle: 页\r\n\r\n正文。\r\n'],
])('stops at front matter that is never closed, %s', async (_, fileContent) => {
  await expect(parseFile(fileContent)).rejects.toThrow(
    'docs/page.mdx:1: found front matter that is never closed; expected a line ---',
  );
});

test.each([
  ['a space', '---\ntitle: 页\ndescription: [没有闭合\n--- \n\n正文。'],
  ['the line end of Windows', '---\r\ntitle: 页\r\ndescription: [没有闭合\r\n---\r\n\r\n正文。'],
])('counts lines up to a closing line with %s behind it', async (_, fileContent) => {
  await expect(parseFile(fileContent)).rejects.toThrow('docs/page.mdx:3: front matter is not valid YAML');
});

test.each(['正文。', '----\n正文。', '正文。\n\n---\n'])(
  'a file without front matter has none: %j',
  async (fileContent) => {
    await expect(parseFile(fileContent)).rejects.toThrow(
      'docs/page.mdx:1: front matter lacks title, description',
    );
  },
);
