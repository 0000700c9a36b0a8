import type { ReactNode, Ref } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { MissingPart } from '@site/src/components/LoadFailure/MissingPart';
import type { RunState, RunStatus } from '../run/runState';
import { statusText, waitingText } from '../run/statusText';
import { playgroundName } from '../playgroundName';
import { AddressBar, type AddressBarProps } from './AddressBar';
import styles from '../styles.module.css';

interface PreviewProps extends Omit<AddressBarProps, 'address'> {
  /** The element that the frame is put into. */
  ref: Ref<HTMLDivElement>;
  state: RunState;
  /** The program is no longer the one that runs. */
  isStale?: boolean;
}

/** Nothing goes wrong with these that a reader should rather know. */
const settled: ReadonlySet<RunStatus> = new Set(['running', 'finished', 'threw', 'notCompiled']);

/** The page of the main application, with an address bar of its own. */
export function Preview({ ref, state, isStale = false, ...addressBar }: PreviewProps): ReactNode {
  const { status, address, waiting, entries } = state;
  const hasFailed = entries.some(({ kind }) => kind === 'failure');
  const isMissing = status === 'unavailable' || status === 'notLoaded';
  return (
    <section
      className={styles.preview}
      aria-label={translate({
        id: 'playground.preview.label',
        message: '预览',
        description: 'Name of the part that shows the running program',
      })}
    >
      <AddressBar address={address} {...addressBar} />
      <div ref={ref} className={styles.frameContainer}>
        {!addressBar.isRunning && (
          <p className={styles.empty}>
            <Translate id="playground.preview.empty" description="Stands where no program runs">
              主应用的页面显示在这里。
            </Translate>
          </p>
        )}
      </div>
      <div className={styles.statusLine} data-status={status === 'finished' && hasFailed ? 'threw' : status}>
        <p role="status" className={styles.status}>
          {isMissing ? (
            <MissingPart part={playgroundName()}>{statusText(status, hasFailed)}</MissingPart>
          ) : isStale && settled.has(status) ? (
            <Translate id="playground.status.stale" description="Status: the code differs from what runs">
              代码已改，按 Ctrl+Enter 重新运行。
            </Translate>
          ) : (
            statusText(status, hasFailed)
          )}
        </p>
        {addressBar.isRunning && <p className={styles.waiting}>{waitingText(waiting)}</p>}
      </div>
    </section>
  );
}
