import { cacheOf, documentsCacheOf, libraryMark, siteCaches, urlOf } from '../caches';
import { keepAll, pageFiles } from '../keep';
import { libraryOf } from '../siteManifest';
import { build, openCache } from './build';
import { hasOlderTab } from './documents';
import { scope } from './scope';

async function addressesIn(cache: Cache): Promise<string[]> {
  const start = urlOf(build, '').length;
  return (await cache.keys()).map(({ url }) => url.slice(start));
}

/** What was kept of older builds is kept of this one as well, as far as it still exists. */
async function keepAgain(cache: Cache): Promise<void> {
  const others = [cacheOf(build.baseUrl, build.revision), documentsCacheOf(build.baseUrl)];
  const older = (await siteCaches(build.baseUrl)).filter((name) => !others.includes(name));
  for (const name of older) {
    const addresses = await addressesIn(await caches.open(name));
    const isLibrary = addresses.includes(libraryMark);
    const wanted = isLibrary
      ? libraryOf(build)
      : addresses.filter((address) => Object.hasOwn(build.files, address));
    await keepAll(build, cache, [...new Set(wanted.flatMap((address) => pageFiles(build, address)))]);
    if (isLibrary) await cache.put(urlOf(build, libraryMark), new Response());
  }
}

/** @throws when a file that every page needs cannot be had: the site then works as it did, without this worker */
export async function install(): Promise<void> {
  const cache = await openCache();
  await keepAll(build, cache, build.shell);
  await keepAgain(cache).catch(() => undefined);
  if (!(await hasOlderTab())) await scope.skipWaiting();
}
