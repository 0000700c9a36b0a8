declare global {
  /** Firefox's, with the preference `dom.testing.testutils.enabled`. */
  var TestUtils: { gc: () => Promise<void> } | undefined;
}

/** Rounds of filling memory before we give up. WebKit needs some 30. */
const mostRounds = 500;

async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

/** Fills memory until the browser collects by itself. */
async function provokeCollection(): Promise<void> {
  // What nothing holds from the start.
  const unheld = Array.from({ length: 20 }, () => new WeakRef(document.createElement('i')));
  for (let round = 0; round < mostRounds; round++) {
    await nextTask();
    if (unheld.every((reference) => reference.deref() === undefined)) return;
    Array.from({ length: 20_000 }, (_, index) => [index]);
    new ArrayBuffer(8_000_000);
  }
  throw new Error('This browser does not let a page collect garbage.');
}

/**
 * Has the browser collect what nothing holds. Chromium offers it when started with `--js-flags=--expose-gc`, Firefox in
 * its preferences, WebKit not at all.
 *
 * @throws where nothing was collected
 */
export async function collectGarbage(): Promise<void> {
  // What a WeakRef gave out is held until the current task ends.
  await nextTask();
  if (globalThis.gc) globalThis.gc();
  else if (globalThis.TestUtils) await globalThis.TestUtils.gc();
  else await provokeCollection();
}
