import { useEffect, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { steps } from '@site/learn/steps';
import { MissingPart } from '@site/src/components/LoadFailure/MissingPart';
import type { Finding } from '../check';
import { readProgress } from '../progress';
import type { CheckState } from './useCheck';
import styles from './styles.module.css';

const signs: Readonly<Record<Finding['outcome'], string>> = { met: '✓', missed: '✗', open: '·' };

function wordOf(outcome: Finding['outcome']): string {
  switch (outcome) {
    case 'met':
      return translate({ id: 'learn.met', message: '通过', description: 'Outcome of an expectation' });
    case 'missed':
      return translate({ id: 'learn.missed', message: '还没有', description: 'Outcome of an expectation' });
    case 'open':
      return translate({
        id: 'learn.open',
        message: '还没看到这里',
        description: 'Outcome of an expectation',
      });
  }
}

function Findings({ findings }: { findings: readonly Finding[] }): ReactNode {
  return (
    <ol className={styles.findings}>
      {findings.map(({ title, outcome, message }) => (
        // What has changed is spoken whole, and nothing else.
        <li key={title} aria-atomic="true" className={styles.finding} data-outcome={outcome}>
          <span className={styles.sign} aria-hidden="true">
            {signs[outcome]}
          </span>
          <span>
            <span className={styles.outcome}>{wordOf(outcome)}</span>
            {title}
            {message !== undefined && <span className={styles.missing}>{message}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Whether all steps are passed with this one, be it kept already or not. */
function completesCourse(step: string): boolean {
  const done = new Set([...readProgress().done, step]);
  return steps.every(({ name }) => done.has(name));
}

/** The course is done: what comes after it. */
function Finished({ number }: { number: number }): ReactNode {
  return (
    <p className={styles.passed}>
      <Translate
        id="learn.finished"
        description="All steps are done"
        values={{ number, count: steps.length }}
      >
        {'全部通过，第 {number} 步完成。{count} 步都做完了。'}
      </Translate>{' '}
      <Link to="/guide/start">
        <Translate id="learn.toStart" description="Link to the quick start, after the whole course">
          去快速开始，搭成两个真正的项目
        </Translate>
      </Link>
    </p>
  );
}

function Passed({ step }: { step: string }): ReactNode {
  const [isFinished] = useState(() => completesCourse(step));
  const index = steps.findIndex(({ name }) => name === step);
  if (isFinished) return <Finished number={index + 1} />;
  const next = steps[index + 1];
  return (
    <p className={styles.passed}>
      <Translate id="learn.passed" description="All of the check is met" values={{ number: index + 1 }}>
        {'全部通过，第 {number} 步完成。'}
      </Translate>{' '}
      {next ? (
        <Link to={`/learn/${next.name}`}>
          <Translate
            id="learn.goOn"
            description="Link to the next step"
            values={{ number: index + 2, title: next.title }}
          >
            {'去第 {number} 步：{title}'}
          </Translate>
        </Link>
      ) : (
        <Link to="/learn">
          <Translate id="learn.toList" description="Link to the list, after the last step">
            回到全部步骤
          </Translate>
        </Link>
      )}
    </p>
  );
}

interface ResultsProps {
  step: string;
  result: CheckState;
}

/** What the check has found; screen readers hear it as it comes. */
export function Results({ step, result }: ResultsProps): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  // On a phone they stand below the screen.
  useEffect(() => {
    if (result.kind === 'checked' || result.kind === 'notRun') {
      region.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [result.kind]);
  const hasFindings = result.kind === 'checking' || result.kind === 'checked';
  const hasPassed = result.kind === 'checked' && result.findings.every(({ outcome }) => outcome === 'met');
  return (
    <div
      ref={region}
      role="region"
      aria-label={translate({
        id: 'learn.results',
        message: '检查结果',
        description: 'Name of the findings',
      })}
      className={styles.results}
    >
      <div role="status" aria-atomic="false">
        {result.kind === 'checking' && result.findings.length === 0 && (
          <p>
            <Translate id="learn.checking" description="The check has begun">
              正在运行并检查…
            </Translate>
          </p>
        )}
        {hasFindings && <Findings findings={result.findings} />}
        {hasPassed && <Passed step={step} />}
        {result.kind === 'notRun' && (
          <p className={styles.missing}>
            <Translate
              id="learn.notRun"
              description="The program did not start, or runs no longer"
              values={{ message: result.message }}
            >
              {'程序没有在运行，检查不了。{message}'}
            </Translate>
          </p>
        )}
        {result.kind === 'unavailable' && (
          <p className={styles.missing}>
            <MissingPart
              part={translate({
                id: 'learn.part',
                message: '教程的检查',
                description: 'The check of a step, in the message that it could not be loaded',
              })}
            >
              <Translate id="learn.unavailable" description="The code of the check could not be loaded">
                检查的代码没有下载成功，请检查网络后再按“运行并检查”。
              </Translate>
            </MissingPart>
          </p>
        )}
      </div>
    </div>
  );
}
