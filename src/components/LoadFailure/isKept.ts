import { cacheOf, urlOf } from '@site/plugins/offline/caches';
import { pageFiles } from '@site/plugins/offline/keep';
import { ask } from '@site/plugins/offline/messages';
import { pageAddress } from '@site/plugins/offline/siteManifest';

/**
 * Whether the page was opened before the worker came that keeps it, with all that it needs: without a network it works once
 * it is loaded anew, and not before.
 */
export async function isKept(): Promise<boolean> {
  if (navigator.onLine || !('serviceWorker' in navigator) || navigator.serviceWorker.controller) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return false;
  const manifest = await ask(registration.active, 'manifest');
  const cache = await caches.open(cacheOf(manifest.baseUrl, manifest.revision));
  const files = pageFiles(manifest, pageAddress(location.pathname.slice(manifest.baseUrl.length)));
  const kept = await Promise.all(
    files.map(async (file) => cache.match(urlOf(manifest, file), { ignoreVary: true })),
  );
  return kept.every((answer) => answer !== undefined);
}
