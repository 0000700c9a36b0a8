import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The demo as a page of its own. */
export function AloneLink({ page }: { page: string }): ReactNode {
  return (
    <a className={styles.action} href={page} target="_blank" rel="noreferrer">
      <Translate id="liveDemo.alone" description="Link to a live demo as a page of its own">
        单独打开
      </Translate>
    </a>
  );
}
