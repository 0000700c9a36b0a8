import { generated, type Rule } from '../client-bundle/generated';

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

/** Data of the archive without what its page does not show. */
export function withSlimArchive(directory: string): Rule {
  return generated(
    directory,
    /[\\/]docusaurus-plugin-content-blog[\\/][^\\/]+[\\/]p[\\/].*-archive-.*\.json$/,
    (json) => `export default ${slimArchive(json)};`,
  );
}
