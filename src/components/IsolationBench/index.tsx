import { useId, useRef, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { probeGroups, probes } from '@site/demos/hosts/bench/probes';
import { isModeId, modeIds, modes, type ModeId } from '@site/demos/modes';
import { island } from '@site/plugins/static-content/island';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import { recordedChromium, recordedDate, recordedGarfish } from '@site/src/data/isolation';
import { ModeChoice } from './ModeChoice';
import { ProbeRow } from './ProbeRow';
import styles from './styles.module.css';
import { Toolbar } from './Toolbar';
import { useBench } from './useBench';

function HeadRow(): ReactNode {
  return (
    <tr>
      <th scope="col">
        <Translate id="isolationBench.action" description="Heading of the column of what the sub-app does">
          子应用的动作
        </Translate>
      </th>
      {modeIds.map((modeId) => (
        <th key={modeId} scope="col" data-mode={modeId}>
          {modes[modeId].title}
        </th>
      ))}
      <th scope="col" className={styles.runCell}>
        <Translate id="isolationBench.runColumn" description="Heading of the column of buttons">
          实测
        </Translate>
      </th>
    </tr>
  );
}

function Source(): ReactNode {
  return (
    <p className={styles.source}>
      <Translate
        id="isolationBench.source"
        description="Under the matrix: what it was recorded with"
        values={{ garfish: recordedGarfish, chromium: recordedChromium, date: recordedDate }}
      >
        {'表中是 {date} 用 garfish {garfish} 在 Chromium {chromium} 里运行的记录，由同一份代码写成。'}
      </Translate>
    </p>
  );
}

function IsolationBenchView(): ReactNode {
  const radioName = useId();
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { outcomes, batch, isRunning, start, stop } = useBench();

  const run = (probeIds: readonly string[]): void => {
    // From the page, not from a state: the choice can be made before React is there.
    const chosen = root.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
    const modeId: ModeId = isModeId(chosen) ? chosen : 'vm';
    if (stage.current) void start([{ modeId, probeIds }], stage.current);
  };

  const rowsOf = (group: string): ReactNode =>
    probes
      .filter((probe) => probe.group === group)
      .map((probe) => (
        <ProbeRow key={probe.id} {...{ probe, outcomes, isRunning }} onRun={(id) => run([id])} />
      ));

  return (
    <div className={styles.bench} ref={root}>
      <ModeChoice name={radioName} />
      <Toolbar
        batch={batch}
        outcomes={outcomes}
        isRunning={isRunning}
        onRunAll={() => run(probes.map(({ id }) => id))}
        onStop={stop}
      />
      <ScrollableTable
        aria-label={translate({
          id: 'isolationBench.table',
          message: '每个动作在每种模式里的结果',
          description: 'Name of the isolation matrix',
        })}
      >
        <thead>
          <HeadRow />
        </thead>
        {Object.entries(probeGroups).map(([group, title]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={modeIds.length + 2} className={styles.group}>
                {title}
              </th>
            </tr>
            {rowsOf(group)}
          </tbody>
        ))}
      </ScrollableTable>
      <Source />
      <div ref={stage} className={styles.stage} aria-hidden="true" />
    </div>
  );
}

/** The isolation matrix as it was recorded, each row of which readers can run for themselves in the mode they choose. */
export const IsolationBench = island('IsolationBench', IsolationBenchView);
