import { expect, test as base } from '@playwright/test';
import path from 'node:path';
import { hasEngine, startEngine, type OtherEngineId } from '../../../../tools/engines';
import type { Engine } from '../../../../tools/engines/engine';
import { projectRoot } from '../../../../tools/projectRoot';
import { problemsIn, serveWatched } from './watchedSite';

export const build = path.join(projectRoot, 'build');

interface Fixtures {
  /**
   * Serves the site until the test ends, on an origin of its own and for a tab of its own; with `heldBack`, without an
   * answer to some requests.
   */
  serve: (heldBack?: RegExp) => Promise<string>;
}

/**
 * The tests of an engine, in order, in one browser: to start it costs more than most of them do. After one that fails, as
 * when a tab has crashed, the next begin with another.
 */
export function testIn(id: OtherEngineId) {
  const test = base.extend<Fixtures, { engine: Engine }>({
    engine: [
      async ({}, use) => {
        const engine = await startEngine[id]();
        await use(engine);
        await engine.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    serve: async ({ engine }, use) => {
      const closings: (() => Promise<void>)[] = [];
      await engine.renew();
      await engine.resize(1440, 900);
      await use(async (heldBack) => {
        const { origin, close } = await serveWatched(build, heldBack);
        closings.push(close);
        return origin;
      });
      await engine.goto('about:blank');
      for (const close of closings) await close();
    },
  });
  test.skip(!hasEngine(id), `this machine has no ${id}: npm test installs it on Debian as root`);
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  return test;
}

export type EngineTest = ReturnType<typeof testIn>;

/** Waits until an expression has a value in the page. Asks often: hundreds of these waits follow one another. */
export async function expectIn(engine: Engine, expression: string, value: unknown = true): Promise<void> {
  await expect
    .poll(() => engine.evaluate(expression), { message: expression, intervals: [50] })
    .toEqual(value);
}

export async function expectNoProblems(engine: Engine, where?: string): Promise<void> {
  expect(await problemsIn(engine), where).toEqual([]);
}

/** What a reader does before anything else: React comes. */
export async function startReact(engine: Engine): Promise<void> {
  await engine.press('Shift');
  await expectIn(engine, `document.documentElement.dataset.hasHydrated`, 'true');
}

/** Presses the button that has a text, when it is there. */
export async function pressButton(engine: Engine, text: string): Promise<void> {
  const find = `[...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === ${JSON.stringify(text)})`;
  // In one step: React may put another in its place.
  await expectIn(engine, `((button) => { button?.click(); return button !== undefined; })(${find})`);
}
