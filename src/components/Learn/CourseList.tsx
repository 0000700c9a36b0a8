import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { island } from '@site/plugins/static-content/island';
import { steps, type Step } from '@site/learn/steps';
import { onOtherTab } from './otherTabs';
import { nextStep, readProgress, type Progress } from './progress';
import styles from './styles.module.css';

function Start({ progress }: { progress: Progress }): ReactNode {
  const next = nextStep(progress);
  const index = steps.findIndex(({ name }) => name === next);
  const step = steps[index];
  const isNew = progress.done.length === 0 && progress.last === undefined;
  return (
    <p className={styles.start}>
      {step ? (
        <Link className="button button--primary" to={`/learn/${step.name}`}>
          {isNew
            ? translate({ id: 'learn.begin', message: '从第 1 步开始', description: 'Begins the course' })
            : translate(
                {
                  id: 'learn.resume',
                  message: '继续第 {number} 步：{title}',
                  description: 'Resumes the course',
                },
                { number: index + 1, title: step.title },
              )}
        </Link>
      ) : (
        <strong>
          <Translate id="learn.allDone" description="Stands where the course would be resumed">
            全部做完了。
          </Translate>
        </strong>
      )}
      {!isNew && (
        <span>
          <Translate
            id="learn.count"
            description="How many steps are done"
            values={{ done: progress.done.length, count: steps.length }}
          >
            {'已完成 {done} / {count} 步，记在这个浏览器里'}
          </Translate>
        </span>
      )}
    </p>
  );
}

interface StepItemProps {
  step: Step;
  isDone: boolean;
  /** Where the course goes on. */
  isNext: boolean;
}

function StepItem({ step, isDone, isNext }: StepItemProps): ReactNode {
  return (
    <li
      className={styles.step}
      data-done={isDone ? '' : undefined}
      aria-current={isNext ? 'step' : undefined}
    >
      <Link to={`/learn/${step.name}`}>{step.title}</Link>
      {isDone && (
        <span className={styles.done}>
          <Translate id="learn.done" description="Mark of a step whose check was passed">
            ✓ 已完成
          </Translate>
        </span>
      )}
      <span className={styles.summary}>{step.summary}</span>
    </li>
  );
}

function CourseListView(): ReactNode {
  const [progress, setProgress] = useState(readProgress);
  useEffect(() => onOtherTab(() => setProgress(readProgress())), []);
  const next = nextStep(progress);
  return (
    <>
      <Start progress={progress} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <StepItem
            key={step.name}
            step={step}
            isDone={progress.done.includes(step.name)}
            isNext={step.name === next}
          />
        ))}
      </ol>
    </>
  );
}

/** All steps of the course, which of them are done, and where to go on. */
export const CourseList = island('CourseList', CourseListView);
