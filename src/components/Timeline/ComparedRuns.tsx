import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { LifecycleEvent } from '@site/demos/protocol';
import { compareRuns, type ComparedEvent } from './compareRuns';
import { Arguments } from './EventList';
import styles from './styles.module.css';

function differenceOf(kind: ComparedEvent['kind']): string {
  switch (kind) {
    case 'same':
      return '';
    case 'gone':
      return translate({
        id: 'timeline.gone',
        message: '这次没有',
        description: 'Of a hook, beside the last run',
      });
    case 'new':
      return translate({
        id: 'timeline.new',
        message: '上次没有',
        description: 'Of a hook, beside the last run',
      });
    case 'moved':
      return translate({
        id: 'timeline.moved',
        message: '位置不同',
        description: 'Of a hook that came in another order than in the last run',
      });
  }
}

function summaryOf(rows: readonly ComparedEvent[]): string {
  const count = (wanted: ComparedEvent['kind']): number => rows.filter(({ kind }) => kind === wanted).length;
  if (count('same') === rows.length) {
    return translate({
      id: 'timeline.noDifference',
      message: '两次运行相同：同样的钩子与函数，同样的顺序。',
      description: 'What the comparison of two runs has found',
    });
  }
  return translate(
    {
      id: 'timeline.differences',
      message: '与上次相比：多出 {more} 个，少了 {less} 个，{moved} 个换了位置。',
      description: 'What the comparison of two runs has found',
    },
    // Each that moved has two rows.
    { more: count('new'), less: count('gone'), moved: count('moved') / 2 },
  );
}

interface SideProps {
  event: LifecycleEvent | undefined;
  /** The arguments may be what differs. */
  isDifferent: boolean;
}

function Side({ event, isDifferent }: SideProps): ReactNode {
  return (
    <td>
      {event && <code className={styles.name}>{event.name}</code>}
      {event && isDifferent && <Arguments event={event} />}
    </td>
  );
}

interface ComparedRunsProps {
  last: readonly LifecycleEvent[];
  current: readonly LifecycleEvent[];
}

/** Two runs side by side: what came, what did not, and what came in another order. */
export function ComparedRuns({ last, current }: ComparedRunsProps): ReactNode {
  const rows = compareRuns(last, current);
  return (
    <table className={styles.compared}>
      <caption>{summaryOf(rows)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="timeline.lastRun" description="Head of the column of the run before">
              上次运行
            </Translate>
          </th>
          <th scope="col">
            <Translate id="timeline.thisRun" description="Head of the column of this run">
              这次运行
            </Translate>
          </th>
          <th scope="col">
            <Translate id="timeline.difference" description="Head of the column of differences">
              差别
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} data-difference={row.kind}>
            <Side event={row.last} isDifferent={row.kind !== 'same'} />
            <Side event={row.current} isDifferent={row.kind !== 'same'} />
            <td>{differenceOf(row.kind)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
