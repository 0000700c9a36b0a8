import type { WaitingMessage } from '../messages/protocol';

/** What is over sooner is not worth a line that appears and goes. */
const patience = 300;

type Waiting = Omit<WaitingMessage, 'type'>;

/**
 * Tells what the preview waits for, once it has waited for a moment; and at once when it waits no longer.
 *
 * @returns takes what has changed
 */
export function tellWaiting(tell: (message: WaitingMessage) => void): (change: Partial<Waiting>) => void {
  let waiting: Waiting = { requests: 0, url: '', mounting: [] };
  let timer: number | undefined;
  let isTold = false;
  const tellNow = (isWaiting: boolean): void => {
    timer = undefined;
    isTold = isWaiting;
    tell({ type: 'waiting', ...waiting });
  };
  return (change) => {
    waiting = { ...waiting, ...change };
    const isWaiting = waiting.requests > 0 || waiting.mounting.length > 0;
    if (isWaiting) timer ??= window.setTimeout(() => tellNow(true), patience);
    else {
      window.clearTimeout(timer);
      if (isTold) tellNow(false);
      timer = undefined;
    }
  };
}
