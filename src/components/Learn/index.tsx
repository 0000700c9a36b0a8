import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Delegated } from '@site/plugins/static-content/Delegated';
import { steps } from '@site/learn/steps';
import { Rail } from './Rail';
import styles from './styles.module.css';

interface LessonProps {
  /** Name of the step. */
  step: string;
  children: ReactNode;
}

function StepLink({ index, children }: { index: number; children: ReactNode }): ReactNode {
  const step = steps[index];
  return step ? <Link to={`/learn/${step.name}`}>{children}</Link> : null;
}

/** Where in the course the step is, with the ways on and back. */
function Position({ index }: { index: number }): ReactNode {
  return (
    <p>
      <Link to="/learn">
        <Translate
          id="learn.position"
          description="Link to the list of all steps"
          values={{ number: index + 1, count: steps.length }}
        >
          {'第 {number} 步，共 {count} 步'}
        </Translate>
      </Link>
      <StepLink index={index - 1}>
        <Translate id="learn.previous" description="Link to the step before">
          上一步
        </Translate>
      </StepLink>
      <StepLink index={index + 1}>
        <Translate id="learn.next" description="Link to the step after">
          下一步
        </Translate>
      </StepLink>
    </p>
  );
}

/** A step of the course: its `LessonText`, and the exercise beside it. */
export function Lesson({ step, children }: LessonProps): ReactNode {
  const index = steps.findIndex(({ name }) => name === step);
  return (
    <div className={styles.lesson}>
      <Delegated>
        <div className={styles.position}>
          <Position index={index} />
          <Rail current={step} />
        </div>
      </Delegated>
      {children}
    </div>
  );
}

/** What there is to read of a step. */
export function LessonText({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.text}>{children}</div>;
}
