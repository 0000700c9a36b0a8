import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../content/readContent';
import type { Dialect, Tab } from '../content/toMarkdown';
import { writePages } from '../content/writePages';
import { configModule, type Generator } from './generator';
import { sidebarsByAddress } from './sidebarsByAddress';

/** A group of code takes fences only, each with its name. */
function codeGroup(tabs: readonly Tab[]): string {
  const fences = tabs.map(({ label, body }) =>
    body
      .trim()
      .replace(/(^|\n)(`{3,})(\w+)(?: \[[^\]]*\])?\n/, (_, start: string, fence: string, language: string) =>
        [start, fence, language, ` [${label}]\n`].join(''),
      ),
  );
  return `::: code-group\n\n${fences.join('\n\n')}\n\n:::`;
}

/** Tabs with more than code in them have no equal in VitePress: headings instead. */
function tabs(list: readonly Tab[]): string {
  const isCode = list.every(({ body }) => /^`{3}/.test(body.trim()) && body.trim().endsWith('```'));
  return isCode ? codeGroup(list) : list.map(({ label, body }) => `**${label}**\n\n${body}`).join('\n\n');
}

const containers: Readonly<Record<string, string>> = { note: 'info', caution: 'warning' };

const dialect: Dialect = {
  heading: (level, text, id) => `${'#'.repeat(level)} ${text}${id ? ` {#${id}}` : ''}`,
  admonition: (type, title, body) => `::: ${containers[type] ?? type} ${title}\n\n${body}\n\n:::`,
  codeTitle: (title) => `[${title}]`,
  tabs,
};

function config({ sections }: Content): unknown {
  return {
    lang: 'zh-CN',
    title: 'Garfish',
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: {
      nav: sections
        .slice(0, 3)
        .map(({ label, name }) => ({ text: label, link: `/${name}`, activeMatch: `^/${name}` })),
      sidebar: sidebarsByAddress(sections),
      search: { provider: 'local' },
    },
  };
}

export const vitepress: Generator = {
  id: 'vitepress',
  name: 'VitePress',
  package: 'vitepress',
  write: (content, directory) => {
    writePages(content, directory, { dialect, extension: '.md' });
    mkdirSync(path.join(directory, '.vitepress'));
    writeFileSync(
      path.join(directory, '.vitepress/config.mjs'),
      configModule('export default ', config(content), ';'),
    );
  },
  command: { program: process.execPath, args: ['../node_modules/vitepress/bin/vitepress.js', 'build'] },
  output: '.vitepress/dist',
};
