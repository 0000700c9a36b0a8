import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { Delegated } from '@site/plugins/static-content/Delegated';
import type { Step } from '@site/demos/hosts/compatibility/report';
import type { Problem } from '@site/src/data/compatibility';
import { reasons } from '@site/src/data/compatibilityReasons';
import { reasonAnchor } from './ReasonList';
import styles from './styles.module.css';

function stepText(step: Step): string {
  const texts: Record<Step, string> = {
    load: translate({
      id: 'compatibilityMatrix.load',
      message: '加载',
      description: 'Step of the compatibility matrix',
    }),
    mount: translate({
      id: 'compatibilityMatrix.mount',
      message: '挂载',
      description: 'Step of the compatibility matrix',
    }),
    hideShow: translate({
      id: 'compatibilityMatrix.hideShow',
      message: '隐藏与显示',
      description: 'Step of the compatibility matrix',
    }),
    cleanup: translate({
      id: 'compatibilityMatrix.cleanup',
      message: '卸载与清理',
      description: 'Step of the compatibility matrix',
    }),
    remount: translate({
      id: 'compatibilityMatrix.remount',
      message: '再次挂载',
      description: 'Step of the compatibility matrix',
    }),
  };
  return texts[step];
}

function stateText(state: Problem['state'], step: string): string {
  switch (state) {
    case 'failed':
      return translate(
        {
          id: 'compatibilityMatrix.failed',
          message: '{step}失败',
          description: 'A step of the compatibility matrix failed',
        },
        { step },
      );
    case 'timeout':
      return translate(
        {
          id: 'compatibilityMatrix.timeout',
          message: '{step}超时',
          description: 'A step of the compatibility matrix did not end in time',
        },
        { step },
      );
    case 'left':
      return translate({
        id: 'compatibilityMatrix.left',
        message: '有残留',
        description: 'The sub-app left something behind after unmounting',
      });
  }
}

/** A step that did not pass, with links to the reasons. */
export function ProblemLine({ problem }: { problem: Problem }): ReactNode {
  return (
    <span className={problem.state === 'left' ? styles.left : styles.failed}>
      {stateText(problem.state, stepText(problem.step))}
      {problem.reasons.map(({ id }) => {
        const number = reasons.findIndex((reason) => reason.id === id) + 1;
        const label = translate(
          {
            id: 'compatibilityMatrix.reason',
            message: '原因 {number}',
            description: 'ARIA label of the link from a cell of the matrix to a reason',
          },
          { number },
        );
        return (
          <sup key={id}>
            <Delegated>
              <Link to={`#${reasonAnchor(id)}`} aria-label={label}>
                [{number}]
              </Link>
            </Delegated>
          </sup>
        );
      })}
    </span>
  );
}
