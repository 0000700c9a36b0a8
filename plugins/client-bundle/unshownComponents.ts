import type { AllContent } from '@docusaurus/types';
import { writtenContent } from '../../tools/writtenContent';

/**
 * The theme's components, by the names they are imported by, that nothing in the content shows: what stands above documents
 * of old versions, and above pages that no list names.
 */
export function unshownComponents(allContent: AllContent): string[] {
  const { versions, posts } = writtenContent(allContent);
  const pages = [...versions.flatMap((version) => version.docs), ...posts];
  return [
    ...(versions.some(({ banner }) => banner !== null) ? [] : ['@theme/DocVersionBanner']),
    ...(versions.some(({ badge }) => badge) ? [] : ['@theme/DocVersionBadge']),
    ...(pages.some(({ unlisted }) => unlisted)
      ? []
      : ['@theme/ContentVisibility', '@theme/ContentVisibility/Unlisted']),
  ];
}
