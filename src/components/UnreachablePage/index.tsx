import clsx from 'clsx';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { usable } from '@site/src/components/usable';
import { isReachable } from './isReachable';
import { hrefOf, navigationGuard, type FailedNavigation } from './navigationGuard';
import styles from './styles.module.css';

/** Gives the address back to the page that is shown, unless the reader has gone on meanwhile. */
function useGoingBack(failed: FailedNavigation | undefined): void {
  const history = useHistory();
  useEffect(() => {
    if (!failed || history.location.key !== failed.target.key) return;
    if (history.action === 'PUSH') history.goBack();
    else if (history.action === 'REPLACE') history.replace(failed.shown);
    else history.push(failed.shown);
  }, [failed, history]);
}

function RetryButton({ failed }: { failed: FailedNavigation }): ReactNode {
  const [isTrying, setTrying] = useState(false);
  const href = hrefOf(failed.target);
  const retry = async (): Promise<void> => {
    setTrying(true);
    const canGo = await isReachable(href);
    // The reader may have closed the notice, or wanted another page, meanwhile.
    if (canGo && navigationGuard.getFailed() === failed) window.location.assign(href);
    else setTrying(false);
  };
  return (
    <button
      type="button"
      className="button button--sm button--primary"
      {...usable(!isTrying, () => void retry())}
    >
      {isTrying ? (
        <Translate id="unreachablePage.trying" description="Button, while the page is asked for again">
          正在重试…
        </Translate>
      ) : (
        <Translate id="unreachablePage.retry" description="Button that asks for the page again">
          重试
        </Translate>
      )}
    </button>
  );
}

/** Says that the page a link leads to cannot be reached; the page that is being read stays. */
export function UnreachablePage(): ReactNode {
  const failed = useSyncExternalStore(navigationGuard.subscribe, navigationGuard.getFailed, () => undefined);
  useGoingBack(failed);
  if (!failed) return null;
  return (
    <div role="alert" className={styles.notice}>
      <span>
        <Translate
          id="unreachablePage.text"
          description="The page that a link leads to cannot be reached. {page} is its address"
          values={{ page: <code>{failed.target.pathname}</code> }}
        >
          {'现在没有网络或连不上网站，打不开 {page}。这一页可以继续读。'}
        </Translate>
      </span>
      <RetryButton key={failed.target.key} failed={failed} />
      <button
        type="button"
        className={clsx('clean-btn', styles.close)}
        aria-label={translate({
          id: 'unreachablePage.close',
          message: '关闭',
          description: 'Button that closes the notice that a page cannot be reached',
        })}
        onClick={() => navigationGuard.dismiss()}
      >
        ×
      </button>
    </div>
  );
}
