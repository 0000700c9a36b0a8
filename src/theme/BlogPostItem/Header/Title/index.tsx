// Eject of 3.10.2. Change: in a list, the version that a title begins with is a badge; on a note's own page, what follows it has lines of its own.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostItem/Header/Title';
import styles from './styles.module.css';

/** `Garfish 1.18：…` in two: the version, and what it brought. Any other title stays whole. */
function partsOf(title: string): { version?: string; rest: string } {
  const [, version, rest] = /^Garfish ([\d.]+[^：]*)：(.+)$/.exec(title) ?? [];
  return version && rest ? { version, rest } : { rest: title };
}

/** A range of versions is not broken at its dash. What stands behind the colon is one box: on a phone it begins a line, and its lines are about even. */
function TitleOfPage({ title }: { title: string }): ReactNode {
  const { version, rest } = partsOf(title);
  return version ? (
    <>
      Garfish <span className="whole">{version}：</span>
      <span className={styles.rest}>{rest}</span>
    </>
  ) : (
    title
  );
}

function TitleInList({ title }: { title: string }): ReactNode {
  const { version, rest } = partsOf(title);
  return (
    <>
      {version && <code className={styles.version}>{version}</code>}
      {rest}
    </>
  );
}

export default function BlogPostItemHeaderTitle({ className }: Props): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { permalink, title } = metadata;
  if (isBlogPostPage) {
    return (
      <h1 className={className}>
        <TitleOfPage title={title} />
      </h1>
    );
  }
  return (
    <h2 className={className}>
      <Link to={permalink} className={styles.title}>
        <TitleInList title={title} />
      </Link>
    </h2>
  );
}
