import { generated, type Rule } from '../client-bundle/generated';
import { leaveOut, type KeyPath } from '../client-bundle/leaveOut';

/** Of a document: what stands in its HTML, and is read nowhere else. */
const documentData: readonly KeyPath[] = [
  ['source'],
  ['sourceDirName'],
  ['slug'],
  ['draft'],
  ['editUrl'],
  ['tags'],
  ['version'],
  ['lastUpdatedBy'],
  ['lastUpdatedAt'],
  ['previous'],
  ['next'],
  // The module of the document exports it, too.
  ['frontMatter'],
];

/** Of a release note, alike. */
const postData: readonly KeyPath[] = [
  ['source'],
  ['editUrl'],
  ['readingTime'],
  ['hasTruncateMarker'],
  ['lastUpdatedBy'],
  ['lastUpdatedAt'],
  ['frontMatter', 'title'],
  ['frontMatter', 'description'],
  ['frontMatter', 'slug'],
  ['frontMatter', 'authors'],
  ['frontMatter', 'tags'],
];

/** Of the list of a page's facts, alike. */
const factsData: readonly KeyPath[] = [['facts'], ['pages']];

/** Data of documents, release notes and lists of facts without what their HTML has. */
export function withoutWritten(directory: string): Rule[] {
  return [
    generated(
      directory,
      /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]site-.*\.json$/,
      (json) => `export default ${leaveOut(json, documentData)};`,
    ),
    generated(
      directory,
      /[\\/]docusaurus-plugin-content-blog[\\/][^\\/]+[\\/]site-.*\.json$/,
      (json) => `export default ${leaveOut(json, postData)};`,
    ),
    generated(
      directory,
      /[\\/]facts[\\/][^\\/]+[\\/]list-.*\.json$/,
      (json) => `export default ${leaveOut(json, factsData)};`,
    ),
  ];
}
