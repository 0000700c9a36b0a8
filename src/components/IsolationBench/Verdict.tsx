import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { MountedVerdict, RecordedAfter, RecordedCell } from '@site/demos/hosts/bench/report';
import styles from './styles.module.css';

type AnyVerdict = MountedVerdict | RecordedAfter;

const tones: Readonly<Record<AnyVerdict, string | undefined>> = {
  held: styles.good,
  clean: styles.good,
  leaked: styles.bad,
  left: styles.bad,
  works: styles.neutral,
  silent: styles.bad,
  collector: styles.neutral,
};

function mountedText(verdict: MountedVerdict): string {
  const texts: Record<MountedVerdict, string> = {
    held: translate({
      id: 'isolationBench.held',
      message: '隔离',
      description: 'The host does not see what the mounted sub-app did',
    }),
    leaked: translate({
      id: 'isolationBench.leaked',
      message: '泄漏',
      description: 'The host sees what the mounted sub-app did',
    }),
    works: translate({
      id: 'isolationBench.works',
      message: '生效',
      description: 'The timer or listener of the mounted sub-app is called',
    }),
    silent: translate({
      id: 'isolationBench.silent',
      message: '不触发',
      description: 'The listener of the mounted sub-app is never called',
    }),
  };
  return texts[verdict];
}

function afterText(verdict: RecordedAfter): string {
  const texts: Record<RecordedAfter, string> = {
    clean: translate({
      id: 'isolationBench.clean',
      message: '无残留',
      description: 'Nothing is left after the sub-app was unmounted',
    }),
    left: translate({
      id: 'isolationBench.left',
      message: '残留',
      description: 'It is still there after the sub-app was unmounted',
    }),
    collector: translate({
      id: 'isolationBench.collector',
      message: '看回收',
      description:
        'Whether it is left depends on a garbage collection before unmounting; in a narrow table cell',
    }),
  };
  return texts[verdict];
}

/** Both verdicts in words, for a sentence. */
export function verdictText({ mounted, after }: RecordedCell): string {
  return [...(mounted === null ? [] : [mountedText(mounted)]), afterText(after)].join('，');
}

interface LineProps {
  /** None at a moment that the probe does not look at. */
  tone?: string | undefined;
  label: string;
  text: string;
}

function Line({ tone, label, text }: LineProps): ReactNode {
  return (
    <span className={clsx(styles.verdict, tone)}>
      <span className={styles.spoken}>{label}</span>
      {text}
    </span>
  );
}

/** What is recorded of a probe in a mode: while mounted above, after unmounting below. */
export function Verdict({ mounted, after }: RecordedCell): ReactNode {
  const whileMounted = translate({
    id: 'isolationBench.whileMounted',
    message: '挂载期间：',
    description: 'Spoken before the verdict on what the host sees while the sub-app is mounted',
  });
  const afterUnmount = translate({
    id: 'isolationBench.afterUnmount',
    message: '卸载之后：',
    description: 'Spoken before the verdict on what is left after unmounting',
  });
  return (
    <>
      {mounted === null ? (
        <Line label={whileMounted} text="—" />
      ) : (
        <Line tone={tones[mounted]} label={whileMounted} text={mountedText(mounted)} />
      )}
      <Line tone={tones[after]} label={afterUnmount} text={afterText(after)} />
    </>
  );
}
