import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { AloneLink } from './AloneLink';
import type { Problem } from './frameState';
import styles from './styles.module.css';

interface ProblemsProps {
  problems: readonly Problem[];
  /** Address of the demo as a page of its own. */
  page: string;
  onRetry: () => void;
}

/** The ways on from what did not come. */
function WaysOn({ page, onRetry }: Omit<ProblemsProps, 'problems'>): ReactNode {
  return (
    <p className={styles.waysOn}>
      <button type="button" className={styles.action} onClick={onRetry}>
        <Translate
          id="liveDemo.retry"
          description="Button that starts a live demo anew after it did not load"
        >
          重试
        </Translate>
      </button>
      <AloneLink page={page} />
    </p>
  );
}

/** What went wrong, over the lower part of the demo: nothing on the page moves. */
export function Problems({ problems, ...waysOn }: ProblemsProps): ReactNode {
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
      {problems.some(({ kind }) => kind === 'timeout') && <WaysOn {...waysOn} />}
    </div>
  );
}
