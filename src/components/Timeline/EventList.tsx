import { useEffect, useRef, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { LifecycleEvent } from '@site/demos/protocol';
import styles from './styles.module.css';

function formatTime(milliseconds: number): string {
  return milliseconds < 10_000 ? `${milliseconds.toFixed(1)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}

function EventRow({ event: { kind, time, name, arguments: list } }: { event: LifecycleEvent }): ReactNode {
  return (
    <li className={styles.event} data-kind={kind}>
      <span className={styles.time}>{formatTime(time)}</span>
      <code className={styles.name}>{name}</code>
      {list.length > 0 && (
        <span className={styles.arguments}>
          {list.map((argument) => (
            <code key={argument.name}>{`${argument.name}: ${argument.value}`}</code>
          ))}
        </span>
      )}
    </li>
  );
}

interface EventListProps {
  events: readonly LifecycleEvent[];
  /** Of the region that scrolls. */
  className?: string | undefined;
}

/** Hooks and the calls they follow from, in order, the latest in view. Fed by any frame that speaks the protocol. */
export function EventList({ events, className }: EventListProps): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    region.current?.scrollTo({ top: region.current.scrollHeight });
  }, [events]);
  return (
    <div
      ref={region}
      role="region"
      aria-label={translate({
        id: 'lifecycleTimeline.label',
        message: '生命周期时间线',
        description: 'Name of the list of hooks',
      })}
      // A region that scrolls must be reachable by the keyboard.
      tabIndex={0}
      className={clsx(styles.region, className)}
    >
      {events.length === 0 ? (
        <p className={styles.empty}>
          <Translate id="lifecycleTimeline.empty" description="In place of an empty list of hooks">
            运行示例，钩子会按触发的顺序出现在这里。
          </Translate>
        </p>
      ) : (
        <ol className={styles.events}>
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ol>
      )}
    </div>
  );
}
