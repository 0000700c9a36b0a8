import { setTimeout as sleep } from 'node:timers/promises';
import type { FactContext, HostPage } from './proof';

export async function waitForNote(host: HostPage, note: string, times = 1): Promise<void> {
  await host.waitForFunction(
    ([note, times]) => window.notes.filter((each) => each === note).length >= times,
    [note, times] as const,
  );
}

/** Within which a text is expected in the host page's console, in milliseconds. */
const messageLimit = 10_000;

/**
 * The first text of the host page's console that contains `part`, which may come later, in whatever engine: a browser
 * reports what nobody handled after the script that caused it.
 *
 * @throws with all texts when none has come
 */
export async function waitForMessage(
  { messages }: Pick<FactContext, 'messages'>,
  part: string,
): Promise<string> {
  const end = performance.now() + messageLimit;
  for (;;) {
    const found = messages().find((message) => message.includes(part));
    if (found !== undefined) return found;
    if (performance.now() > end) {
      throw new Error(`expected ${JSON.stringify(part)} in the console, found ${JSON.stringify(messages())}`);
    }
    await sleep(10);
  }
}

/** Resolves when a 20 ms timer of the page has ticked five times: one of a sub-app that ticks as often has, if it lives. */
export async function ticks(host: HostPage): Promise<void> {
  await host.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let ticks = 0;
        const timer = setInterval(() => {
          ticks += 1;
          if (ticks < 5) return;
          clearInterval(timer);
          resolve();
        }, 20);
      }),
  );
}

/** What `FactContext.flush` asks the sub-apps' server for, from within the page. `requests` leaves it out. */
export const probePath = '/flush';

/**
 * Sends probes from the page to the sub-apps' server, each when the one before is answered.
 *
 * @throws when one is not: then nothing would have been flushed
 */
export async function probe(host: HostPage, origin: string): Promise<void> {
  const statuses = await host.evaluate(async (url) => {
    // Not `fetch`: some facts take it away, or put another in its place.
    const send = (): Promise<number> =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest();
        request.onloadend = () => resolve(request.status);
        request.open('GET', url);
        request.send();
      });
    return [await send(), await send(), await send()];
  }, `${origin}${probePath}`);
  if (statuses.some((status) => status !== 200)) {
    throw new Error(`a probe was answered with ${statuses.join()}, expected 200`);
  }
}
