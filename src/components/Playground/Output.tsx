import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { CodePosition } from '@site/demos/hosts/playground/messages/protocol';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { useLazyComponent } from '@site/src/components/LoadFailure/useLazyComponent';
import { useLastRun } from '@site/src/components/Timeline/useLastRun';
import { Console } from './console/Console';
import type { Example } from './examples/example';
import { Help } from './Help';
import { nextTab } from './nextTab';
import type { RunState } from './run/runState';
import styles from './styles.module.css';

interface OutputProps {
  state: RunState;
  /** The example that is open, unless the code is the reader's own. */
  example: Example | undefined;
  onGoTo: (position: CodePosition) => void;
  onClear: () => void;
}

const tabs = ['console', 'lifecycle', 'help'] as const;
type Tab = (typeof tabs)[number];

function labelOf(tab: Tab): string {
  switch (tab) {
    case 'console':
      return translate({
        id: 'playground.tab.console',
        message: '控制台',
        description: 'Tab of the printed values',
      });
    case 'lifecycle':
      return translate({
        id: 'playground.tab.lifecycle',
        message: '生命周期',
        description: 'Tab of the hooks',
      });
    case 'help':
      return translate({
        id: 'playground.tab.help',
        message: '说明',
        description: 'Tab of what the code can reach',
      });
  }
}

async function downloadTimeline() {
  const { RunTimeline } = await import(
    /* webpackChunkName: "playground-timeline" */ '@site/src/components/Timeline/RunTimeline'
  );
  return RunTimeline;
}

interface TabsProps {
  /** Begins the ids of the tabs and of the panel. */
  id: string;
  selected: Tab;
  /** Of what a tab lists. */
  counts: Readonly<Partial<Record<Tab, number>>>;
  onSelect: (tab: Tab) => void;
}

function Tabs({ id, selected, counts, onSelect }: TabsProps): ReactNode {
  const buttons = useRef<Partial<Record<Tab, HTMLButtonElement | null>>>({});

  function onKeyDown(event: KeyboardEvent): void {
    const next = nextTab(event.key, tabs, selected);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    buttons.current[next]?.focus();
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
      {tab in counts && <span className={styles.count}>{counts[tab] === 0 ? '' : counts[tab]}</span>}
    </button>
  ));
}

/** What a run has to tell: printed values and errors, or the hooks that Garfish called; and what the code can reach. */
export function Output({ state, example, onGoTo, onClear }: OutputProps): ReactNode {
  const [selected, setSelected] = useState<Tab>('console');
  const id = useId();
  const lastEvents = useLastRun(state.lifecycle);
  const { Component: RunTimeline, hasFailed, load } = useLazyComponent(downloadTimeline);
  const isWanted = selected === 'lifecycle' || state.lifecycle.length > 0;
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
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
        {selected === 'console' && <Console entries={state.entries} onGoTo={onGoTo} onClear={onClear} />}
        {selected === 'lifecycle' && hasFailed && <LoadFailure part={labelOf('lifecycle')} onRetry={load} />}
        {selected === 'lifecycle' && RunTimeline && (
          <RunTimeline events={state.lifecycle} lastEvents={lastEvents} className={styles.events} />
        )}
        <Help example={example} isHidden={selected !== 'help'} />
      </div>
    </div>
  );
}
