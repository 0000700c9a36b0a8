import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A table that scrolls sideways on its own when it is wider than the page, with the keyboard too (WCAG 2.1.1). */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div
      // No landmark: a page has many of them.
      role="group"
      aria-label={translate({
        id: 'scrollableTable.label',
        message: '可横向滚动的表格',
        description: 'ARIA label of what is around a table',
      })}
      // What scrolls must be reachable by the keyboard.
      tabIndex={0}
      className={styles.region}
    >
      <table {...props} className={styles.table} />
    </div>
  );
}
