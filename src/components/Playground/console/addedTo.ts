import type { ConsoleEntry } from '../run/runState';

/** What has come since `told`: entries are never changed, only replaced. */
export function addedTo(
  told: readonly ConsoleEntry[],
  entries: readonly ConsoleEntry[],
): readonly ConsoleEntry[] {
  let same = 0;
  while (same < told.length && told[same] === entries[same]) same += 1;
  return entries.slice(same);
}
