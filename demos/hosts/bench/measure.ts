import Garfish from 'garfish';
import type { interfaces } from 'garfish';
import type { Mode } from '../../modes';
import { collectGarbage } from './collectGarbage';
import type { Activity, Probe, Trace } from './probes';
import type { Report } from './report';

type App = interfaces.App;

const entry = new URL('sub-app/index.html', location.href).href;
const timersControl = 120;
const framesControl = 4;

/** Answers Garfish's requests for the sub-app of this run: the page that the reader sees in the table, and nothing else. */
function serveSubApp({ head = '', script = '' }: Probe): void {
  const html = `<!doctype html><html><head>${head}</head><body><script src="main.js"></script></body></html>`;
  const provider = 'exports.provider = () => ({ render() {}, destroy() {} });';
  Garfish.loader.usePlugin({
    name: 'serve-sub-app',
    fetch: (url) => {
      const isEntry = url === entry;
      const type = isEntry ? 'text/html' : 'text/javascript';
      const body = isEntry ? html : `${script}\n${provider}`;
      return Promise.resolve(new Response(body, { headers: { 'Content-Type': type } }));
    },
  });
}

/** Value of the expression in this window, as readers would see it in a console. */
function read(expression: string): string {
  // Indirect, so that the expression sees the window and nothing of this module.
  const value: unknown = (0, eval)(expression);
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

/**
 * Counts what the sub-app sends on the channel. The host runs something of the same kind of its own: once that came,
 * the sub-app's own would have come too.
 */
class Listener {
  private beats = 0;
  private answers = 0;

  constructor(private readonly observation: Activity) {
    Garfish.channel.on('beat', () => this.beats++);
    Garfish.channel.on('stopped', () => this.answers++);
  }

  /** Whether the sub-app was at work since the last call. */
  async heard(): Promise<boolean> {
    const before = this.beats;
    const { stimulus, control } = this.observation;
    if (stimulus !== undefined) read(stimulus);
    if (control === 'frame') await frames(framesControl);
    else await new Promise((resolve) => setTimeout(resolve, timersControl));
    while (control === 'response' && this.beats + this.answers === 0) await frames(1);
    return this.beats > before;
  }
}

async function measureActivity(app: App, observation: Activity): Promise<Report> {
  const listener = new Listener(observation);
  await app.mount();
  const once = observation.once === true;
  const works = once ? null : await listener.heard();
  if (once) Garfish.channel.emit('start');
  app.unmount();
  const mounted = works ? 'works' : 'silent';
  return {
    mounted: works === null ? null : mounted,
    after: (await listener.heard()) ? 'left' : 'clean',
    readings: [],
  };
}

async function measureTrace(
  app: App,
  { read: whileMounted, readAfter = whileMounted }: Trace,
  collects: boolean,
): Promise<Report> {
  const before = read(whileMounted);
  const beforeAfter = read(readAfter);
  await app.mount();
  const mounted = read(whileMounted);
  if (collects) await collectGarbage();
  app.unmount();
  const after = read(readAfter);
  return {
    mounted: mounted === before ? 'held' : 'leaked',
    after: after === beforeAfter ? 'clean' : 'left',
    readings: [before, mounted, after],
  };
}

/**
 * Runs a probe once. Needs a document of its own: what leaked stays.
 *
 * @param collects whether garbage is collected between mounting and unmounting
 * @throws what loading and mounting throw
 */
export async function measure(probe: Probe, mode: Mode, collects: boolean): Promise<Report> {
  serveSubApp(probe);
  const app = await Garfish.loadApp('bench', {
    entry,
    domGetter: '#container',
    ...mode.options,
    errorMountApp: (error: unknown) => {
      throw error;
    },
  });
  if (!app) throw new Error(`${entry} did not load.`);
  const { observation } = probe;
  return observation.kind === 'trace'
    ? measureTrace(app, observation, collects)
    : measureActivity(app, observation);
}

/** Removes what probes leave in what the frames of one site share: storages and cookies. */
function removeSharedTraces(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.endsWith('bench')) storage.removeItem(key);
  }
  document.cookie = 'bench=; max-age=0';
}

/** Measures a probe whose traces are shared, one frame of the site at a time. */
export async function measureAlone(...[probe, mode, collects]: Parameters<typeof measure>): Promise<Report> {
  const run = async (): Promise<Report> => {
    removeSharedTraces();
    try {
      return await measure(probe, mode, collects);
    } finally {
      removeSharedTraces();
    }
  };
  // Absent where the site is served without TLS; two runs at once are the reader's doing then.
  return 'locks' in navigator ? navigator.locks.request('isolation-bench', run) : run();
}
