import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { CodePosition } from '@site/demos/hosts/playground/messages/protocol';
import { copyText } from '@site/src/copyText';
import type { ConsoleEntry } from '../run/runState';
import { countLevels, everything, isFolded, visibleEntries } from './consoleFilter';
import { ConsoleLine } from './ConsoleLine';
import { consoleText } from './consoleText';
import { ConsoleTools } from './ConsoleTools';
import { useAnnouncement } from './useAnnouncement';
import styles from './Console.module.css';

interface ConsoleProps {
  entries: readonly ConsoleEntry[];
  onGoTo: (position: CodePosition) => void;
  onClear: () => void;
}

async function copy(text: string): Promise<string> {
  return (await copyText(text))
    ? translate({
        id: 'playground.console.copied',
        message: '已复制。',
        description: 'Told after the lines of the console were copied',
      })
    : translate({
        id: 'playground.console.notCopied',
        message: '浏览器不允许复制，请选中后复制。',
        description: 'Told when the browser refuses to copy the lines of the console',
      });
}

/** Nearer to the end than this is at the end. */
const slack = 8;

/** Keeps the end of a list in sight, unless the reader has scrolled away from it. */
function useStickToEnd(lines: readonly ConsoleEntry[]) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  const onScroll = useCallback(() => {
    if (!list.current) return;
    const { scrollTop, scrollHeight, clientHeight } = list.current;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < slack;
  }, []);
  return { ref: list, onScroll };
}

/** Labels of groups that the reader has opened or folded. */
function useToggled() {
  const [toggled, setToggled] = useState<ReadonlySet<ConsoleEntry>>(new Set());
  const toggle = useCallback((entry: ConsoleEntry) => {
    setToggled((before) => {
      const next = new Set(before);
      if (!next.delete(entry)) next.add(entry);
      return next;
    });
  }, []);
  return { toggled, toggle };
}

function Empty({ isFiltered }: { isFiltered: boolean }): ReactNode {
  return (
    <p className={styles.empty}>
      {isFiltered ? (
        <Translate id="playground.console.nothing" description="Stands where a filter leaves no line">
          没有匹配的输出。
        </Translate>
      ) : (
        <Translate id="playground.console.empty" description="Stands where nothing was printed yet">
          console 的输出和错误显示在这里。
        </Translate>
      )}
    </p>
  );
}

/** What the program printed, and what nobody caught. */
export function Console({ entries, onGoTo, onClear }: ConsoleProps): ReactNode {
  const [filter, setFilter] = useState(everything);
  const [copied, setCopied] = useState({ entries, text: '' });
  const { toggled, toggle } = useToggled();
  const counts = useMemo(() => countLevels(entries), [entries]);
  // A filter moves lines; what is open in one of them stays in it.
  const places = useMemo(() => new Map(entries.map((entry, place) => [entry, place])), [entries]);
  const lines = useMemo(() => visibleEntries(entries, filter, toggled), [entries, filter, toggled]);
  const announcement = useAnnouncement(entries);
  const position = useRef(onGoTo);
  useEffect(() => {
    position.current = onGoTo;
  });
  // Always the same function: a line is drawn once.
  const goTo = useCallback((place: CodePosition) => position.current(place), []);

  return (
    <div className={styles.console}>
      <ConsoleTools
        filter={filter}
        counts={counts}
        onFilter={setFilter}
        onCopy={() => void copy(consoleText(lines)).then((text) => setCopied({ entries, text }))}
        onClear={onClear}
      />
      <div
        {...useStickToEnd(lines)}
        role="region"
        aria-label={translate({
          id: 'playground.console.label',
          message: '控制台输出',
          description: 'Name of the list of printed values',
        })}
        // A region that scrolls must be reachable by the keyboard.
        tabIndex={0}
        className={styles.list}
      >
        {lines.length === 0 && <Empty isFiltered={entries.length > 0} />}
        {/* Told below: line by line, a loop that prints would keep a screen reader busy for minutes. */}
        <div role="log" aria-live="off">
          {lines.map((entry) => (
            <ConsoleLine
              key={places.get(entry)}
              entry={entry}
              isFolded={isFolded(entry, toggled)}
              onToggle={toggle}
              onGoTo={goTo}
            />
          ))}
        </div>
      </div>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
      <p role="status" className={styles.copied}>
        {copied.entries === entries && copied.text}
      </p>
    </div>
  );
}
