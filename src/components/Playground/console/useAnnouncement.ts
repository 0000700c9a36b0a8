import { useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { cut } from '@site/demos/untrusted';
import type { ConsoleEntry } from '../run/runState';
import { addedTo } from './addedTo';
import { entryText } from './consoleText';

/** Lines that come within this time are told together. */
const pauseMilliseconds = 1_000;
const maximumText = 200;

function announcement(added: readonly ConsoleEntry[]): string {
  const last = added.at(-1);
  if (!last) return '';
  const text = cut(entryText(last), maximumText);
  if (added.length === 1) return text;
  return translate(
    {
      id: 'playground.console.added',
      message: '控制台多了 {count} 行，最后一行：{text}',
      description: 'Read to screen readers when several lines were printed at once',
    },
    { count: added.length, text },
  );
}

/** What screen readers are told of a console: one line as it is, many at once as a number and the last of them. */
export function useAnnouncement(entries: readonly ConsoleEntry[]): string {
  const [text, setText] = useState('');
  const latest = useRef(entries);
  const told = useRef<readonly ConsoleEntry[]>([]);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    latest.current = entries;
    if (addedTo(told.current, entries).length === 0) return;
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      const next = announcement(addedTo(told.current, latest.current));
      // The same words again are read only where something changes.
      setText((before) => (before === next ? `${next}\u00A0` : next));
      told.current = latest.current;
    }, pauseMilliseconds);
  }, [entries]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return text;
}
