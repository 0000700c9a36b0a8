import type { CSSProperties, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useSplit } from './useSplit';
import type { View } from './ViewSwitch';
import styles from './styles.module.css';

interface ColumnsProps {
  /** What is shown where there is room for one. */
  view: View;
  /** The left column. */
  editor: ReactNode;
  /** The right one. */
  children: ReactNode;
}

/** The code and what it does, side by side; the reader sets where they meet. */
export function Columns({ view, editor, children }: ColumnsProps): ReactNode {
  const { leftShare, separator } = useSplit();
  const style =
    leftShare === undefined ? undefined : ({ '--playground-split': `${leftShare}%` } as CSSProperties);
  return (
    <div className={styles.columns} data-view={view} style={style}>
      <div className={styles.editorColumn}>{editor}</div>
      <div
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={translate({
          id: 'playground.separator',
          message: '代码与预览的分界',
          description: 'Name of the bar that sets how wide the editor is',
        })}
        className={styles.separator}
        {...separator}
      />
      {children}
    </div>
  );
}
