import { describe, expect, test } from 'vitest';
import { readBlocks, selectCommands, selectFiles, type Choice } from './readBlocks';

const page = `---
title: 页
---

\`\`\`ts title="app/outside.ts"
outside();
\`\`\`

## 构建 {/* #build */}

<Tabs groupId="bundler">
<TabItem value="a" label="A">

\`\`\`js title="app/config.js" {1}
a();

b();
\`\`\`

</TabItem>
<TabItem value="b" label="B">

\`\`\`js title="app/config.js"
other();
\`\`\`

</TabItem>
</Tabs>

### 运行 {/* #run */}

1. 列表里的代码块：

   \`\`\`bash npm2yarn
   npm install

   npm run build
   \`\`\`

\`\`\`\`text
## 不是标题 {/* #not-a-heading */}
\`\`\`js title="app/not-a-block.js"
\`\`\`
\`\`\`\`

## 换一种 {/* #other */}

\`\`\`js title="app/config.js"
third();
\`\`\`

\`\`\`bash
npm run dev
\`\`\`
`;

const blocks = readBlocks('page.mdx', page);

describe('readBlocks', () => {
  test('finds each block with its place', () => {
    expect(blocks.map(({ line, language, sections, tabs }) => [line, language, sections, tabs])).toEqual([
      [5, 'ts', [], []],
      [14, 'js', ['build'], ['a']],
      [23, 'js', ['build'], ['b']],
      [34, 'bash', ['build', 'run'], []],
      [40, 'text', ['build', 'run'], []],
      [48, 'js', ['other'], []],
      [52, 'bash', ['other'], []],
    ]);
  });

  test('keeps the code as it is, without the indentation of its list', () => {
    expect(blocks.map(({ code }) => code)).toEqual([
      'outside();',
      'a();\n\nb();',
      'other();',
      'npm install\n\nnpm run build',
      '## 不是标题 {/* #not-a-heading */}\n```js title="app/not-a-block.js"\n```',
      'third();',
      'npm run dev',
    ]);
  });

  test('goes on after an empty block', () => {
    const document = '```js\n```\n\n## 节 {/* #after */}\n\n```js\ncode();\n```\n';
    expect(readBlocks('page.mdx', document).map(({ sections }) => sections)).toEqual([[], ['after']]);
  });

  test('stops at a block that is never closed', () => {
    expect(() => readBlocks('page.mdx', '文字\n\n```js\ncode();\n')).toThrow('page.mdx:3');
  });
});

describe('selectFiles', () => {
  test.each<[string, Choice, Record<string, string>]>([
    ['a tab', { sections: ['build'], tabs: ['a'] }, { 'app/config.js': 'a();\n\nb();\n' }],
    ['the other tab', { sections: ['build'], tabs: ['b'] }, { 'app/config.js': 'other();\n' }],
    ['a section without tabs', { sections: ['other'] }, { 'app/config.js': 'third();\n' }],
    ['no tab', {}, { 'app/outside.ts': 'outside();\n', 'app/config.js': 'third();\n' }],
  ])('takes %s', (_, choice, files) => {
    const found = selectFiles(blocks, 'app', choice).map(({ path, content }) => [path, content]);
    expect(Object.fromEntries(found)).toEqual(files);
  });

  test.each<[string, string, Choice, string]>([
    ['a file given twice', 'app', { tabs: ['a'] }, 'page.mdx: lines 14 and 48 both give app/config.js'],
    ['a folder without files', 'ap', {}, 'no code block has a title below ap/'],
    ['an unknown section', 'app', { sections: ['typo'] }, 'no code block in sections typo'],
    ['an unknown tab', 'app', { tabs: ['typo'] }, 'no code block in tabs typo'],
  ])('stops at %s', (_, folder, choice, message) => {
    expect(() => selectFiles(blocks, folder, choice)).toThrow(message);
  });
});

describe('selectCommands', () => {
  test('takes the lines of each block of a section and those below it', () => {
    expect(selectCommands(blocks, { sections: ['build', 'other'] })).toEqual([
      ['npm install', 'npm run build'],
      ['npm run dev'],
    ]);
  });

  test('stops at a section without commands', () => {
    const withoutCommands = readBlocks('page.mdx', '## 节 {/* #empty */}\n\n```js\ncode();\n```\n');
    expect(() => selectCommands(withoutCommands, { sections: ['empty'] })).toThrow(
      'no bash block in sections empty',
    );
  });
});
