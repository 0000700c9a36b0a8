import type { ReactNode, RefObject } from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import { AloneLink } from './AloneLink';
import { isRunning, type FrameState } from './frameState';
import { StatusText } from './StatusText';
import styles from './styles.module.css';

interface ToolbarProps {
  title: string;
  frame: Pick<FrameState, 'status' | 'problems'>;
  /** Address of the demo as a page of its own, and of its source. */
  page: string;
  source: string;
  onStart: () => void;
  onStop: () => void;
  stopRef: RefObject<HTMLButtonElement | null>;
}

export function Toolbar(props: ToolbarProps): ReactNode {
  const { title, frame, page, source, onStart, onStop, stopRef } = props;
  const hasFrame = isRunning(frame);
  return (
    <div className={styles.toolbar}>
      <span className={styles.title}>{title}</span>
      <StatusText {...frame} />
      <span className={styles.actions}>
        {/* One button for both: it may have started by itself just before the press. */}
        <button
          type="button"
          className={clsx(styles.action, styles.twoLabels, styles.needsScript)}
          onClick={onStart}
        >
          {hasFrame ? (
            <Translate id="liveDemo.reload" description="Button that starts a live demo anew">
              重新加载
            </Translate>
          ) : (
            <Translate id="liveDemo.start" description="Button that starts a live demo">
              运行
            </Translate>
          )}
        </button>
        <button
          type="button"
          ref={stopRef}
          className={clsx(styles.action, styles.needsScript)}
          // Not `disabled`: the button that was just pressed would lose the focus.
          aria-disabled={!hasFrame}
          onClick={() => hasFrame && onStop()}
        >
          <Translate id="liveDemo.stop" description="Button that removes a live demo">
            停止
          </Translate>
        </button>
        <AloneLink page={page} />
        <a className={styles.action} href={source} target="_blank" rel="noreferrer">
          <Translate id="liveDemo.source" description="Link to the source of a live demo">
            源码
          </Translate>
        </a>
      </span>
    </div>
  );
}
