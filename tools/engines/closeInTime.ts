import { setTimeout as delay } from 'node:timers/promises';

const longestCloseMs = 20_000;

/**
 * Waits until a browser is closed, or fails to be, or takes too long. Never rejects: what it was asked has been answered.
 * The caller ends what is left.
 */
export async function closeInTime(closing: Promise<unknown>): Promise<void> {
  const late = delay(longestCloseMs, undefined, { ref: false });
  await Promise.race([closing.catch(() => undefined), late]);
}
