// Eject of 3.10.2. Change: the notes reach browsers as HTML only.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { useBlogTagsPostsPageTitle } from '@docusaurus/theme-common/internal';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type { Props } from '@theme/BlogTagsPostsPage';
import { Delegated } from '@site/plugins/static-content/Delegated';
import { StaticPart } from '@site/plugins/static-content/StaticPart';

const className = clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage);

export default function BlogTagsPostsPage({ tag, items, sidebar, listMetadata }: Props): ReactNode {
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <HtmlClassNameProvider className={className}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        {tag.unlisted && <Unlisted />}
        <header className="margin-bottom--xl">
          <Heading as="h1">{title}</Heading>
          {tag.description && <p>{tag.description}</p>}
          <Link href={tag.allTagsPath}>
            <Translate
              id="theme.tags.tagsPageLink"
              description="The label of the link targeting the tag list page"
            >
              View All Tags
            </Translate>
          </Link>
        </header>
        <StaticPart path={listMetadata.permalink} data={{ tag, listMetadata }}>
          <Delegated>
            <BlogPostItems items={items} />
          </Delegated>
        </StaticPart>
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
