import type { ReactNode } from 'react';
import { routedDemos } from '@site/demos/registry';
import styles from './firstFrame.module.css';

/**
 * What the main app with routes shows first, as a picture of it: nothing runs yet. A test compares its words with those
 * of the frame.
 */
export function FirstFrame(): ReactNode {
  const [first] = routedDemos;
  return (
    <div className={styles.picture} data-first-frame="" aria-hidden="true">
      <p className={styles.links}>
        {['首页', ...routedDemos.map(({ title }) => title)].map((title) => (
          <span key={title} className={title === first?.title ? styles.current : undefined}>
            {title}
          </span>
        ))}
      </p>
      <p className={styles.address}>
        地址：<code>/{first?.name}</code>
      </p>
      <div className={styles.app}>
        <b>{first?.title}</b>
        <p>只有一个 provider 和几行 DOM 操作。</p>
        <span>点击 0 次</span>
      </div>
    </div>
  );
}
