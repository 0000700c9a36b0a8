import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
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

interface ViewSwitchProps {
  view: View;
  onChoose: (view: View) => void;
}

/** On narrow screens, where one part fits at a time, chooses which. */
export function ViewSwitch({ view, onChoose }: ViewSwitchProps): ReactNode {
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
        </button>
      ))}
    </div>
  );
}
