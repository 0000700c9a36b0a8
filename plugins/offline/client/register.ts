import siteConfig from '@generated/docusaurus.config';
import { isOutdated } from '@site/src/components/LoadFailure/isOutdated';
import { tell } from '../messages';
import { pageAddress, workerFile } from '../siteManifest';

const { baseUrl } = siteConfig;

/** The page, and its demos, which are documents of their own. */
function openWindows(): Window[] {
  const frames = [...document.querySelectorAll('iframe')];
  // Without a document: the frame has another origin.
  return [window, ...frames.flatMap(({ contentDocument }) => contentDocument?.defaultView ?? [])];
}

/** What the open page is made of, below the base URL. */
function loadedAddresses(): string[] {
  return openWindows()
    .flatMap((each) => [
      each.location.href,
      ...each.performance.getEntriesByType('resource').map(({ name }) => name),
    ])
    .map((name) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(baseUrl))
    .map(({ pathname }) => pathname.slice(baseUrl.length));
}

/** On the first visit pages ask the server, as without a worker: it is told what they have loaded. */
async function keep(addresses: readonly string[]): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  const { active } = await navigator.serviceWorker.ready;
  tell(active, { type: 'keep', addresses });
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

/** Data-saving readers keep nothing unasked. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Has the worker installed that keeps pages; without one, as in private windows of some browsers, the site is the same. */
export async function register(): Promise<void> {
  if (savesData()) return;
  const registration = await navigator.serviceWorker.register(baseUrl + workerFile);
  onNewerWorker(registration, () => void announce(registration));
  await keepPage(location.pathname);
  await keep(loadedAddresses());
}
