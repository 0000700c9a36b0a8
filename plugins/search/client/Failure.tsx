import clsx from 'clsx';
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './notice.module.css';

interface FailureProps {
  onRetry: () => void;
}

function Reason(): ReactNode {
  if (process.env.NODE_ENV === 'development') {
    return (
      <Translate id="search.noIndex" description="The dev server has no index: none has been built">
        开发服务器使用上一次构建的搜索索引。现在还没有，请先运行一次 npm run build。
      </Translate>
    );
  }
  return (
    <Translate id="search.failed" description="Index, worker or interface of the search could not be loaded">
      搜索没有加载成功。请检查网络，然后重试。
    </Translate>
  );
}

/** Says that the search cannot work now, and lets the reader try again. */
export function Failure({ onRetry }: FailureProps): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <Reason />
      </p>
      <button type="button" className={clsx('button', 'button--sm', 'button--secondary')} onClick={onRetry}>
        <Translate id="search.retry" description="Loads the search again after a failure">
          重试
        </Translate>
      </button>
    </div>
  );
}
