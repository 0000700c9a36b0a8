import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { cacheOf, urlOf } from '../caches';
import { isOfBuild, keepAll, pageFiles } from '../keep';
import { offlinePage, pageAddress } from '../siteManifest';
import { build, openCache } from './build';
import { describePage, idOfAddress, recordDocument, revisionOf, tidy } from './documents';
import type { FetchEvent } from './scope';

/** After this long without an answer the page that was kept is shown. */
const longestWaitSeconds = 5;

function addressOf(url: string): string {
  return pageAddress(new URL(url).pathname.slice(build.baseUrl.length));
}

/** The server's page as long as there is an answer: readers see what is published. Without one, what was kept. */
const serverFirst = new NetworkFirst({
  cacheName: cacheOf(build.baseUrl, build.revision),
  networkTimeoutSeconds: longestWaitSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(urlOf(build, addressOf(request.url))),
      cacheWillUpdate: async ({ request, response }) =>
        (await isOfBuild(build, addressOf(request.url), response)) ? response : null,
      // A server that is down, behind a proxy that is not.
      fetchDidSucceed: ({ response }) =>
        response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error(response.statusText)),
    },
  ],
});

/** What is said instead of a page that was not kept; the browser's own words, if that is gone as well. */
async function sayOffline(): Promise<Response> {
  return (await (await openCache()).match(urlOf(build, offlinePage))) ?? Response.error();
}

/** After a page has been opened, the rest of it is kept. */
async function follow(address: string, revision: string): Promise<void> {
  await tidy();
  if (revision === build.revision) await keepAll(build, await openCache(), pageFiles(build, address));
}

/** Opens a page, and notes which build it is of: what it asks for afterwards is answered from the same. */
export async function openPage({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const { resultingClientId = idOfAddress(request.url) } = event as FetchEvent;
  const address = addressOf(request.url);
  const [answering, keeping] = serverFirst.handleAll({ request, event });
  const answer = await answering.catch(sayOffline);
  const copy = answer.clone();
  const description = describePage(address, copy).catch(() => '');
  const finishing = recordDocument(resultingClientId, description)
    .then(() => keeping)
    .then(async () => follow(address, revisionOf(await description)));
  // What cannot be kept, for want of room or of a network, is not: the page has its answer.
  event.waitUntil(finishing.catch(() => undefined));
  return answer;
}
