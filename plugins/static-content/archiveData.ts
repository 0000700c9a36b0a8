import { hasMembers, isListOf, isString } from '../../tools/guards';
import { generated, type Rule } from '../client-bundle/generated';

/** What is shown of a release note. */
interface Shown {
  permalink: string;
  title: string;
  date: string;
}

interface Post {
  metadata: Shown;
}

interface Content {
  archive: { blogPosts: readonly Post[] };
}

const isPost = hasMembers<Post>({
  metadata: hasMembers<Shown>({ permalink: isString, title: isString, date: isString }),
});

const isContent = hasMembers<Content>({
  archive: hasMembers<Content['archive']>({ blogPosts: isListOf(isPost) }),
});

/** The archive of release notes without the notes: what its page shows of each. */
function slimArchive(json: string): string {
  const content: unknown = JSON.parse(json);
  if (!isContent(content)) {
    throw new Error(
      `found ${json.slice(0, 80)}, expected the archive of release notes, as Docusaurus writes it`,
    );
  }
  const posts = content.archive.blogPosts.map(({ metadata: { permalink, title, date } }) => ({
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
