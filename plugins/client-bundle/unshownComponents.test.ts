import { expect, test } from 'vitest';
import { unshownComponents } from './unshownComponents';

interface Content {
  version?: object;
  document?: object;
  post?: object;
}

function unshownIn({ version, document, post }: Content = {}): string[] {
  const docs = [{ unlisted: false, ...document }];
  const metadata = { unlisted: false, ...post };
  return unshownComponents({
    'docusaurus-plugin-content-docs': {
      default: { loadedVersions: [{ banner: null, badge: false, docs, ...version }] },
    },
    'docusaurus-plugin-content-blog': { default: { blogPosts: [{ metadata }] } },
  });
}

const all = unshownIn();

test.each<[string, Content, string[]]>([
  ['an old version', { version: { banner: 'unmaintained' } }, ['@theme/DocVersionBanner']],
  ['a version with a badge', { version: { badge: true } }, ['@theme/DocVersionBadge']],
  [
    'an unlisted document',
    { document: { unlisted: true } },
    ['@theme/ContentVisibility', '@theme/ContentVisibility/Unlisted'],
  ],
  [
    'an unlisted post',
    { post: { unlisted: true } },
    ['@theme/ContentVisibility', '@theme/ContentVisibility/Unlisted'],
  ],
])('%s is shown by what it needs', (_name, content, shown) => {
  expect(unshownIn(content)).toEqual(all.filter((name) => !shown.includes(name)));
});

test('without content nothing is shown', () => {
  expect(unshownComponents({})).toEqual(all);
});
