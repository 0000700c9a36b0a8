// Eject of 3.10.2. Change: the list has a heading, its notes hang on a rail, and reach browsers as HTML only.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type { Props } from '@theme/BlogListPage';
import { Delegated } from '@site/plugins/static-content/Delegated';
import { StaticPart } from '@site/plugins/static-content/StaticPart';
import styles from './styles.module.css';

const className = clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage);

export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const { siteConfig } = useDocusaurusContext();
  const { blogTitle, blogDescription, permalink } = metadata;
  return (
    <HtmlClassNameProvider className={className}>
      <PageMetadata title={permalink === '/' ? siteConfig.title : blogTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{blogTitle}</Heading>
        <p className={styles.lead}>{blogDescription}</p>
        <div className={styles.rail}>
          <StaticPart path={permalink} data={{ metadata }}>
            <BlogListPageStructuredData {...props} />
            <Delegated>
              <BlogPostItems items={items} />
            </Delegated>
          </StaticPart>
        </div>
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
