import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { appCommands, type AppCommand, type LifecycleEvent } from '@site/demos/protocol';
import { usable } from '@site/src/components/usable';
import { RunTimeline } from './RunTimeline';
import styles from './styles.module.css';

interface CommandsProps {
  /** State of the app, as the frame told it. */
  status: string;
  onCommand: (command: AppCommand) => void;
}

interface TimelinePanelProps {
  status: string;
  events: readonly LifecycleEvent[];
  lastEvents: readonly LifecycleEvent[];
  onCommand: CommandsProps['onCommand'];
  onClear: () => void;
}

/** From which states a method does something. */
const usableIn: Record<AppCommand, readonly string[]> = {
  mount: ['unmounted', 'failed'],
  hide: ['shown'],
  show: ['hidden'],
  unmount: ['shown', 'hidden'],
};

function textOf(command: AppCommand): string {
  switch (command) {
    case 'mount':
      return translate({ id: 'lifecycleTimeline.mount', message: '挂载', description: 'Calls app.mount()' });
    case 'hide':
      return translate({ id: 'lifecycleTimeline.hide', message: '隐藏', description: 'Calls app.hide()' });
    case 'show':
      return translate({ id: 'lifecycleTimeline.show', message: '显示', description: 'Calls app.show()' });
    case 'unmount':
      return translate({
        id: 'lifecycleTimeline.unmount',
        message: '卸载',
        description: 'Calls app.unmount()',
      });
  }
}

function AppCommands({ status, onCommand }: CommandsProps): ReactNode {
  return appCommands.map((command) => {
    const isUsable = usableIn[command].includes(status);
    return (
      <button
        key={command}
        type="button"
        className={styles.command}
        {...usable(isUsable, () => onCommand(command))}
      >
        {textOf(command)} <code>{command}()</code>
      </button>
    );
  });
}

/** The methods of the running app as buttons, and what they set off. */
export function TimelinePanel({
  status,
  events,
  lastEvents,
  onCommand,
  onClear,
}: TimelinePanelProps): ReactNode {
  return (
    <div className={styles.panel}>
      <div className={styles.commands}>
        <AppCommands status={status} onCommand={onCommand} />
      </div>
      <RunTimeline {...{ events, lastEvents, onClear }} />
    </div>
  );
}
