import siteConfig from '@generated/docusaurus.config';
import { isOutdated } from '@site/src/components/LoadFailure/isOutdated';
import { savesData } from '@site/src/connection';
import { tell } from '../messages';
import { containedFrames, pageAddress, workerFile } from '../siteManifest';
import { keptByPage } from './keptByPage';
// Not when there is a newer build: the server may have no files of this one any more.
import { showUpdateNotice } from './UpdateNotice';

const { baseUrl } = siteConfig;

/** The demos of the page, which are documents of their own. */
function demoWindows(): (Window & typeof globalThis)[] {
  const frames = [...document.querySelectorAll('iframe')];
  // Without a document: the frame has another origin.
  return frames.flatMap(({ contentDocument }) => contentDocument?.defaultView ?? []);
}

/** An address below the base URL; empty for one elsewhere. */
function addressOf(name: string): string {
  const { origin, pathname } = new URL(name);
  return origin === location.origin && pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '';
}

async function keep(addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const { active } = await navigator.serviceWorker.ready;
  tell(active, { type: 'keep', addresses });
}

/**
 * Addresses of what the worker has not heard of: what was asked for before it was there, as on the first visit, and frames
 * without an origin.
 */
function unheard(entries: PerformanceEntryList): string[] {
  return (entries as PerformanceResourceTiming[])
    .map(({ name, workerStart }) => ({ address: addressOf(name), isHeard: workerStart > 0 }))
    .filter(({ address, isHeard }) => address !== '' && (!isHeard || Object.hasOwn(containedFrames, address)))
    .map(({ address }) => address);
}

/** Has kept what a document has loaded, and what it still will: a compiler, when it is first used. */
function keepLoaded({ PerformanceObserver }: typeof globalThis): void {
  const observer = new PerformanceObserver((list) => {
    const loaded = unheard(list.getEntries());
    void keep(loaded.filter((address) => !keptByPage.has(address))).catch(console.warn);
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** Has a page kept that is opened in place; a worker that controls this one hears of it. */
export async function keepPage(path: string): Promise<void> {
  if (!navigator.serviceWorker.controller) await keep([pageAddress(path.slice(baseUrl.length))]);
}

/** Tells the reader of an older page that there is a newer one. A page that is new itself needs no older worker. */
async function announce(registration: ServiceWorkerRegistration): Promise<void> {
  if (!(await isOutdated())) {
    tell(registration.waiting, { type: 'takeOver', ifUnneeded: true });
    return;
  }
  showUpdateNotice(registration);
}

/** Calls back when a newer worker has everything that it needs, or has had it before. */
function onNewerWorker(registration: ServiceWorkerRegistration, callback: () => void): void {
  if (registration.waiting) callback();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    // The first one is no newer one.
    if (!registration.active) return;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') callback();
    });
  });
}

/**
 * Has the worker installed that keeps pages; without one, as in private windows of some browsers, the site is the same.
 *
 * @param opened paths of the pages that have been opened so far
 */
export async function register(opened: Iterable<string>): Promise<void> {
  // Nothing is kept unasked.
  if (savesData()) return;
  const registration = await navigator.serviceWorker.register(baseUrl + workerFile);
  onNewerWorker(registration, () => void announce(registration).catch(console.warn));
  for (const path of opened) await keepPage(path);
  const demos = demoWindows();
  await keep(demos.map(({ location }) => addressOf(location.href)).filter((address) => address !== ''));
  for (const each of [window, ...demos]) keepLoaded(each);
}
