import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { CodePosition } from '@site/demos/hosts/playground/protocol';
import { EventList } from '@site/src/components/Timeline/EventList';
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

interface TabsProps {
  /** Begins the ids of the tabs and of the panel. */
  id: string;
  selected: Tab;
  /** Of what each tab lists. */
  counts: Readonly<Record<Tab, number>>;
  onSelect: (tab: Tab) => void;
}

/** The arrow keys go to the other one. */
function Tabs({ id, selected, counts, onSelect }: TabsProps): ReactNode {
  const buttons = useRef<Partial<Record<Tab, HTMLButtonElement | null>>>({});

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other: Tab = selected === 'console' ? 'lifecycle' : 'console';
    onSelect(other);
    buttons.current[other]?.focus();
  }

  return tabs.map((tab) => (
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
      onClick={() => onSelect(tab)}
      onKeyDown={onKeyDown}
    >
      {labelOf(tab)}
      <span className={styles.count}>{counts[tab] > 0 && counts[tab]}</span>
    </button>
  ));
}

/** What a run has to tell: printed values and errors, or the hooks that Garfish called. */
export function Output({ state, onGoTo }: OutputProps): ReactNode {
  const [selected, setSelected] = useState<Tab>('console');
  const id = useId();
  const counts = { console: state.entries.length, lifecycle: state.lifecycle.length };

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
        <Tabs {...{ id, selected, counts }} onSelect={setSelected} />
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
