import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { CodePosition } from '@site/demos/hosts/playground/protocol';
import { EventList } from '@site/src/components/LifecycleTimeline/EventList';
import { Console } from './Console';
import type { RunState } from './runState';
import styles from './styles.module.css';

interface OutputProps {
  state: RunState;
  onGoTo: (position: CodePosition) => void;
}

const tabs = ['console', 'lifecycle'] as const;
type Tab = (typeof tabs)[number];

function labelOf(tab: Tab): string {
  return tab === 'console'
    ? translate({ id: 'playground.tab.console', message: '控制台', description: 'Tab of the printed values' })
    : translate({ id: 'playground.tab.lifecycle', message: '生命周期', description: 'Tab of the hooks' });
}

/** What a run has to tell: printed values and errors, or the hooks that Garfish called. */
export function Output({ state, onGoTo }: OutputProps): ReactNode {
  const [selected, setSelected] = useState<Tab>('console');
  const buttons = useRef<Partial<Record<Tab, HTMLButtonElement | null>>>({});
  const id = useId();
  const counts: Readonly<Record<Tab, number>> = {
    console: state.entries.length,
    lifecycle: state.lifecycle.length,
  };

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other: Tab = selected === 'console' ? 'lifecycle' : 'console';
    setSelected(other);
    buttons.current[other]?.focus();
  }

  return (
    <div className={styles.output}>
      <div
        role="tablist"
        className={styles.tabs}
        aria-label={translate({
          id: 'playground.tabs.label',
          message: '运行结果',
          description: 'Name of the tabs below the preview',
        })}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            ref={(element) => void (buttons.current[tab] = element)}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab === selected ? 0 : -1}
            className={clsx(styles.tab, tab === selected && styles.tabSelected)}
            onClick={() => setSelected(tab)}
            onKeyDown={onKeyDown}
          >
            {labelOf(tab)}
            <span className={styles.count}>{counts[tab] > 0 && counts[tab]}</span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className={styles.panel}>
        {selected === 'console' ? (
          <Console entries={state.entries} onGoTo={onGoTo} />
        ) : (
          <EventList events={state.lifecycle} className={styles.events} />
        )}
      </div>
    </div>
  );
}
