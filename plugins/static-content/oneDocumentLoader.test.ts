import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/projectRoot';
import oneDocumentLoader from './oneDocumentLoader.mjs';

const events: string[] = [];

/** Waits, as Docusaurus' own plugins do for files. */
function waiting() {
  return async (_tree: unknown, { path }: { path: string }) => {
    events.push(`${path} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    events.push(`${path} ends`);
  };
}

const options = {
  siteDir: '/site',
  staticDirs: [],
  markdownConfig: {
    format: 'mdx',
    mdx1Compat: { comments: false, admonitions: false, headingIds: false },
    anchors: { maintainCase: false },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    parseFrontMatter: ({ fileContent }: { fileContent: string }) => ({
      frontMatter: {},
      content: fileContent,
    }),
  },
  beforeDefaultRemarkPlugins: [waiting],
};

/** What the loader says of a document: its code, or what is wrong with it. */
async function load(name: string, source: string, dependencies: string[] = []): Promise<string> {
  const note = (dependency: string) => dependencies.push(path.relative(projectRoot, dependency));
  return new Promise((resolve) => {
    const context = {
      addDependency: note,
      addContextDependency: note,
      async: () => (error: Error | null, code?: string) => resolve(error ? error.message : (code ?? '')),
      getOptions: () => options,
      _compiler: { name: 'server' },
      resource: `/site/${name}`,
      resourcePath: `/site/${name}`,
    };
    Reflect.apply(oneDocumentLoader, context, [source]);
  });
}

test('a document is compiled when the one before has been, which may have been wrong', async () => {
  const [first, wrong, last] = await Promise.all([
    load('first.mdx', '第一篇'),
    load('wrong.mdx', '<Unclosed>'),
    load('last.mdx', '最后一篇'),
  ]);
  expect(first).toContain('第一篇');
  expect(wrong).toContain('Unclosed');
  expect(last).toContain('最后一篇');
  expect(events).toEqual([
    '/site/first.mdx begins',
    '/site/first.mdx ends',
    '/site/last.mdx begins',
    '/site/last.mdx ends',
  ]);
});

test.each([
  ['the starter', '<StarterFile path="host/src/main.ts">入口</StarterFile>', ['starter/host/src/main.ts']],
  ['the course', '<Exercise step="mount" />', ['learn']],
  ['the record of versions', '<VersionChanges since="1.8.1" />', ['facts/history.json', 'docs']],
  ['nothing else', '第一篇', []],
])('a document is compiled anew when what it shows has changed: %s', async (_, source, expected) => {
  const dependencies: string[] = [];
  await load('shows.mdx', source, dependencies);
  expect(dependencies).toEqual(expected);
  expect(dependencies.filter((each) => !existsSync(path.join(projectRoot, each)))).toEqual([]);
});
