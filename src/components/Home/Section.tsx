import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { Delegated } from '@site/plugins/static-content/Delegated';
import styles from './styles.module.css';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
  /** At its end, what React keeps alive: an island is none within `Delegated`. */
  island?: ReactNode;
}

/** One of the home page's sections. */
export function Section({ id, title, children, island }: SectionProps): ReactNode {
  return (
    <section className={styles.section} aria-label={title}>
      <Delegated>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {children}
      </Delegated>
      {island}
    </section>
  );
}
