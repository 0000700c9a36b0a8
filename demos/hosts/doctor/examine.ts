import Garfish from 'garfish';
import type { interfaces } from 'garfish';
import { GarfishEsModule } from '@garfish/es-module';
import { modes } from '../../modes';
import { TimeoutError, withTimeout } from '../../runtime/withTimeout';
import { added } from '../compatibility/leftovers';
import { bounds } from './bounds';
import { messageOf, watchFailures } from './failures';
import { hasMore } from './hasMore';
import { inventory, storageKeys } from './inventory';
import { pictureIn, picturesHaveCome, watchResources } from './picture';
import type {
  Outcome,
  Picture,
  ProviderEvidence,
  RunEvidence,
  RunRequest,
  Stage,
  StepName,
} from './protocol';
import { providerOf, watchRender } from './provider';

type App = interfaces.App;

/** In milliseconds, each: what a framework takes to draw, with its data; pictures; what it puts off after unmounting. */
const drawingTime = 3_000;
const picturesTime = 1_500;
const settling = 120;
/** How long a provider may be too late to be seen here. */
const latePatience = 1_500;

const nothing: Picture = { elements: 0, characters: 0, outside: [] };
const noProvider: ProviderEvidence = { way: 'none', exported: [], globals: [], isLate: false, reads: [] };

const later = window.setTimeout.bind(window);

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => later(resolve, milliseconds));
}

/** Waits until it is so, but no longer than that. */
async function waitFor(isSo: () => boolean, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!isSo() && performance.now() < end) await pause(20);
}

function emptyOutcomes(): Record<StepName, Outcome> {
  const none: Outcome = { state: 'none', message: '' };
  return { load: none, mount: none, hide: none, show: none, unmount: none, remount: none };
}

/** Walks a sub-app through one of the two ways of its life, and tells what it saw after each step. */
export class Examination {
  readonly #container: Element;
  readonly #own: ReadonlySet<Element>;
  readonly #log = watchFailures(() => this.#stage);
  readonly #resources = watchResources();
  readonly #executed = new Set<string>();
  readonly #reads = new Set<string>();
  readonly #outcomes = emptyOutcomes();
  readonly #pictures = { before: nothing, after: nothing, again: nothing };
  readonly #before = { leftovers: inventory(), keys: new Set(storageKeys()) };
  #stage: Stage = 'start';
  #provider = noProvider;
  #left: Pick<RunEvidence, 'leftovers' | 'storageKeys'> = { leftovers: [], storageKeys: [] };
  #mountError = '';

  constructor(
    private readonly request: RunRequest,
    private readonly addresses: readonly string[],
    private readonly send: (evidence: RunEvidence) => void,
  ) {
    const container = document.querySelector('#container');
    if (!container) throw new Error('the page has no container');
    this.#container = container;
    this.#own = new Set(document.body.children);
  }

  async run(): Promise<void> {
    try {
      await this.#walk();
    } catch (error) {
      // What the sub-app has done to the window can make even looking at it fail.
      this.#log.add('exception', error);
    }
    this.#enter('end');
  }

