/** The step neither ended nor failed in time. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * Waits for a promise, but not for ever: a failing ES module leaves Garfish's `mount()` pending.
 *
 * @throws TimeoutError after that many milliseconds, else what the promise rejects with
 */
export async function withTimeout<Value>(
  step: string,
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError(`${step} 在 ${milliseconds / 1000} 秒内没有完成`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([promise, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
