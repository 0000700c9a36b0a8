import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { LifecycleEvent } from '@site/demos/protocol';
import styles from './Timeline.module.css';

/** The hooks of a run in the order they were called, with the time since its start. */
export function Timeline({ events }: { events: readonly LifecycleEvent[] }): ReactNode {
  return (
    <table className={styles.timeline}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="playground.timeline.time" description="Column of the lifecycle table">
              毫秒
            </Translate>
          </th>
          <th scope="col">
            <Translate id="playground.timeline.hook" description="Column of the lifecycle table">
              钩子
            </Translate>
          </th>
          <th scope="col">
            <Translate id="playground.timeline.arguments" description="Column of the lifecycle table">
              参数
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ id, time, name: hook, arguments: values }) => (
          <tr key={id}>
            <td className={styles.time}>{time.toFixed(0)}</td>
            <td>
              <code>{hook}</code>
            </td>
            <td className={styles.arguments}>
              {values.map(({ name, value }) => `${name} = ${value}`).join('，')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
