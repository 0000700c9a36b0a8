import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/test';
import { routes } from '../routes';

interface DocsVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: { id: string; path: string; sidebar?: string }[];
  sidebars: Record<string, { link: { path: string; label: string } }>;
}

interface GlobalData {
  'docusaurus-plugin-content-docs': { default: { versions: DocsVersion[] } };
}

/** What the build hands to every page: the site structure that the specification's section 3 describes. */
function readVersions(): DocsVersion[] {
  const file = path.resolve(__dirname, '../../.docusaurus/globalData.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as GlobalData;
  return data['docusaurus-plugin-content-docs'].default.versions;
}

test.describe('section 3: site structure', () => {
  const [current, ...others] = readVersions();

  test('one docs version: current, labelled Next, the last one, at /, with its main doc', () => {
    expect(others).toEqual([]);
    expect(current).toMatchObject({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/',
      mainDocId: 'guide/quickStart/index',
    });
    expect(current?.docs.find(({ id }) => id === current.mainDocId)?.path).toBe('/guide');
  });

  test('three sidebars, each linking to its start doc', () => {
    expect(
      Object.entries(current?.sidebars ?? {}).map(([id, { link }]) => [id, link.path, link.label]),
    ).toEqual([
      ['guide', '/guide', 'guide/quickStart/index'],
      ['api', '/api', 'api/index'],
      ['blog', '/blog', 'blog/index'],
    ]);
  });

  for (const { path: routePath, sidebar } of routes.filter(({ path: each }) =>
    /^\/(?:api|blog|guide|garfish-plugins|issues)/.test(each),
  )) {
    test(`the doc at ${routePath} has an id and ${sidebar ? `the sidebar ${sidebar}` : 'no sidebar'}`, () => {
      const docs = current?.docs.filter((doc) => doc.path === routePath) ?? [];
      expect(docs).toHaveLength(1);
      expect(docs[0]?.id).toMatch(/^[\w/-]+$/);
      expect(docs[0]?.sidebar).toBe(sidebar);
    });
  }
});

test.describe('section 3: locale', () => {
  test('zh-CN is the default and only one, left to right', async ({ request }) => {
    const html = await (await request.get('/guide')).text();
    expect(html).toMatch(/<html[^>]*\blang="?zh-CN"?/);
    expect(html).toMatch(/<html[^>]*\bdir="?ltr"?/);
  });
});

test.describe('section 3: search index', () => {
  test('each entry lists documents with the specified fields and a serialised index', async ({ request }) => {
    const entries = (await (await request.get('/search-index.json')).json()) as {
      documents: Record<string, unknown>[];
      index: unknown;
    }[];
    const fields = new Set(
      entries.flatMap(({ documents }) => documents.flatMap((each) => Object.keys(each))),
    );
    expect([...fields].sort()).toEqual(['b', 'h', 'i', 'p', 's', 't', 'u']);
    for (const { index } of entries) expect(index).toBeInstanceOf(Object);
  });
});
