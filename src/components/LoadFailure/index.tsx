import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { isOutdated } from './isOutdated';
import { NewerVersion } from './NewerVersion';
import { useAnswer } from './useAnswer';
import styles from './styles.module.css';

interface LoadFailureProps {
  /** What could not be loaded, as the reader calls it. */
  part: string;
  onRetry: () => void;
}

/** Stands in the place of a part of the page whose code or data could not be loaded. */
export function LoadFailure({ part, onRetry }: LoadFailureProps): ReactNode {
  const isOld = useAnswer(isOutdated);
  return (
    <div role="alert" className={styles.failure}>
      {isOld ? (
        <NewerVersion part={part} />
      ) : (
        <>
          <span>
            <Translate
              id="loadFailure.failed"
              description="A part of the page could not be loaded. {part} names it"
              values={{ part }}
            >
              {'{part}没有加载成功。请检查网络，然后重试。'}
            </Translate>
          </span>
          <button
            type="button"
            className="button button--sm button--outline button--primary"
            onClick={onRetry}
          >
            <Translate id="loadFailure.retry" description="Button that loads the part again">
              重试
            </Translate>
          </button>
        </>
      )}
    </div>
  );
}
