import { useRef, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { probes } from '@site/demos/hosts/bench/probes';
import { modeIds } from '@site/demos/modes';
import { island } from '@site/plugins/static-content/island';
import { progressOf, type Batch, type Outcomes } from '@site/src/components/IsolationBench/outcomes';
import { useBench } from '@site/src/components/IsolationBench/useBench';
import benchStyles from '@site/src/components/IsolationBench/styles.module.css';
import { GridRow } from './GridRow';
import { GroupLabels } from './GroupLabels';
import styles from './styles.module.css';

const everything: readonly Batch[] = modeIds.map((modeId) => ({
  modeId,
  probeIds: probes.map(({ id }) => id),
}));

function statusText(outcomes: Outcomes, isRunning: boolean): string {
  const ofModes = everything.map((batch) => progressOf(batch, outcomes));
  const sum = (name: keyof (typeof ofModes)[number]): number =>
    ofModes.reduce((total, progress) => total + progress[name], 0);
  const values = { done: sum('done'), total: probes.length * modeIds.length };
  if (isRunning) {
    return translate(
      {
        id: 'isolationGrid.progress',
        message: '已运行 {done} / {total} 格',
        description: 'Status while the small isolation map is run',
      },
      values,
    );
  }
  return translate(
    {
      id: 'isolationGrid.summary',
      message: '运行了 {done} 格：{same} 格与记录一致，{different} 格不同，{failed} 格出错或超时。',
      description: 'Status after the small isolation map was run',
    },
    { ...values, same: sum('same'), different: sum('different'), failed: sum('failed') },
  );
}

function IsolationGridView(): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const { outcomes, batch, isRunning, start, stop } = useBench();

  function run(): void {
    if (stage.current) void start(everything, stage.current);
  }

  return (
    <div>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">模式</th>
            <th scope="col">
              <span className={styles.hidden}>每个动作</span>
              <GroupLabels />
            </th>
            <th scope="col">隔离</th>
          </tr>
        </thead>
        <tbody>
          {modeIds.map((modeId) => (
            <GridRow key={modeId} modeId={modeId} outcomes={outcomes} />
          ))}
        </tbody>
      </table>
      <p className={styles.actions}>
        <button
          type="button"
          className="button button--outline button--primary"
          onClick={isRunning ? stop : run}
        >
          {isRunning ? (
            <Translate
              id="isolationGrid.stop"
              description="Button that ends the runs of the small isolation map"
            >
              停止
            </Translate>
          ) : (
            <Translate id="isolationGrid.run" description="Button that runs the whole small isolation map">
              在你的浏览器里跑一遍
            </Translate>
          )}
        </button>
        <span role="status">{batch && statusText(outcomes, isRunning)}</span>
      </p>
      <div ref={stage} className={benchStyles.stage} aria-hidden="true" />
    </div>
  );
}

/** The recorded isolation bench, a cell each probe and mode; readers can run all of it in place. */
export const IsolationGrid = island('IsolationGrid', IsolationGridView, { waits: true });
