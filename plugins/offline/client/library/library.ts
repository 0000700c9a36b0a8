import siteConfig from '@generated/docusaurus.config';
import { cacheOf, libraryMark, siteCaches, urlOf } from '../../caches';
import { keepAll, removeAll } from '../../keep';
import { ask } from '../../messages';
import { libraryOf, workerFile, type SiteManifest } from '../../siteManifest';
import { keptByPage } from '../keptByPage';

/** All documents of the build whose worker this browser has. */
export interface Library {
  manifest: SiteManifest;
  addresses: readonly string[];
}

async function findWorker(): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker.register(siteConfig.baseUrl + workerFile);
  const worker = registration.active ?? registration.installing ?? registration.waiting;
  if (!worker) throw new Error('found a registration without a worker');
  if (worker === registration.active) return worker;
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') reject(new Error('the worker was not installed'));
    });
  });
}

/** @throws where the browser has no workers, or refuses them, as private windows of some do */
export async function findLibrary(): Promise<Library> {
  const manifest = await ask(await findWorker(), 'manifest');
  return { manifest, addresses: libraryOf(manifest) };
}

async function openCache({ baseUrl, revision }: SiteManifest): Promise<Cache> {
  return caches.open(cacheOf(baseUrl, revision));
}

/** How many of its files are kept. */
export async function countKept(library: Library): Promise<number> {
  const cache = await openCache(library.manifest);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return library.addresses.filter((address) => kept.has(urlOf(library.manifest, address))).length;
}

/** Bytes that this browser says it still gives to the site, which may be too many; undefined where it does not say. */
export async function readRoom(): Promise<number | undefined> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined ? undefined : quota - usage;
  } catch {
    // Safari before 17 does not know the question.
    return undefined;
  }
}

/**
 * Keeps all files that are not kept yet.
 *
 * @throws what the first that cannot be kept throws: `QuotaExceededError` when there is no room left
 */
export async function saveLibrary(library: Library, signal: AbortSignal, onKept: () => void): Promise<void> {
  const { manifest, addresses } = library;
  const cache = await openCache(manifest);
  // Otherwise the browser may remove it when it needs the room. It may refuse, or ask the reader.
  await navigator.storage.persist().catch(() => false);
  for (const address of addresses) keptByPage.add(address);
  await keepAll(manifest, cache, addresses, { signal, onKept }).finally(() => keptByPage.clear());
  if (!signal.aborted) await cache.put(urlOf(manifest, libraryMark), new Response());
}

/** Of the builds whose workers this browser has: one may have come since the page was opened. */
async function findManifests(): Promise<SiteManifest[]> {
  const registration = await navigator.serviceWorker.getRegistration(siteConfig.baseUrl);
  const { active, waiting, installing } = registration ?? {};
  const workers = [active, waiting, installing].filter((worker) => worker != null);
  return Promise.all(workers.map(async (worker) => ask(worker, 'manifest')));
}

/**
 * Removes all of it but what every page needs, of every build; pages that are read are kept again. The marks first: a removal
 * that is cut short must not be made up for by the next build.
 */
export async function removeLibrary({ manifest }: Library): Promise<void> {
  for (const name of await siteCaches(manifest.baseUrl)) {
    await (await caches.open(name)).delete(urlOf(manifest, libraryMark));
  }
  await removeAll(manifest, await openCache(manifest));
  const others = (await findManifests()).filter(({ revision }) => revision !== manifest.revision);
  for (const each of others) await removeAll(each, await openCache(each));
}
