import { cacheOf, documentsCacheOf, libraryMark, siteCaches, urlOf } from '../caches';
import { keepAll, pageFiles, removeAll } from '../keep';
import { libraryOf } from '../siteManifest';
import { build, openCache } from './build';
import { hasOlderTab } from './documents';
import { scope } from './scope';

async function addressesIn(cache: Cache): Promise<string[]> {
  const start = urlOf(build, '').length;
  return (await cache.keys()).map(({ url }) => url.slice(start));
}

/**
 * What was kept of an older build is kept of this one as well, as far as it still exists. What cannot be had is not: the
 * rest is, and everything of the next build, where the reader wants that.
 */
async function keepAgain(older: Cache, cache: Cache): Promise<void> {
  const addresses = await addressesIn(older);
  const isLibrary = addresses.includes(libraryMark);
  const wanted = isLibrary
    ? libraryOf(build)
    : addresses.filter((address) => Object.hasOwn(build.files, address));
  const files = new Set(wanted.flatMap((address) => pageFiles(build, address)));
  await keepAll(build, cache, [...files]).catch(() => undefined);
  if (!isLibrary) return;
  const mark = urlOf(build, libraryMark);
  // The reader may have removed it all meanwhile.
  await ((await older.match(mark)) ? cache.put(mark, new Response()) : removeAll(build, cache));
}

/** @throws when a file that every page needs cannot be had: the site then works as it did, without this worker */
export async function install(): Promise<void> {
  const cache = await openCache();
  await keepAll(build, cache, build.shell);
  const others = [cacheOf(build.baseUrl, build.revision), documentsCacheOf(build.baseUrl)];
  const older = (await siteCaches(build.baseUrl)).filter((name) => !others.includes(name));
  for (const name of older) await keepAgain(await caches.open(name), cache).catch(() => undefined);
  if (!(await hasOlderTab())) await scope.skipWaiting();
}
