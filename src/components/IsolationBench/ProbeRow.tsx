import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Probe } from '@site/demos/hosts/bench/probes';
import { modeIds, type ModeId } from '@site/demos/modes';
import { CodeText } from '@site/src/components/CodeText';
import { usable } from '@site/src/components/usable';
import { recordedCell } from '@site/src/data/isolation';
import { OutcomeNote } from './OutcomeNote';
import { outcomeKey, type Outcome, type Outcomes } from './outcomes';
import { ProbeCode } from './ProbeCode';
import styles from './styles.module.css';
import { Verdict } from './Verdict';

interface ProbeRowProps {
  probe: Probe;
  outcomes: Outcomes;
  isRunning: boolean;
  onRun: (probeId: string) => void;
}

interface ModeCellProps {
  probeId: string;
  modeId: ModeId;
  outcome: Outcome | undefined;
}

function ModeCell({ probeId, modeId, outcome }: ModeCellProps): ReactNode {
  return (
    <td data-mode={modeId} className={styles.cell}>
      <Verdict {...recordedCell(probeId, modeId)} />
      {outcome && <OutcomeNote outcome={outcome} />}
    </td>
  );
}

/** One probe: what the sub-app does, what is recorded for each mode and, once run, what came of it now. */
export function ProbeRow({ probe, outcomes, isRunning, onRun }: ProbeRowProps): ReactNode {
  const label = translate(
    {
      id: 'isolationBench.runProbe',
      message: '运行：{title}',
      description: 'ARIA label of the button that runs one probe',
    },
    { title: probe.title.replaceAll('`', '') },
  );
  return (
    <tr>
      <th scope="row" className={styles.probe}>
        <CodeText text={probe.title} />
        <ProbeCode probe={probe} outcomes={outcomes} />
      </th>
      {modeIds.map((modeId) => {
        const run = { probeId: probe.id, modeId };
        return <ModeCell key={modeId} {...run} outcome={outcomes.get(outcomeKey(run))} />;
      })}
      <td className={styles.runCell}>
        <button
          type="button"
          className="button button--outline button--primary button--sm"
          aria-label={label}
          {...usable(!isRunning, () => onRun(probe.id))}
        >
          <Translate id="isolationBench.run" description="Button that runs one probe">
            运行
          </Translate>
        </button>
      </td>
    </tr>
  );
}
