import type { ReactNode, RefObject } from 'react';
import clsx from 'clsx';
import { isRunning, type FrameState } from './frameState';
import { Placeholder } from './Placeholder';
import { Problems } from './Problems';
import { Skeleton } from './Skeleton';
import styles from './styles.module.css';

interface StageProps {
  title: string;
  /** Name of the frame. */
  label: string;
  src: string;
  /** Address of the demo as a page of its own. */
  page: string;
  size: 'medium' | 'large';
  /** What the frame will show first. */
  picture: ReactNode;
  frame: FrameState;
  /** It has been started before: its reader has stopped it. */
  hasRun: boolean;
  stageRef: RefObject<HTMLDivElement | null>;
  frameRef: RefObject<HTMLIFrameElement | null>;
  onStart: () => void;
}

/** The frame, or what stands in its place, in one size. */
export function Stage(props: StageProps): ReactNode {
  const { title, label, src, page, size, picture, frame, hasRun, stageRef, frameRef, onStart } = props;
  const isBlank = frame.status === 'loading' && frame.events.length === 0;
  // A frame that did not load shows the browser's own page about that.
  const isDead = frame.status === 'failed' && !frame.hasAnswered;
  return (
    <div ref={stageRef} className={clsx(styles.stage, size === 'large' && styles.large)}>
      {isBlank && (picture ?? <Skeleton />)}
      {isRunning(frame) ? (
        // No `sandbox`: it is our own code, and with scripts and an origin it would keep nothing back.
        <iframe
          key={frame.run}
          ref={frameRef}
          // Until the app is there, the frame would flash in the browser's own colours.
          className={clsx(styles.frame, (isBlank || isDead) && styles.pending)}
          title={label}
          src={src}
        />
      ) : (
        <Placeholder {...{ title, picture, hasRun, onStart }} />
      )}
      {frame.problems.length > 0 && <Problems problems={frame.problems} page={page} onRetry={onStart} />}
    </div>
  );
}
