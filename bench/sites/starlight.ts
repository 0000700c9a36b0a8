import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../content/readContent';
import type { Dialect } from '../content/toMarkdown';
import { writePages } from '../content/writePages';
import { nodePackage } from '../installPeers';
import { configModule, type Generator } from './generator';

const containers: Readonly<Record<string, string>> = { info: 'note', warning: 'caution' };

const dialect: Dialect = {
  // Ids of headings cannot be chosen.
  heading: (level, text) => `${'#'.repeat(level)} ${text}`,
  admonition: (type, title, body) =>
    `:::${containers[type] ?? type}[${title.replaceAll(/[[\]]/g, '\\$&')}]\n\n${body}\n\n:::`,
  codeTitle: (title) => `title=${JSON.stringify(title)}`,
  tabs: (tabs) => {
    const items = tabs.map(
      ({ label, body }) => `<TabItem label=${JSON.stringify(label)}>\n\n${body}\n\n</TabItem>`,
    );
    return `<Tabs>\n${items.join('\n')}\n</Tabs>`;
  },
};

function config({ sections }: Content): unknown {
  const sidebar = sections.map(({ name, groups }) => ({
    label: name,
    items: groups.map(({ label, links }) => ({
      label,
      items: links.map(({ label: text, url: link }) => ({ label: text, link })),
    })),
  }));
  return {
    title: 'Garfish',
    locales: { root: { label: '简体中文', lang: 'zh-CN' } },
    sidebar,
    routeMiddleware: './src/sectionSidebar.mjs',
  };
}

/** Starlight has one sidebar for the whole site; each page keeps the part of its own section. */
const sectionSidebar = `import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
export const onRequest = defineRouteMiddleware(({ locals, url }) => {
  const section = locals.starlightRoute.sidebar.find(({ label }) => url.pathname.startsWith('/' + label));
  locals.starlightRoute.sidebar = section?.entries ?? [];
});
`;

const contentConfig = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

export const starlight: Generator = {
  id: 'starlight',
  name: 'Starlight',
  package: '@astrojs/starlight',
  write: (content, directory) => {
    const docs = path.join(directory, 'src/content/docs');
    mkdirSync(docs, { recursive: true });
    const preamble = "import { TabItem, Tabs } from '@astrojs/starlight/components';\n";
    writePages(content, docs, { dialect, extension: '.mdx', preamble, showsTitle: true });
    writeFileSync(path.join(directory, 'src/sectionSidebar.mjs'), sectionSidebar);
    writeFileSync(path.join(directory, 'src/content.config.ts'), contentConfig);
    writeFileSync(
      path.join(directory, 'astro.config.mjs'),
      configModule(
        "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight(",
        config(content),
        ')] };',
      ),
    );
  },
  command: {
    program: `../node_modules/${nodePackage}/bin/node`,
    args: ['../node_modules/astro/bin/astro.mjs', 'build'],
  },
  output: 'dist',
};
