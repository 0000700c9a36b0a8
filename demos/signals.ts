/*
 * What `AbortSignal` has itself, `timeout`, `any` and `throwIfAborted`, in browsers that are younger than some of those
 * here.
 */

/** Aborts after that many milliseconds. */
export function after(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/** Aborts with the first of the signals, at once if one has already. */
export function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  for (const signal of signals) {
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller.signal;
}

/** @throws DOMException `AbortError` */
export function refuseAborted({ aborted }: AbortSignal): void {
  if (aborted) throw new DOMException('The signal has aborted.', 'AbortError');
}
