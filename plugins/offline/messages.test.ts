import { expect, test } from 'vitest';
import { ask } from './messages';

/** A worker that answers every question with the same. */
function workerWith(answer: unknown): ServiceWorker {
  const postMessage = (_question: unknown, [port]: [MessagePort]): void => port.postMessage(answer);
  return { postMessage } as unknown as ServiceWorker;
}

test('a worker’s answer is handed on', async () => {
  const pages = [{ path: '/guide', title: '指南' }];
  await expect(ask(workerWith(pages), 'keptPages')).resolves.toEqual(pages);
});

test('one that has failed answers with null, and whoever asked is told', async () => {
  await expect(ask(workerWith(null), 'manifest')).rejects.toThrow('manifest');
});
