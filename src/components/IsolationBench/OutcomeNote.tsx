import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { runTimeout } from '@site/demos/hosts/bench/run';
import type { Outcome } from './outcomes';
import styles from './styles.module.css';
import { verdictText } from './Verdict';

/** In the corner of the cell, which keeps its size: a table that grows while it fills would run away from its reader. */
function Mark({ sign, text }: { sign: string; text: string }): ReactNode {
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{sign}</span>
      <span className={styles.spoken}>{text}</span>
    </span>
  );
}

/** What became of a run, in the cell of what is recorded. */
export function OutcomeNote({ outcome }: { outcome: Outcome }): ReactNode {
  if (outcome.state === 'running') {
    const text = translate({
      id: 'isolationBench.running',
      message: '运行中',
      description: 'In the cell of a probe that is being run',
    });
    return <Mark sign="…" text={text} />;
  }
  if (outcome.state === 'reported' && outcome.isSame) {
    const text = translate({
      id: 'isolationBench.same',
      message: '实测与记录一致',
      description: 'In the cell of a probe that gave the recorded result',
    });
    return <Mark sign="=" text={text} />;
  }
  return (
    <strong className={styles.problem}>
      <Problem outcome={outcome} />
    </strong>
  );
}

function Problem({ outcome }: { outcome: Exclude<Outcome, { state: 'running' }> }): ReactNode {
  switch (outcome.state) {
    case 'timeout':
      return (
        <Translate
          id="isolationBench.timeout"
          description="In the cell of a probe that gave no answer in time"
          values={{ seconds: runTimeout / 1000 }}
        >
          {'超时：{seconds} 秒内没有结果'}
        </Translate>
      );
    case 'failed':
      return (
        <Translate
          id="isolationBench.failed"
          description="In the cell of a probe that ended in an error"
          values={{ message: outcome.message }}
        >
          {'出错：{message}'}
        </Translate>
      );
    case 'reported':
      return (
        <Translate
          id="isolationBench.different"
          description="In the cell of a probe that did not give the recorded result"
          values={{ verdict: verdictText(outcome.report) }}
        >
          {'实测不同：{verdict}'}
        </Translate>
      );
  }
}
