import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { Notice } from './Notice';
import styles from './notice.module.css';

interface FailureProps {
  onRetry: () => void;
}

/** Says that the search cannot work now, and lets the reader try again. */
export function Failure({ onRetry }: FailureProps): ReactNode {
  if (process.env.NODE_ENV === 'development') {
    return (
      <Notice>
        <Translate id="search.noIndex" description="The dev server has no index: none has been built">
          开发服务器使用上一次构建的搜索索引。现在还没有，请先运行一次 npm run build。
        </Translate>
      </Notice>
    );
  }
  const part = translate({
    id: 'search.part',
    message: '搜索',
    description: 'The search, in the message that it could not be loaded',
  });
  return (
    <div className={styles.failure}>
      <LoadFailure part={part} onRetry={onRetry} />
    </div>
  );
}
