import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

interface WrittenContent {
  versions: readonly LoadedVersion[];
  posts: readonly BlogContent['blogPosts'][number]['metadata'][];
}

/** The documents and the release notes, of what all plugins have read: Docusaurus does not say what each one has. */
export function writtenContent(allContent: AllContent): WrittenContent {
  const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent | undefined;
  return {
    versions: docs?.loadedVersions ?? [],
    posts: (blog?.blogPosts ?? []).map(({ metadata }) => metadata),
  };
}
