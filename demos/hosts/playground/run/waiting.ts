import type { WaitingMessage } from '../messages/protocol';

/** What is over sooner is not worth a line that appears and goes. */
const patience = 300;

type Waiting = Omit<WaitingMessage, 'type'>;

interface WaitingNow {
  change: (part: Partial<Waiting>) => void;
  /** Requests without an answer and sub-apps being mounted, those that have only just begun as well. */
  count: () => number;
}

/** Tells what the preview waits for, once it has waited for a moment; and at once when it waits no longer. */
export function tellWaiting(tell: (message: WaitingMessage) => void): WaitingNow {
  let waiting: Waiting = { requests: 0, url: '', mounting: [] };
  let timer: number | undefined;
  let isTold = false;
  const tellNow = (isWaiting: boolean): void => {
    timer = undefined;
    isTold = isWaiting;
    tell({ type: 'waiting', ...waiting });
  };
  const count = (): number => waiting.requests + waiting.mounting.length;
  const change = (part: Partial<Waiting>): void => {
    waiting = { ...waiting, ...part };
    if (count() > 0) timer ??= window.setTimeout(() => tellNow(true), patience);
    else {
      window.clearTimeout(timer);
      if (isTold) tellNow(false);
      timer = undefined;
    }
  };
  return { change, count };
}
