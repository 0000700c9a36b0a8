import { expect, test } from 'vitest';
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
async function load(name: string, source: string): Promise<string> {
  return new Promise((resolve) => {
    const context = {
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
