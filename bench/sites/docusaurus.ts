import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../content/readContent';
import type { Dialect } from '../content/toMarkdown';
import { writePages } from '../content/writePages';
import { configModule, type Generator } from './generator';

const dialect: Dialect = {
  heading: (level, text, id) => `${'#'.repeat(level)} ${text}${id ? ` {/* #${id} */}` : ''}`,
  admonition: (type, title, body) => `:::${type}[${title.replaceAll(/[[\]]/g, '\\$&')}]\n\n${body}\n\n:::`,
  codeTitle: (title) => `title=${JSON.stringify(title)}`,
  tabs: (tabs) => {
    const items = tabs.map(
      ({ label, body }) =>
        `<TabItem value=${JSON.stringify(label)} label=${JSON.stringify(label)}>\n\n${body}\n\n</TabItem>`,
    );
    return `<Tabs>\n${items.join('\n')}\n</Tabs>`;
  },
};

function sidebars({ sections }: Content): unknown {
  const entries = sections.map(({ name, groups }): [string, unknown] => [
    name.replaceAll('/', '-'),
    groups.map(({ label, links }) => ({
      type: 'category',
      label,
      collapsed: false,
      items: links.map((link) => ({ type: 'doc', id: link.url.slice(1), label: link.label })),
    })),
  ]);
  return Object.fromEntries(entries);
}

/** What `create-docusaurus` writes, with the local search that this site is built on: Docusaurus has none of its own. */
function config({ sections }: Content): unknown {
  return {
    title: 'Garfish',
    url: 'https://example.com',
    baseUrl: '/',
    trailingSlash: false,
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    i18n: { defaultLocale: 'zh-CN', locales: ['zh-CN'] },
    future: { v4: true },
    presets: [
      [
        'classic',
        { docs: { routeBasePath: '/', sidebarPath: './sidebars.json' }, blog: false, pages: false },
      ],
    ],
    themes: [
      [
        '@easyops-cn/docusaurus-search-local',
        { language: ['en', 'zh'], hashed: true, indexBlog: false, docsRouteBasePath: '/' },
      ],
    ],
    themeConfig: {
      navbar: {
        title: 'Garfish',
        items: sections
          .slice(0, 3)
          .map(({ name, label }) => ({ type: 'docSidebar', sidebarId: name, label, position: 'left' })),
      },
    },
  };
}

export const docusaurus: Generator = {
  id: 'docusaurus',
  name: 'Docusaurus',
  package: '@docusaurus/core',
  write: (content, directory) => {
    const preamble = "import TabItem from '@theme/TabItem';\nimport Tabs from '@theme/Tabs';\n";
    writePages(content, path.join(directory, 'docs'), { dialect, extension: '.mdx', preamble });
    writeFileSync(path.join(directory, 'sidebars.json'), JSON.stringify(sidebars(content)));
    writeFileSync(
      path.join(directory, 'docusaurus.config.js'),
      configModule('module.exports = ', config(content), ';'),
    );
    // Docusaurus takes the folder of a package.
    writeFileSync(path.join(directory, 'package.json'), '{ "private": true }\n');
  },
  command: {
    program: process.execPath,
    args: ['../node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  },
  output: 'build',
};
