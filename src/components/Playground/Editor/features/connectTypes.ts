import { wrap, type Remote } from 'comlink';
import type { Files } from '../../program/program';
import type { TypesWorker } from '../types/worker';

export interface TypesConnection {
  worker: Remote<TypesWorker>;
  /** Tells of one file as it is now. */
  update: (path: string, code: string) => void;
  /** Tells of all others that have come, changed or gone. */
  sync: (files: Files, shown: string) => void;
  close: () => void;
}

/** Milliseconds; even the first look at a project takes less on a slow phone. */
const patience = 30_000;

/** Rejects when the worker's script does not arrive, or cannot be run. */
function failureOf(native: Worker): Promise<never> {
  return new Promise((_resolve, reject) => {
    native.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'The worker of types has failed'));
    });
  });
}

/**
 * Starts TypeScript in a worker.
 *
 * @param onLost the worker has stopped answering, and is ended
 * @throws when the worker or the declarations cannot be loaded
 */
export async function connectTypes(
  address: string,
  files: Files,
  onLost: () => void,
): Promise<TypesConnection> {
  const native = new Worker(address);
  const worker = wrap<TypesWorker>(native);
  const failure = failureOf(native);
  await Promise.race([worker.start(files), failure]).catch((error: unknown) => {
    native.terminate();
    throw error;
  });
  const known = new Map(Object.entries(files));

  function lose(): void {
    native.terminate();
    onLost();
  }
  failure.catch(lose);

  /** A worker that has been ended, or is busy for good, says nothing. */
  function expect(answer: Promise<unknown>): void {
    const timer = setTimeout(lose, patience);
    const stop = (): void => clearTimeout(timer);
    answer.then(stop, stop);
  }

  function update(path: string, code: string): void {
    if (known.get(path) === code) return;
    known.set(path, code);
    expect(worker.updateFile({ path, code }));
  }

  return {
    worker,
    update,
    sync(next, shown) {
      for (const path of known.keys()) {
        if (Object.hasOwn(next, path)) continue;
        known.delete(path);
        expect(worker.removeFile(path));
      }
      for (const [path, code] of Object.entries(next)) if (path !== shown) update(path, code);
    },
    close: () => native.terminate(),
  };
}
