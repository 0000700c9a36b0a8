import Garfish from 'garfish';
import type { Mode } from '../../modes';
import { isStorageDenied } from '../../runtime/storageWhereDenied';
import { observe } from './observe';
import type { Probe } from './probes';
import type { Report } from './report';

const entry = new URL('sub-app/index.html', location.href).href;

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
  return observe({ app, channel: Garfish.channel }, probe.observation, collects);
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
  // Nothing is shared where storage is denied, and locks are, too.
  if (isStorageDenied) return measure(probe, mode, collects);
  // Absent where the site is served without TLS; two runs at once are the reader's doing then.
  return 'locks' in navigator ? navigator.locks.request('isolation-bench', run) : run();
}
