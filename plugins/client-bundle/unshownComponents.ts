import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/**
 * The theme's components, by the names they are imported by, that nothing in the content shows: what stands above documents
 * of old versions, and above pages that no list names.
 */
export function unshownComponents(allContent: AllContent): string[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as DocsContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent | undefined;
  const versions = docs?.loadedVersions ?? [];
  const posts = (blog?.blogPosts ?? []).map(({ metadata }) => metadata);
  const pages = [...versions.flatMap((version) => version.docs), ...posts];
  return [
    ...(versions.some(({ banner }) => banner !== null) ? [] : ['@theme/DocVersionBanner']),
    ...(versions.some(({ badge }) => badge) ? [] : ['@theme/DocVersionBadge']),
    ...(pages.some(({ unlisted }) => unlisted)
      ? []
      : ['@theme/ContentVisibility', '@theme/ContentVisibility/Unlisted']),
  ];
}
