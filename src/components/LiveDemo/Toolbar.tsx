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
  /** A picture stands where the frame will. */
  isPictured: boolean;
  /** Address of the demo as a page of its own, and of its source. */
  page: string;
  source: string;
  onStart: () => void;
  onStop: () => void;
  stopRef: RefObject<HTMLButtonElement | null>;
}

export function Toolbar(props: ToolbarProps): ReactNode {
  const { title, frame, isPictured, page, source, onStart, onStop, stopRef } = props;
  const action = clsx(styles.action, styles.needsScript, !isRunning(frame) && styles.unused);
  return (
    <div className={styles.toolbar}>
      <span className={styles.title}>{title}</span>
      <StatusText {...frame} isPictured={isPictured} />
      <span className={styles.actions}>
        {/* Until it runs, the button in the frame's place starts it; these keep their room. */}
        <button type="button" className={action} onClick={onStart}>
          <Translate id="liveDemo.reload" description="Button that starts a live demo anew">
            重新加载
          </Translate>
        </button>
        <button type="button" ref={stopRef} className={action} onClick={onStop}>
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
