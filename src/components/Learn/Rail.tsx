import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { steps } from '@site/learn/steps';
import styles from './styles.module.css';

/** All steps of the course by their numbers; `showDone` marks those that are done. */
export function Rail({ current }: { current: string }): ReactNode {
  return (
    <nav
      aria-label={translate({
        id: 'learn.rail',
        message: '教程的步骤',
        description: 'Name of the links to all steps, by their numbers',
      })}
    >
      <ol className={styles.rail}>
        {steps.map(({ name, title }, index) => (
          <li key={name}>
            <Link
              to={`/learn/${name}`}
              title={title}
              data-step={name}
              aria-current={name === current ? 'step' : undefined}
            >
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
