import type { interfaces } from 'garfish';
import { TimeoutError, withTimeout } from '../../runtime/withTimeout';
import { messageOf } from '../../untrusted';
import { expectAlive, expectGone } from './alive';
import { added, type Leftover } from './leftovers';
import { watchRendering } from './renderedOnce';
import type { Results, StepResult } from './report';

/** In milliseconds. A failing ES module leaves `mount()` pending for ever. */
const stepTimeout = 10_000;
/** In milliseconds: what a framework puts off until after its unmounting. */
const settling = 100;

type App = interfaces.App;

export interface Trial {
  load: () => Promise<App | null>;
  /** What is in the window now. */
  inventory: () => Leftover[];
  /** What was reported or thrown, and not to the caller, since the last call; empty if nothing was. */
  takeError: () => string;
}

type Attempt = (run: () => Promise<void>) => Promise<StepResult>;

/** Makes a function that runs a step and tells what came of it. */
function attemptOf({ takeError }: Trial): Attempt {
  return async (run) => {
    takeError();
    try {
      await withTimeout('step', run(), stepTimeout);
      return 'passed';
    } catch (error) {
      if (error instanceof TimeoutError) return { state: 'timeout', message: takeError() };
      return {
        state: 'failed',
        message: takeError() || messageOf(error),
      };
    }
  };
}

function expectTrue(call: string, result: boolean): void {
  if (!result) throw new Error(`${call} → false`);
}

async function mount(app: App): Promise<void> {
  const expectRenderedOnce = watchRendering();
  expectTrue('mount()', await app.mount());
  await expectAlive();
  expectRenderedOnce();
}

async function hideAndShow(app: App): Promise<void> {
  expectTrue('hide()', app.hide());
  await expectGone();
  expectTrue('show()', await app.show());
  await expectAlive();
}

async function unmount(app: App): Promise<void> {
  expectTrue('unmount()', app.unmount());
  await expectGone();
}

/** Unmounts the app and compares the window with what it was before loading. */
async function cleanup(app: App, before: readonly Leftover[], trial: Trial): Promise<StepResult> {
  const unmounted = await attemptOf(trial)(() => unmount(app));
  if (unmounted !== 'passed') return unmounted;
  await new Promise((resolve) => setTimeout(resolve, settling));
  const leftovers = added(before, trial.inventory());
  return leftovers.length === 0 ? unmounted : { state: 'left', leftovers };
}

/** Walks a sub-app through its life. What goes wrong is a result, not an error. */
export async function tryApp(trial: Trial): Promise<Results> {
  const attempt = attemptOf(trial);
  const before = trial.inventory();
  const loading: { app: App | null } = { app: null };
  const load = await attempt(async () => {
    loading.app = await trial.load();
    if (!loading.app) throw new Error('loadApp() → null');
  });
  const { app } = loading;
  const mounted = app ? await attempt(() => mount(app)) : 'skipped';
  if (!app || mounted !== 'passed') {
    return { load, mount: mounted, hideShow: 'skipped', cleanup: 'skipped', remount: 'skipped' };
  }
  return {
    load,
    mount: mounted,
    hideShow: await attempt(() => hideAndShow(app)),
    cleanup: await cleanup(app, before, trial),
    remount: await attempt(async () => {
      await mount(app);
      await unmount(app);
    }),
  };
}
