import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { Delegated } from '@site/plugins/static-content/Delegated';
import styles from './styles.module.css';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One of the home page's sections. */
export function Section({ id, title, children }: SectionProps): ReactNode {
  return (
    <Delegated>
      <section className={styles.section} aria-labelledby={id}>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {children}
      </section>
    </Delegated>
  );
}
