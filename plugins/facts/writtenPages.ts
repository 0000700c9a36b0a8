import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

export interface WrittenPage {
  /** `@site/docs/api/run.mdx` */
  source: string;
  permalink: string;
  title: string;
}

/** Each document and release note, by its path in the site. */
export function writtenPages(allContent: AllContent): Map<string, WrittenPage> {
  const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as DocsContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent | undefined;
  const pages: WrittenPage[] = [
    ...(docs?.loadedVersions ?? []).flatMap((version) => version.docs),
    ...(blog?.blogPosts ?? []).map(({ metadata }) => metadata),
  ];
  return new Map(pages.map((page) => [aliasedSitePathToRelativePath(page.source), page] as const));
}
