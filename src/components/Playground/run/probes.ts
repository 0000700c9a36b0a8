import type { Answer, Probe } from '@site/demos/hosts/playground/messages/probe';
import type { PageMessage } from '@site/demos/hosts/playground/messages/protocol';

/** Resolves to `null` when the frame does not answer in time, or is gone. */
export type Ask = (probe: Probe) => Promise<Answer>;

const patience = 3_000;

/** Questions to one frame, each with its answer. */
export function createProbes(send: (message: PageMessage) => void) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  const answer = (id: number, value: Answer): void => {
    waiting.get(id)?.(value);
    waiting.delete(id);
  };
  const ask: Ask = (probe) =>
    new Promise((resolve) => {
      const id = ++lastId;
      const timer = setTimeout(() => answer(id, null), patience);
      waiting.set(id, (value) => {
        clearTimeout(timer);
        resolve(value);
      });
      send({ type: 'probe', id, probe });
    });
  const end = (): void => {
    for (const id of [...waiting.keys()]) answer(id, null);
  };
  return { ask, answer, end };
}
