import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  children: ReactNode;
}

/** A line about the state of the search, read out when it changes. */
export function Notice({ children }: NoticeProps): ReactNode {
  return (
    <p role="status" className={styles.notice}>
      {children}
    </p>
  );
}
