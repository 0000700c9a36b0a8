import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { LifecycleEvent } from '@site/demos/protocol';
import { usable } from '@site/src/components/usable';
import { copyText } from '@site/src/copyText';
import { toMarkdown, toMermaid } from './exportRun';
import { exportWords, tellEvents } from './tellEvents';
import styles from './styles.module.css';

function textOf(isCopied: boolean): string {
  return isCopied
    ? translate({ id: 'timeline.copied', message: '已复制', description: 'After a run was copied' })
    : translate({
        id: 'timeline.copyFailed',
        message: '浏览器不允许复制',
        description: 'After a run could not be copied',
      });
}

interface RunToolsProps {
  events: readonly LifecycleEvent[];
  /** There is an earlier run to set beside this one. */
  canCompare: boolean;
  isComparing: boolean;
  onCompare: (isComparing: boolean) => void;
  onClear: (() => void) | undefined;
}

/** What can be done with a run that is listed: set it beside the last one, take it along, clear it away. */
export function RunTools({ events, canCompare, isComparing, onCompare, onClear }: RunToolsProps): ReactNode {
  const [result, setResult] = useState<{ of: readonly LifecycleEvent[]; isCopied: boolean }>();
  const isEmpty = events.length === 0;

  async function copy(write: typeof toMarkdown): Promise<void> {
    const isCopied = await copyText(write(tellEvents(events), exportWords()));
    setResult({ of: events, isCopied });
  }

  return (
    <div className={styles.commands}>
      <button
        type="button"
        className={styles.command}
        aria-pressed={isComparing}
        {...usable(canCompare, () => onCompare(!isComparing))}
      >
        <Translate id="timeline.compare" description="Button that shows the last run beside this one">
          对比上次运行
        </Translate>
      </button>
      <button type="button" className={styles.command} {...usable(!isEmpty, () => void copy(toMarkdown))}>
        <Translate id="timeline.copyMarkdown" description="Button that copies a run as a table">
          复制为 Markdown
        </Translate>
      </button>
      <button type="button" className={styles.command} {...usable(!isEmpty, () => void copy(toMermaid))}>
        <Translate id="timeline.copyMermaid" description="Button that copies a run as a sequence diagram">
          复制为 Mermaid
        </Translate>
      </button>
      {/* Not of a later run. */}
      <span role="status">{result?.of === events && textOf(result.isCopied)}</span>
      {onClear && (
        <button type="button" className={clsx(styles.command, styles.clear)} onClick={onClear}>
          <Translate id="lifecycleTimeline.clear" description="Button that empties the list of hooks">
            清空
          </Translate>
        </button>
      )}
    </div>
  );
}
