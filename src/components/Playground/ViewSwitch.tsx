import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { countLevels } from './console/consoleFilter';
import type { ConsoleEntry } from './run/runState';
import styles from './viewSwitch.module.css';

const views = ['code', 'page', 'output'] as const;

/** What a narrow screen shows of the playground. */
export type View = (typeof views)[number];

function labelOf(view: View): string {
  switch (view) {
    case 'code':
      return translate({ id: 'playground.view.code', message: '代码', description: 'Shows the editor' });
    case 'page':
      return translate({ id: 'playground.view.page', message: '页面', description: 'Shows the preview' });
    case 'output':
      return translate({
        id: 'playground.view.output',
        message: '输出',
        description: 'Shows what the run prints',
      });
  }
}

/** How many errors the output holds that is not shown. */
function ErrorCount({ count }: { count: number }): ReactNode {
  return (
    <span
      role="img"
      aria-label={translate(
        {
          id: 'playground.view.errors',
          message: '{count} 个错误',
          description: 'Beside the name of the part that shows what a run prints',
        },
        { count },
      )}
      className={styles.errors}
    >
      {count}
    </span>
  );
}

interface ViewSwitchProps {
  view: View;
  entries: readonly ConsoleEntry[];
  onChoose: (view: View) => void;
}

/** On narrow screens, where one part fits at a time, chooses which. */
export function ViewSwitch({ view, entries, onChoose }: ViewSwitchProps): ReactNode {
  const errors = countLevels(entries).error;
  return (
    <div
      role="group"
      aria-label={translate({
        id: 'playground.view',
        message: '显示哪一部分',
        description: 'Name of the buttons that choose what a narrow screen shows',
      })}
      className={styles.switch}
    >
      {views.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onChoose(each)}>
          {labelOf(each)}
          {each === 'output' && errors > 0 && <ErrorCount count={errors} />}
        </button>
      ))}
    </div>
  );
}
