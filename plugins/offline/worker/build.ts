import { cacheOf } from '../caches';
import type { SiteManifest } from '../siteManifest';

/** JSON; the bundler puts it here. */
declare const siteManifest: string;

/** The build that this worker belongs to. */
export const build = JSON.parse(siteManifest) as SiteManifest;

/** Opened each time: the browser may have removed it. */
export async function openCache(): Promise<Cache> {
  return caches.open(cacheOf(build.baseUrl, build.revision));
}
