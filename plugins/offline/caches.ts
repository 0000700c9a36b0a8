import type { SiteManifest } from './siteManifest';

/** Of the caches of a site: an origin may have several sites. */
function prefixOf(baseUrl: string): string {
  return `garfish-docs ${baseUrl} `;
}

/** Name of the cache with what was kept of one build. */
export function cacheOf(baseUrl: string, revision: string): string {
  return prefixOf(baseUrl) + revision;
}

/** Name of the cache that says which build each open document is of. */
export function documentsCacheOf(baseUrl: string): string {
  return `${prefixOf(baseUrl)}documents`;
}

/** Names of all caches of the site. */
export async function siteCaches(baseUrl: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefixOf(baseUrl)));
}

/** Stands in the cache of a build of which everything was to be kept, so that everything of the next one is kept, too. */
export const libraryMark = 'offline-library';

/** Where a file stands in a cache, and on the server. */
export function urlOf({ baseUrl }: Pick<SiteManifest, 'baseUrl'>, address: string): string {
  return new URL(baseUrl + address, self.location.origin).href;
}
