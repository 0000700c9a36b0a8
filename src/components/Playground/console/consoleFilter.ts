import type { ConsoleEntry } from '../run/runState';
import { entryText } from './consoleText';

export const shownLevels = ['all', 'error', 'warn', 'info'] as const;
/** Which lines of the console are shown. */
export type ShownLevel = (typeof shownLevels)[number];

export interface ConsoleFilter {
  level: ShownLevel;
  /** What a line must contain. */
  text: string;
}

export const everything: ConsoleFilter = { level: 'all', text: '' };

function levelOf(entry: ConsoleEntry): ShownLevel {
  if (entry.kind === 'failure' || entry.level === 'error') return 'error';
  return entry.level === 'warn' ? 'warn' : 'info';
}

/** How many lines there are of each level, those that were folded into one among them. */
export function countLevels(entries: readonly ConsoleEntry[]): Readonly<Record<ShownLevel, number>> {
  const counts = { all: 0, error: 0, warn: 0, info: 0 };
  for (const entry of entries) {
    const times = entry.times ?? 1;
    counts.all += times;
    counts[levelOf(entry)] += times;
  }
  return counts;
}

export function isFolded(entry: ConsoleEntry, toggled: ReadonlySet<ConsoleEntry>): boolean {
  return entry.kind === 'console' && (entry.group === 'collapsed') !== toggled.has(entry);
}

/** Leaves out what stands in folded groups. An error that nobody caught stands in no group. */
function withoutFolded(
  entries: readonly ConsoleEntry[],
  toggled: ReadonlySet<ConsoleEntry>,
): readonly ConsoleEntry[] {
  let foldedAt = Infinity;
  return entries.filter((entry) => {
    if (entry.kind === 'failure') return true;
    const depth = entry.depth ?? 0;
    if (depth > foldedAt) return false;
    foldedAt = entry.group !== undefined && isFolded(entry, toggled) ? depth : Infinity;
    return true;
  });
}

/**
 * The lines to show, in their order. A filter finds lines in folded groups, too.
 *
 * @param toggled labels of groups that the reader has opened or folded
 */
export function visibleEntries(
  entries: readonly ConsoleEntry[],
  { level, text }: ConsoleFilter,
  toggled: ReadonlySet<ConsoleEntry>,
): readonly ConsoleEntry[] {
  const wanted = text.trim().toLowerCase();
  if (level === 'all' && wanted === '') return withoutFolded(entries, toggled);
  return entries.filter(
    (entry) =>
      (level === 'all' || levelOf(entry) === level) && entryText(entry).toLowerCase().includes(wanted),
  );
}
