import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import type { CodePosition } from '@site/demos/hosts/playground/protocol';
import { Inspected } from './Inspected';
import type { ConsoleEntry } from './runState';
import styles from './Console.module.css';

interface ConsoleProps {
  entries: readonly ConsoleEntry[];
  onGoTo: (position: CodePosition) => void;
}

type Failure = Extract<ConsoleEntry, { kind: 'failure' }>;

function originOf(origin: Failure['origin']): string {
  switch (origin) {
    case 'syntax':
      return translate({
        id: 'playground.failure.syntax',
        message: '语法错误，代码没有运行',
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

function FailureLine({ failure, onGoTo }: { failure: Failure; onGoTo: ConsoleProps['onGoTo'] }): ReactNode {
  const { origin, message, position } = failure;
  const place = position && `main.ts:${position.line}:${position.column}`;
  return (
    <>
      <span className={styles.origin}>{originOf(origin)}</span>
      <span className={styles.message}>{message}</span>
      {position && (
        <button
          type="button"
          className={styles.place}
          aria-label={translate(
            {
              id: 'playground.failure.goTo',
              message: '跳到 {place}',
              description: 'Name of the button that shows where in the code an error is',
            },
            { place: place ?? '' },
          )}
          onClick={() => onGoTo(position)}
        >
          {place}
        </button>
      )}
    </>
  );
}

/** What the program printed, and what nobody caught. */
export function Console({ entries, onGoTo }: ConsoleProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries]);

  return (
    <div
      ref={list}
      role="region"
      aria-label={translate({
        id: 'playground.console.label',
        message: '控制台输出',
        description: 'Name of the list of printed values',
      })}
      // A region that scrolls must be reachable by the keyboard.
      tabIndex={0}
      className={styles.console}
    >
      {entries.length === 0 && (
        <p className={styles.empty}>
          <Translate id="playground.console.empty" description="Stands where nothing was printed yet">
            console 的输出和错误显示在这里。
          </Translate>
        </p>
      )}
      <div role="log">
        {entries.map((entry, index) => (
          <div
            key={index}
            className={clsx(styles.entry, styles[entry.kind === 'console' ? entry.level : 'error'])}
          >
            {entry.kind === 'failure' ? (
              <FailureLine failure={entry} onGoTo={onGoTo} />
            ) : (
              entry.values.map((value, position) => <Inspected key={position} value={value} />)
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
