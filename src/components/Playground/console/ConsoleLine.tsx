import { memo, type CSSProperties, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { CodePosition, StackCall } from '@site/demos/hosts/playground/messages/protocol';
import type { ConsoleEntry, FailureEntry } from '../run/runState';
import { placeText } from './consoleText';
import { Inspected } from './Inspected';
import styles from './Console.module.css';

/** What stands in front of an error. */
function originOf(origin: FailureEntry['origin']): string {
  switch (origin) {
    case 'syntax':
      return translate({
        id: 'playground.failure.syntax',
        message: '编译错误，代码没有运行',
        description: 'In front of an error that the compiler found',
      });
    case 'exception':
      return translate({
        id: 'playground.failure.exception',
        message: '未捕获的异常',
        description: 'In front of an error that nobody caught',
      });
    case 'rejection':
      return translate({
        id: 'playground.failure.rejection',
        message: '未处理的 reject',
        description: 'In front of a rejection that nobody handled',
      });
  }
}

interface PlaceProps {
  position: CodePosition;
  onGoTo: (position: CodePosition) => void;
}

/** Where in the code; goes there. */
function Place({ position, onGoTo }: PlaceProps): ReactNode {
  const place = placeText(position);
  return (
    <button
      type="button"
      className={styles.place}
      aria-label={translate(
        {
          id: 'playground.failure.goTo',
          message: '跳到 {place}',
          description: 'Name of the button that shows where in the code an error is',
        },
        { place },
      )}
      onClick={() => onGoTo(position)}
    >
      {place}
    </button>
  );
}

interface LineProps {
  entry: ConsoleEntry;
  /** Of a line that is the label of a group: what comes below it is not shown. */
  isFolded: boolean;
  onToggle: (entry: ConsoleEntry) => void;
  onGoTo: (position: CodePosition) => void;
}

function Stack({ calls, onGoTo }: { calls: readonly StackCall[]; onGoTo: PlaceProps['onGoTo'] }): ReactNode {
  return (
    <ol className={styles.stack}>
      {calls.map(({ name, position }, index) => (
        <li key={index}>
          {name} <Place position={position} onGoTo={onGoTo} />
        </li>
      ))}
    </ol>
  );
}

/** What a line says, its first element; a label of a group is a button. */
function Message({ entry, isFolded, onToggle, onGoTo }: LineProps): ReactNode {
  if (entry.kind === 'failure') {
    return (
      <div className={styles.message}>
        <span className={styles.origin}>{originOf(entry.origin)}</span>{' '}
        <span className={styles.value}>{entry.message}</span>
      </div>
    );
  }
  const values = entry.values.map((value, index) => <Inspected key={index} value={value} />);
  if (entry.group !== undefined) {
    return (
      <button
        type="button"
        className={clsx(styles.message, styles.label)}
        aria-expanded={!isFolded}
        onClick={() => onToggle(entry)}
      >
        {entry.values.map((value, index) => (
          <span key={index}>{value.preview}</span>
        ))}
      </button>
    );
  }
  return (
    <div className={styles.message}>
      {values}
      {entry.stack && <Stack calls={entry.stack} onGoTo={onGoTo} />}
    </div>
  );
}

function Line(props: LineProps): ReactNode {
  const { entry, onGoTo } = props;
  const { position, times = 1 } = entry;
  const depth = entry.kind === 'console' ? (entry.depth ?? 0) : 0;
  return (
    <div
      className={clsx(styles.entry, styles[entry.kind === 'console' ? entry.level : 'error'])}
      style={{ '--depth': depth } as CSSProperties}
    >
      <Message {...props} />
      {times > 1 && (
        <span
          className={styles.times}
          role="img"
          aria-label={translate(
            {
              id: 'playground.console.times',
              message: '重复 {count} 次',
              description: 'How often the same line was printed, one after the other',
            },
            { count: times },
          )}
        >
          ×{times}
        </span>
      )}
      {position && <Place position={position} onGoTo={onGoTo} />}
    </div>
  );
}

/** A line of the console, with its place in the code. */
export const ConsoleLine = memo(Line);
