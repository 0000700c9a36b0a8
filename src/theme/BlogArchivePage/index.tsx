// Eject of 3.10.2. Change: years are headings of the second level, dates are whole and come first, and the page's heading stands in its main part.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

interface YearProps {
  year: string;
  posts: readonly ArchiveBlogPost[];
}

function Year({ year, posts }: YearProps): ReactNode {
  const dates = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <section>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({ metadata }) => (
          <li key={metadata.permalink}>
            <time className={styles.date} dateTime={metadata.date}>
              {dates.format(new Date(metadata.date))}
            </time>{' '}
            <Link to={metadata.permalink}>{metadata.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const yearOf = ({ metadata }: ArchiveBlogPost): string => metadata.date.split('-')[0] ?? '';

function byYear(posts: readonly ArchiveBlogPost[]): YearProps[] {
  const years = [...new Set(posts.map(yearOf))];
  return years.map((year) => ({ year, posts: posts.filter((post) => yearOf(post) === year) }));
}

export default function BlogArchivePage({ archive }: Props): ReactNode {
  const title = translate({ id: 'theme.blog.archive.title', message: 'Archive' });
  return (
    <>
      <PageMetadata
        title={title}
        description={translate({ id: 'theme.blog.archive.description', message: 'Archive' })}
      />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">{title}</Heading>
          <div className={styles.years}>
            {byYear(archive.blogPosts).map((year) => (
              <Year key={year.year} {...year} />
            ))}
          </div>
        </main>
      </Layout>
    </>
  );
}
