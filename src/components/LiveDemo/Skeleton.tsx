import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/** Outlines of an app, until the frame shows one. */
export function Skeleton(): ReactNode {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
