import type { ReactNode, Ref } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { AddressBar, type AddressBarProps } from './AddressBar';
import { NewerVersion } from '@site/src/components/LoadFailure/NewerVersion';
import { useIsOutdated } from '@site/src/components/LoadFailure/useIsOutdated';
import type { RunStatus } from './runState';
import { statusText } from './statusText';
import styles from './styles.module.css';

interface PreviewProps extends AddressBarProps {
  /** The element that the frame is put into. */
  ref: Ref<HTMLDivElement>;
  status: RunStatus;
}

function playgroundName(): string {
  return translate({
    id: 'playground.part',
    message: '演练场',
    description: 'The playground, in the message that it could not be loaded',
  });
}

/** The page of the main application, with an address bar of its own. */
export function Preview({ ref, status, ...addressBar }: PreviewProps): ReactNode {
  const isOutdated = useIsOutdated(status === 'unavailable' || status === 'notLoaded');
  return (
    <section
      className={styles.preview}
      aria-label={translate({
        id: 'playground.preview.label',
        message: '预览',
        description: 'Name of the part that shows the running program',
      })}
    >
      <AddressBar {...addressBar} />
      <div ref={ref} className={styles.frameContainer}>
        {!addressBar.isRunning && (
          <p className={styles.empty}>
            <Translate id="playground.preview.empty" description="Stands where no program runs">
              主应用的页面显示在这里。
            </Translate>
          </p>
        )}
      </div>
      <p role="status" className={styles.status} data-status={status}>
        {isOutdated ? <NewerVersion part={playgroundName()} /> : statusText(status)}
      </p>
    </section>
  );
}
