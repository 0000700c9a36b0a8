import siteConfig from '@generated/docusaurus.config';
import { isOutdated } from '@site/src/components/LoadFailure/isOutdated';
import { savesData } from '@site/src/connection';
import { tell } from '../messages';
import { containedFrames, pageAddress, workerFile } from '../siteManifest';
import { keptByPage } from './keptByPage';

const { baseUrl } = siteConfig;

/** The demos of the page, which are documents of their own. */
function demoWindows(): Window[] {
  const frames = [...document.querySelectorAll('iframe')];
  // Without a document: the frame has another origin.
  return frames.flatMap(({ contentDocument }) => contentDocument?.defaultView ?? []);
}

/** What was loaded, below the base URL. */
function addressesOf(names: readonly string[]): string[] {
  return names
    .map((name) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(baseUrl))
    .map(({ pathname }) => pathname.slice(baseUrl.length));
}

/**
 * On the first visit pages ask the server, as without a worker: it is told what they have loaded. Of frames without an
 * origin it never hears otherwise.
 */
async function keep(addresses: readonly string[]): Promise<void> {
  const unheard = navigator.serviceWorker.controller
    ? addresses.filter((address) => Object.hasOwn(containedFrames, address))
    : addresses;
  if (unheard.length === 0) return;
  const { active } = await navigator.serviceWorker.ready;
  tell(active, { type: 'keep', addresses: unheard });
}

/** Has kept what the page has loaded, and what it still will: a compiler, when it is first used. */
async function keepLoaded(): Promise<void> {
  const demos = demoWindows().flatMap((demo) => [
    demo.location.href,
    ...demo.performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  await keep(addressesOf(demos));
  const observer = new PerformanceObserver((list) => {
    const loaded = addressesOf(list.getEntries().map(({ name }) => name));
    void keep(loaded.filter((address) => !keptByPage.has(address)));
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** Has a page kept that is opened in place. */
export async function keepPage(path: string): Promise<void> {
  await keep([pageAddress(path.slice(baseUrl.length))]);
}

/** Tells the reader of an older page that there is a newer one. A page that is new itself needs no older worker. */
async function announce(registration: ServiceWorkerRegistration): Promise<void> {
  if (!(await isOutdated())) {
    tell(registration.waiting, { type: 'takeOver', ifUnneeded: true });
    return;
  }
  const { showUpdateNotice } = await import('./UpdateNotice');
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

/** Has the worker installed that keeps pages; without one, as in private windows of some browsers, the site is the same. */
export async function register(): Promise<void> {
  // Nothing is kept unasked.
  if (savesData()) return;
  const registration = await navigator.serviceWorker.register(baseUrl + workerFile);
  onNewerWorker(registration, () => void announce(registration));
  await keepPage(location.pathname);
  await keepLoaded();
}