  async #walk(): Promise<void> {
    const app = await this.#load();
    if (!app || !(await this.#mount(app))) return;
    if (this.request.path === 'hideAndShow') await this.#hideAndShow(app);
    else await this.#unmountAndMount(app);
  }

  /** Tells what was seen until now: should the next step never end, that is what there is. */
  #enter(stage: Stage): void {
    this.#stage = stage;
    this.send({
      stage,
      outcomes: this.#outcomes,
      failures: this.#log.failures,
      executed: [...this.#executed],
      provider: this.#provider,
      pictures: this.#pictures,
      isWiped: !this.#container.isConnected,
      resources: this.#resources(),
      failedFonts: [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
      addresses: this.addresses,
      ...this.#left,
    });
  }

  async #step(name: StepName, run: () => Promise<boolean>): Promise<boolean> {
    this.#enter(name);
    this.#mountError = '';
    this.#outcomes[name] = await this.#attempt(run);
    return this.#outcomes[name].state === 'passed';
  }

  async #attempt(run: () => Promise<boolean>): Promise<Outcome> {
    try {
      const isDone = await withTimeout(
        'step',
        run(),
        1000 * (this.#compiles() ? bounds.stepWithPlugin : bounds.step),
      );
      return { state: isDone ? 'passed' : 'failed', message: this.#mountError };
    } catch (error) {
      if (error instanceof TimeoutError) return { state: 'timeout', message: this.#mountError };
      return { state: 'failed', message: messageOf(error) };
    }
  }

  /** Whether the plugin compiles the modules; in the other modes the browser runs them. */
  #compiles(): boolean {
    const { mode, usesPlugin } = this.request;
    return usesPlugin && (mode === 'vm' || mode === 'strict');
  }

  #options(): Parameters<typeof Garfish.loadApp>[1] {
    const note = (error: unknown): void => {
      this.#mountError = messageOf(error);
    };
    const { entry, basename, props, mode } = this.request;
    return {
      entry,
      basename,
      props,
      domGetter: () => this.#container,
      ...modes[mode].options,
      errorMountApp: note,
      errorUnmountApp: note,
    };
  }

  async #load(): Promise<App | null> {
    const { usesPlugin } = this.request;
    Garfish.setOptions({ disablePreloadApp: true });
    Garfish.usePlugin(() => ({
      name: 'doctor',
      errorLoadApp: (error) => {
        this.#mountError = messageOf(error);
      },
      beforeEval: (_app, _code, _env, url) => {
        this.#executed.add(url ?? this.request.entry);
      },
      errorExecCode: (error, _app, _code, _env, url) =>
        this.#log.add('script', error, url ?? this.request.entry),
    }));
    if (usesPlugin) {
      Garfish.usePlugin(GarfishEsModule({ excludes: this.#compiles() ? [] : ['examined'] }));
    }
    let app: App | null = null;
    await this.#step('load', async () => {
      app = await Garfish.loadApp('examined', this.#options());
      return app !== null;
    });
    return app;
  }

  #picture(): Picture {
    return pictureIn(this.#container, this.#own);
  }

  async #mount(app: App): Promise<boolean> {
    watchRender(
      app,
      () => {
        this.#provider = providerOf(app, this.#reads);
        // When it is shown or mounted again, what was left of the first time is there, and is no drawing without `render`.
        if (this.#stage === 'mount') this.#pictures.before = this.#picture();
      },
      (field) => this.#reads.add(field),
    );
    const isMounted = await this.#step('mount', () => app.mount());
    const lacksProvider = !isMounted && this.#outcomes.mount.message.includes('"provider" is');
    if (isMounted) await this.#waitForDrawing('after');
    else if (lacksProvider && this.request.mode === 'vm') {
      await waitFor(() => providerOf(app, this.#reads).way !== 'none', latePatience);
    }
    const provider = providerOf(app, this.#reads);
    this.#provider = { ...provider, isLate: lacksProvider && provider.way !== 'none' };
    return isMounted;
  }

  async #waitForDrawing(which: 'after' | 'again'): Promise<void> {
    const { before } = this.#pictures;
    await waitFor(() => hasMore(this.#picture(), before), drawingTime);
    if (which === 'after') await waitFor(() => picturesHaveCome(this.#container), picturesTime);
    // What is thrown while a framework draws, and what it asks for next.
    await pause(settling);
    this.#pictures[which] = this.#picture();
  }

  async #hideAndShow(app: App): Promise<void> {
    if (!(await this.#step('hide', () => Promise.resolve(app.hide())))) return;
    await pause(settling);
    if (await this.#step('show', () => app.show())) await this.#waitForDrawing('again');
  }

  async #unmountAndMount(app: App): Promise<void> {
    if (!(await this.#step('unmount', () => Promise.resolve(app.unmount())))) return;
    await pause(settling);
    this.#left = {
      leftovers: added(this.#before.leftovers, inventory()),
      storageKeys: storageKeys().filter((key) => !this.#before.keys.has(key)),
    };
    if (await this.#step('remount', () => app.mount())) await this.#waitForDrawing('again');
  }
}
