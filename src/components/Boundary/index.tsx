import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface BoundaryProps {
  /** Whether it stayed in, or got through. */
  verdict: 'isolated' | 'leak';
}

/**
 * The sign of the site. What is isolated is a solid stroke that a bar stops, a leak is a dashed stroke that crosses it: told
 * apart by shape and word, not by colour alone.
 */
export function Boundary({ verdict }: BoundaryProps): ReactNode {
  const isLeak = verdict === 'leak';
  return (
    <span className={isLeak ? styles.leak : styles.isolated}>
      <svg viewBox="0 0 36 16" width="36" height="16" aria-hidden="true">
        <path d={isLeak ? 'M1 8h30' : 'M1 8h22'} strokeDasharray={isLeak ? '4 3' : undefined} />
        <path d={isLeak ? 'M26 3l6 5-6 5M19 1v4m0 6v4' : 'M24 1v14'} />
      </svg>
      {isLeak ? '泄漏' : '隔离'}
    </span>
  );
}
