import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../content/readContent';
import type { Dialect } from '../content/toMarkdown';
import { writePages } from '../content/writePages';
import { configModule, type Generator } from './generator';
import { sidebarsByAddress } from './sidebarsByAddress';

const containers: Readonly<Record<string, string>> = { caution: 'warning' };

const dialect: Dialect = {
  heading: (level, text, id) => `${'#'.repeat(level)} ${text}${id ? ` \\{#${id}}` : ''}`,
  admonition: (type, title, body) =>
    `:::${containers[type] ?? type}{title=${JSON.stringify(title)}}\n\n${body}\n\n:::`,
  codeTitle: (title) => `title=${JSON.stringify(title)}`,
  tabs: (tabs) => {
    const items = tabs.map(({ label, body }) => `<Tab label=${JSON.stringify(label)}>\n\n${body}\n\n</Tab>`);
    return `<Tabs>\n${items.join('\n')}\n</Tabs>`;
  },
};

function config({ sections }: Content): unknown {
  return {
    root: 'docs',
    title: 'Garfish',
    lang: 'zh',
    markdown: { link: { checkDeadLinks: false } },
    themeConfig: {
      nav: sections.slice(0, 3).map(({ label, name }) => ({ text: label, link: `/${name}` })),
      sidebar: sidebarsByAddress(sections),
    },
  };
}

export const rspress: Generator = {
  id: 'rspress',
  name: 'Rspress',
  package: '@rspress/core',
  write: (content, directory) => {
    const preamble = "import { Tab, Tabs } from '@rspress/core/theme';\n";
    writePages(content, path.join(directory, 'docs'), { dialect, extension: '.mdx', preamble });
    writeFileSync(
      path.join(directory, 'rspress.config.mjs'),
      configModule('export default ', config(content), ';'),
    );
  },
  command: { program: process.execPath, args: ['../node_modules/@rspress/core/bin/rspress.js', 'build'] },
  output: 'doc_build',
};
