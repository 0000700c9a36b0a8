import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a finished directory where another one stands. At no moment is there half of one: a process that ends between the
 * steps leaves the former as `<target>.former`, and the next call takes it away.
 *
 * @throws when there is no finished directory; the other one then stays
 */
export function replaceDirectory(target: string, finished: string): void {
  const former = `${target}.former`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, former);
  try {
    renameSync(finished, target);
  } catch (error) {
    if (existsSync(former)) renameSync(former, target);
    throw error;
  }
  rmSync(former, { recursive: true, force: true });
}
