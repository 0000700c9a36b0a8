import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { LifecycleEvent } from '@site/demos/protocol';
import { CodeText } from '@site/src/components/CodeText';
import { readableArguments } from './argumentText';
import { formatTime, sentenceOf } from './tellEvents';
import styles from './styles.module.css';

/** The arguments of an event, each with what it means. */
export function Arguments({ event }: { event: LifecycleEvent }): ReactNode {
  const list = readableArguments(event);
  if (list.length === 0) return null;
  return (
    <span className={styles.arguments}>
      {list.map(({ text, isCode, meaning }) => (
        <span key={text}>
          {isCode ? <code>{text}</code> : text}
          {meaning !== undefined && <b className={styles.meaning}>{meaning}</b>}
        </span>
      ))}
    </span>
  );
}

function EventRow({ event }: { event: LifecycleEvent }): ReactNode {
  const sentence = sentenceOf(event);
  return (
    <li className={styles.event} data-kind={event.kind}>
      <span className={styles.time}>{formatTime(event.time)}</span>
      <code className={styles.name}>{event.name}</code>
      <Arguments event={event} />
      {sentence !== undefined && (
        <span className={styles.sentence}>
          <CodeText text={sentence} />
        </span>
      )}
    </li>
  );
}

/** Hooks, functions of providers, and the calls that they follow from, in order. */
export function EventList({ events }: { events: readonly LifecycleEvent[] }): ReactNode {
  if (events.length === 0) {
    return (
      <p className={clsx(styles.empty, 'with-scripts')}>
        <Translate id="lifecycleTimeline.empty" description="In place of an empty list of hooks">
          运行示例，钩子会按触发的顺序出现在这里。
        </Translate>
      </p>
    );
  }
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ol>
  );
}
