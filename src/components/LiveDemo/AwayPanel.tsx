import { useId, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { AppCommand } from '@site/demos/protocol';
import { usable } from '@site/src/components/usable';
import type { FrameState } from './frameState';
import styles from './awayPanel.module.css';

/** Each way to leave an app has its own way back. */
const ways = [
  { away: 'hide', back: 'show' },
  { away: 'unmount', back: 'mount' },
] as const satisfies readonly { away: AppCommand; back: AppCommand }[];

const backFrom: Readonly<Partial<Record<FrameState['status'], AppCommand>>> = {
  hidden: 'show',
  unmounted: 'mount',
};

interface AwayPanelProps {
  status: FrameState['status'];
  onCommand: (command: AppCommand) => void;
}

/** One button that goes away from the app and comes back to it, and the choice of how. */
export function AwayPanel({ status, onCommand }: AwayPanelProps): ReactNode {
  const name = useId();
  const [away, setAway] = useState<AppCommand>('hide');
  const back = backFrom[status];
  const command = back ?? (status === 'shown' ? away : undefined);
  return (
    <div className={styles.panel}>
      <button
        type="button"
        className={styles.switch}
        {...usable(command !== undefined, () => command && onCommand(command))}
      >
        {back ? (
          <Translate id="liveDemo.comeBack" description="Button that shows or mounts the app again">
            切回来
          </Translate>
        ) : (
          <Translate id="liveDemo.goAway" description="Button that hides or unmounts the app">
            切走
          </Translate>
        )}
      </button>
      <fieldset className={styles.ways}>
        <legend>
          <Translate id="liveDemo.ways" description="Before the ways to leave an app and to come back">
            切走与切回的方式：
          </Translate>
        </legend>
        {ways.map((way) => (
          <label key={way.away}>
            <input type="radio" name={name} checked={away === way.away} onChange={() => setAway(way.away)} />{' '}
            <code>{way.away}()</code> / <code>{way.back}()</code>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
