import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { modes } from '@site/demos/modes';
import { progressOf, type Batch, type Outcomes } from './outcomes';
import styles from './styles.module.css';

interface ToolbarProps {
  batch: Batch | undefined;
  outcomes: Outcomes;
  isRunning: boolean;
  onRunAll: () => void;
  onStop: () => void;
}

function statusText(batch: Batch, outcomes: Outcomes, isRunning: boolean): string {
  const { done, same, different, failed } = progressOf(batch, outcomes);
  const mode = modes[batch.modeId].title;
  if (isRunning) {
    return translate(
      {
        id: 'isolationBench.progress',
        message: '{mode}：已完成 {done} / {total}',
        description: 'Status while probes run',
      },
      { mode, done, total: batch.probeIds.length },
    );
  }
  return translate(
    {
      id: 'isolationBench.summary',
      message: '{mode}：{done} 项运行完毕，{same} 项与记录一致，{different} 项不同，{failed} 项出错或超时。',
      description: 'Status after probes have run',
    },
    { mode, done, same, different, failed },
  );
}

/** The button for all rows, and how far the runs are. */
export function Toolbar({ batch, outcomes, isRunning, onRunAll, onStop }: ToolbarProps): ReactNode {
  return (
    <div className={styles.toolbar}>
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={isRunning ? onStop : onRunAll}
      >
        {isRunning ? (
          <Translate id="isolationBench.stop" description="Button that ends the runs">
            停止
          </Translate>
        ) : (
          <Translate id="isolationBench.runAll" description="Button that runs every probe in the chosen mode">
            全部运行
          </Translate>
        )}
      </button>
      <span role="status">{batch && statusText(batch, outcomes, isRunning)}</span>
    </div>
  );
}
