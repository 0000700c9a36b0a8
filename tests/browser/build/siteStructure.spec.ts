import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../tools/projectRoot';
import { expect, test } from '../support/test';
import { routes } from '../../routes';

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
  const file = path.join(projectRoot, '.docusaurus/globalData.json');
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
