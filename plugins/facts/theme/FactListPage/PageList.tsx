import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { Delegated } from '@site/plugins/static-content/Delegated';
import type { FactualPage } from '../..';
import styles from './panes.module.css';

interface PageListProps {
  pages: readonly FactualPage[];
  /** Address of the page whose facts are shown. */
  current?: string;
}

/** The pages that state facts, with how many: beside the facts where there is room, else below them. */
export function PageList({ pages, current }: PageListProps): ReactNode {
  const label = translate({
    id: 'facts.pages',
    message: '各页的事实',
    description: 'Name of the list of pages that state facts',
  });
  return (
    <nav className={styles.pages} aria-label={label}>
      <Delegated>
        {pages.map(({ page, title, list, count }) => (
          <Link key={page} to={list} data-count={count} aria-current={page === current ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </Delegated>
    </nav>
  );
}
