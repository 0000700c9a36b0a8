import type { KeyPath } from '../client-bundle/leaveOut';

/** Of what a document exports: what stands in its HTML, and is read nowhere else, or is read by the build alone. */
export const documentData: readonly KeyPath[] = [
  ['contentTitle'],
  ['toc'],
  ['metadata', 'source'],
  ['metadata', 'sourceDirName'],
  ['metadata', 'slug'],
  ['metadata', 'draft'],
  ['metadata', 'editUrl'],
  ['metadata', 'tags'],
  ['metadata', 'version'],
  ['metadata', 'lastUpdatedBy'],
  ['metadata', 'lastUpdatedAt'],
  ['metadata', 'previous'],
  ['metadata', 'next'],
  // The document exports it, too.
  ['metadata', 'frontMatter'],
  ['frontMatter', 'title'],
  ['frontMatter', 'description'],
  ['frontMatter', 'slug'],
  ['frontMatter', 'displayed_sidebar'],
  ['frontMatter', 'sidebar_custom_props'],
  ['frontMatter', 'fold_questions'],
];

/** Of what a page written in MDX exports: its component has the front matter with the metadata. */
export const pageData: readonly KeyPath[] = [['contentTitle'], ['frontMatter']];

/** Of a release note, alike. Its metadata has the front matter, too. */
const postFrontMatter: readonly KeyPath[] = [
  ['frontMatter', 'title'],
  ['frontMatter', 'description'],
  ['frontMatter', 'slug'],
  ['frontMatter', 'authors'],
  ['frontMatter', 'tags'],
];

const postMetadata: readonly KeyPath[] = [
  ['source'],
  ['editUrl'],
  ['readingTime'],
  ['hasTruncateMarker'],
  ['lastUpdatedBy'],
  ['lastUpdatedAt'],
  ...postFrontMatter,
];

/** Of what a release note exports. Its table of contents stands beside its body. */
export const postData: readonly KeyPath[] = [
  ['contentTitle'],
  ...postMetadata.map((keys): KeyPath => ['metadata', ...keys]),
  ...postFrontMatter,
];
