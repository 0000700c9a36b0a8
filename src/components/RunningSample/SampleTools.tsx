import { useEffect, useRef, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { usable } from '@site/src/components/usable';
import styles from './styles.module.css';

interface SampleToolsProps {
  title: string;
  isRunning: boolean;
  isChanged: boolean;
  /** Opens the program as it is now. */
  playgroundAddress: string;
  onRun: () => void;
  onStop: () => void;
  onReset: () => void;
  onClose: () => void;
}

/** What can be done with a sample that runs in its place. */
export function SampleTools(props: SampleToolsProps): ReactNode {
  const { title, isRunning, isChanged, playgroundAddress, onRun, onStop, onReset, onClose } = props;
  const runButton = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone; the reader goes on here.
  useEffect(() => runButton.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.tools}>
      <span className={styles.title}>{title}</span>
      <button
        ref={runButton}
        type="button"
        className={styles.tool}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={onRun}
      >
        <Translate id="runningSample.run" description="Button that runs a sample anew">
          运行
        </Translate>
      </button>
      <button type="button" className={styles.tool} {...usable(isRunning, onStop)}>
        <Translate id="runningSample.stop" description="Button that ends the run of a sample">
          停止
        </Translate>
      </button>
      <button type="button" className={styles.tool} {...usable(isChanged, onReset)}>
        <Translate id="runningSample.reset" description="Button that takes the changes of a sample back">
          重置
        </Translate>
      </button>
      <a className={styles.tool} href={playgroundAddress} target="_self">
        <Translate id="runningSample.playground" description="Link that opens the sample as it is now">
          在演练场打开
        </Translate>
      </a>
      <button type="button" className={styles.tool} onClick={onClose}>
        <Translate id="runningSample.close" description="Button that goes back to the sample as text">
          关闭
        </Translate>
      </button>
    </div>
  );
}
