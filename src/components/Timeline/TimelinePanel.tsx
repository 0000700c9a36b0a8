import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { appCommands, type AppCommand, type LifecycleEvent } from '@site/demos/protocol';
import { EventList } from './EventList';
import styles from './styles.module.css';

interface CommandsProps {
  /** State of the app, as the frame told it. */
  status: string;
  onCommand: (command: AppCommand) => void;
}

interface TimelinePanelProps {
  status: string;
  events: readonly LifecycleEvent[];
  /** Absent: there is no one app to command. */
  onCommand: CommandsProps['onCommand'] | undefined;
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
        // Not `disabled`: the button that was just pressed would lose the focus.
        aria-disabled={!isUsable}
        onClick={() => isUsable && onCommand(command)}
      >
        {textOf(command)} <code>{command}()</code>
      </button>
    );
  });
}

/** The methods of the running app as buttons, and the hooks they trigger. */
export function TimelinePanel({ status, events, onCommand, onClear }: TimelinePanelProps): ReactNode {
  return (
    <div className={styles.panel}>
      <div className={styles.commands}>
        {onCommand && <AppCommands status={status} onCommand={onCommand} />}
        <button type="button" className={clsx(styles.command, styles.clear)} onClick={onClear}>
          <Translate id="lifecycleTimeline.clear" description="Button that empties the list of hooks">
            清空
          </Translate>
        </button>
      </div>
      <EventList events={events} />
    </div>
  );
}
