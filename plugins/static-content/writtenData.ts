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

interface Archive {
  archive: { blogPosts: readonly { metadata: Record<'permalink' | 'title' | 'date', string> }[] };
}

/** The archive of release notes without the notes: what its page shows of each. */
function slimArchive(json: string): string {
  const { blogPosts } = (JSON.parse(json) as Archive).archive;
  const posts = blogPosts.map(({ metadata: { permalink, title, date } }) => ({
    metadata: { permalink, title, date },
  }));
  return JSON.stringify({ archive: { blogPosts: posts } });
}

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
      /[\\/]docusaurus-plugin-content-blog[\\/][^\\/]+[\\/]p[\\/].*-archive-.*\.json$/,
      (json) => `export default ${slimArchive(json)};`,
    ),
    generated(
      directory,
      /[\\/]facts[\\/][^\\/]+[\\/]list-.*\.json$/,
      (json) => `export default ${leaveOut(json, factsData)};`,
    ),
  ];
}
