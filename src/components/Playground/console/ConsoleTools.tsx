import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { QueryField } from '@site/src/components/QueryField';
import { usable } from '@site/src/components/usable';
import { shownLevels, type ConsoleFilter, type ShownLevel } from './consoleFilter';
import styles from './Console.module.css';

function labelOf(level: ShownLevel): string {
  switch (level) {
    case 'all':
      return translate({
        id: 'playground.console.all',
        message: '全部',
        description: 'Shows all lines of the console',
      });
    case 'error':
      return translate({
        id: 'playground.console.errors',
        message: '错误',
        description: 'Shows the errors of the console',
      });
    case 'warn':
      return translate({
        id: 'playground.console.warnings',
        message: '警告',
        description: 'Shows the warnings of the console',
      });
    case 'info':
      return translate({
        id: 'playground.console.infos',
        message: '信息',
        description: 'Shows the lines of the console that are neither errors nor warnings',
      });
  }
}

interface ConsoleToolsProps {
  filter: ConsoleFilter;
  counts: Readonly<Record<ShownLevel, number>>;
  onFilter: (filter: ConsoleFilter) => void;
  onCopy: () => void;
  onClear: () => void;
}

/** Chooses which lines are shown, copies and clears them. */
export function ConsoleTools({ filter, counts, onFilter, onCopy, onClear }: ConsoleToolsProps): ReactNode {
  const textLabel = translate({
    id: 'playground.console.filter',
    message: '筛选内容',
    description: 'Name of the field for the text that lines of the console must contain',
  });
  return (
    <div className={styles.tools}>
      <div
        role="group"
        className={styles.levels}
        aria-label={translate({
          id: 'playground.console.levels',
          message: '显示哪些输出',
          description: 'Name of the buttons that choose the levels that the console shows',
        })}
      >
        {shownLevels.map((level) => (
          <button
            key={level}
            type="button"
            aria-pressed={filter.level === level}
            onClick={() => onFilter({ ...filter, level })}
          >
            {labelOf(level)} <span className={styles.count}>{counts[level] === 0 ? '' : counts[level]}</span>
          </button>
        ))}
      </div>
      <QueryField
        className={styles.search}
        aria-label={textLabel}
        placeholder={textLabel}
        query={filter.text}
        onChange={(text) => onFilter({ ...filter, text })}
      />
      <button type="button" {...usable(counts.all > 0, onCopy)}>
        <Translate id="playground.console.copy" description="Button that copies the lines of the console">
          复制
        </Translate>
      </button>
      <button type="button" {...usable(counts.all > 0, onClear)}>
        <Translate id="playground.console.clear" description="Button that empties the console">
          清空
        </Translate>
      </button>
    </div>
  );
}
