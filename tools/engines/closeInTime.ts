import { setTimeout as delay } from 'node:timers/promises';

const longestCloseMs = 20_000;

/**
 * Waits until a browser is closed; one that fails to, or takes too long, is ended: what it was asked has been answered.
 *
 * @param kill ends what is left
 */
export async function closeInTime(closing: Promise<unknown>, kill: () => void): Promise<void> {
  const over = new AbortController();
  const late = delay(longestCloseMs, 'late', { signal: over.signal }).catch(() => 'over');
  const outcome = await Promise.race([
    closing.then(
      () => 'closed',
      () => 'failed',
    ),
    late,
  ]);
  over.abort();
  if (outcome !== 'closed') kill();
}
