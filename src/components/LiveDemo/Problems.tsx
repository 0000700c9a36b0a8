import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Problem } from './frameState';
import styles from './styles.module.css';

/** What went wrong, over the lower part of the demo: nothing on the page moves. */
export function Problems({ problems }: { problems: readonly Problem[] }): ReactNode {
  return (
    <div role="alert" className={styles.problems}>
      {problems.map(({ kind, message }) => (
        <p key={message} className={styles.problem}>
          <strong>
            {kind === 'timeout' ? (
              <Translate id="liveDemo.timeout" description="Before what did not end in time">
                超时：
              </Translate>
            ) : (
              <Translate id="liveDemo.error" description="Before an error message">
                出错：
              </Translate>
            )}
          </strong>
          <code>{message}</code>
        </p>
      ))}
    </div>
  );
}
