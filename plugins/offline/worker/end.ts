import { siteCaches } from '../caches';
import { scope } from './scope';

/** The bundler puts it here. */
declare const siteBaseUrl: string;

async function removeEverything(): Promise<void> {
  for (const name of await siteCaches(siteBaseUrl)) await caches.delete(name);
  await scope.registration.unregister();
}

/*
 * The worker of a site that has none: it takes the place of the one that a reader still has, removes what that kept, and
 * itself. Open pages go on without.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
