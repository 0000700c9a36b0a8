import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Observation, Probe } from '@site/demos/hosts/bench/probes';
import { modeIds, modes } from '@site/demos/modes';
import { outcomeKey, type Outcomes } from './outcomes';
import styles from './styles.module.css';

function HostCode({ observation }: { observation: Observation }): ReactNode {
  if (observation.kind === 'activity') {
    return (
      <>
        <Translate
          id="isolationBench.hostListens"
          description="How the host sees timers and listeners at work"
        >
          主应用监听 channel 上的 beat
        </Translate>
        {observation.stimulus !== undefined && <pre>{observation.stimulus}</pre>}
      </>
    );
  }
  const { read, readAfter } = observation;
  return (
    <>
      <Translate
        id="isolationBench.hostReads"
        description="Heading of the expression that the host evaluates"
      >
        主应用在挂载前后读取
      </Translate>
      <pre>{readAfter === undefined ? read : `${read}\n${readAfter}`}</pre>
    </>
  );
}

interface ProbeCodeProps {
  probe: Probe;
  outcomes: Outcomes;
}

/** What the host read in the runs so far. */
function Readings({ probe, outcomes }: ProbeCodeProps): ReactNode {
  return modeIds.map((modeId) => {
    const outcome = outcomes.get(outcomeKey({ probeId: probe.id, modeId }));
    if (outcome?.state !== 'reported') return null;
    const [before, mounted, after] = outcome.report.readings;
    if (before === undefined || mounted === undefined || after === undefined) return null;
    return (
      <p key={modeId} className={styles.reading}>
        <Translate
          id="isolationBench.reading"
          description="What the host read in a run of a probe: before, while and after the sub-app is mounted"
          values={{ mode: modes[modeId].title, before, mounted, after }}
        >
          {'{mode}：挂载前 {before}，挂载期间 {mounted}，卸载后 {after}'}
        </Translate>
      </p>
    );
  });
}

/** The code of a probe, closed at first: the sub-app's, and what the host does to see its effect. */
export function ProbeCode({ probe, outcomes }: ProbeCodeProps): ReactNode {
  return (
    <details className={styles.code}>
      <summary>
        <Translate id="isolationBench.code" description="Opens the code of a probe">
          代码
        </Translate>
      </summary>
      <Translate id="isolationBench.subApp" description="Heading of the sub-app's code">
        子应用
      </Translate>
      <pre>{probe.head ?? probe.script}</pre>
      <HostCode observation={probe.observation} />
      <Readings probe={probe} outcomes={outcomes} />
    </details>
  );
}
