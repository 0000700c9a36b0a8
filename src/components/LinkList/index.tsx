import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { Delegated } from '@site/plugins/static-content/Delegated';
import styles from './styles.module.css';

interface LinkListItem {
  title: string;
  href: string;
  description: string;
}

interface LinkListProps {
  id: string;
  heading: string;
  introduction?: ReactNode;
  items: readonly LinkListItem[];
}

/** A titled group of links, each with one sentence about what stands behind it. */
export function LinkList({ id, heading, introduction, items }: LinkListProps): ReactNode {
  return (
    <Delegated>
      <section aria-labelledby={id} className={styles.group}>
        <Heading as="h2" id={id}>
          {heading}
        </Heading>
        {introduction && <p>{introduction}</p>}
        <ul className={styles.list}>
          {items.map(({ title, href, description }) => (
            <li key={href} className={styles.item}>
              <Link href={href}>{title}</Link>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
    </Delegated>
  );
}
