import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { Delegated } from '@site/plugins/static-content/Delegated';
import type { FactualPage } from '../../factData';
import styles from './panes.module.css';

interface PageListProps {
  pages: readonly FactualPage[];
  /** Address of the page whose facts are shown. */
  current?: string;
  /** How many pages are not among them. */
  unlisted?: number;
}

/** Pages that follow each other under the same label. */
function groupsOf(pages: readonly FactualPage[]): { label: string; pages: FactualPage[] }[] {
  const groups: { label: string; pages: FactualPage[] }[] = [];
  const others = translate({
    id: 'facts.otherPages',
    message: '其他',
    description: 'Label above the pages that are in no sidebar, in the list of pages that state facts',
  });
  for (const page of pages) {
    const label = page.group ?? others;
    const last = groups.at(-1);
    if (last?.label === label) last.pages.push(page);
    else groups.push({ label, pages: [page] });
  }
  return groups;
}

/** The pages that state facts, with how many: beside the facts where there is room, else below them. */
export function PageList({ pages, current, unlisted = 0 }: PageListProps): ReactNode {
  const name = translate({
    id: 'facts.pages',
    message: '各页的事实',
    description: 'Name of the list of pages that state facts',
  });
  return (
    <nav className={styles.pages} aria-label={name}>
      <Delegated>
        {groupsOf(pages).map(({ label, pages: listed }) => (
          <Fragment key={label}>
            <p>{label}</p>
            {listed.map(({ page, title, list, count }) => (
              <Link
                key={page}
                to={list}
                data-count={count}
                aria-current={page === current ? 'page' : undefined}
              >
                {title}
              </Link>
            ))}
          </Fragment>
        ))}
      </Delegated>
      {unlisted > 0 && (
        <p>
          <Translate
            id="facts.unlistedPages"
            description="Stands below a list of pages that does not have all of them"
            values={{ count: unlisted }}
          >
            {'另外 {count} 页没有列出，可以筛选它们的事实。'}
          </Translate>
        </p>
      )}
    </nav>
  );
}
