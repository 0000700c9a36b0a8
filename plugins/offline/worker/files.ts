import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { bodiesOf } from '../../static-content/bodiesOf';
import { cacheOf, urlOf } from '../caches';
import { isOfBuild, keepAll, load, pageFiles } from '../keep';
import { namesItsContent, pageAddress } from '../siteManifest';
import { build, openCache } from './build';
import { buildOf } from './documents';
import type { FetchEvent } from './scope';

/** The address of a file. Of a query only what names the content counts. */
export function addressOf({ pathname, search }: URL): string {
  const path = pathname.slice(build.baseUrl.length);
  return namesItsContent(path + search) ? path + search : path;
}

/** Keeps a copy of an answer that is the build's own, without making anybody wait. */
async function keepCopy(address: string, copy: Response): Promise<void> {
  if (await isOfBuild(build, address, copy)) await (await openCache()).put(urlOf(build, address), copy);
}

/** What cannot be kept, for want of room, is not: the page has its answer. */
function inBackground(event: ExtendableEvent, keeping: Promise<void>): void {
  event.waitUntil(keeping.catch(() => undefined));
}

/** A file whose address changes with its content, for a page of whichever build. */
export async function openNamed({ request, event, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const address = addressOf(url);
  const kept = await caches.match(urlOf(build, address), { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request).catch(() => Response.error());
  if (answer.ok && Object.hasOwn(build.files, address))
    inBackground(event, keepCopy(address, answer.clone()));
  return answer;
}

/**
 * A file that has the same address in every build: a page gets its own build's, or none, and loads itself anew.
 *
 * @param find looks for it in what was kept
 * @param ask asks the server
 */
async function openOwn(
  { request, event }: RouteHandlerCallbackOptions,
  find: (cache: Cache) => Promise<Response | undefined>,
  ask: () => Promise<Response>,
): Promise<Response> {
  const revision = await buildOf((event as FetchEvent).clientId);
  if (revision === '') return fetch(request);
  const kept = await find(await caches.open(cacheOf(build.baseUrl, revision)));
  if (kept) return kept;
  if (revision !== build.revision) return Response.error();
  return ask().catch(() => Response.error());
}

/** Demos, pictures, lists of facts. */
export async function openFile(options: RouteHandlerCallbackOptions): Promise<Response> {
  const address = addressOf(options.url);
  return openOwn(
    options,
    (cache) => cache.match(urlOf(build, address), { ignoreVary: true }),
    async () => {
      const answer = await load(build, address);
      inBackground(options.event, keepCopy(address, answer.clone()));
      return answer;
    },
  );
}

const bodyPath = /^assets\/bodies\/(.*)\.txt$/;

/** The page whose body a file is; undefined for other files. */
export function pageOfBody(url: URL): string | undefined {
  const [, name] = bodyPath.exec(addressOf(url)) ?? [];
  if (name === undefined) return undefined;
  const page = pageAddress(name);
  return Object.hasOwn(build.pages, page) ? page : undefined;
}

async function cutOut(page: Response | undefined, address: string): Promise<Response | undefined> {
  const body = page && bodiesOf(await page.text()).get(build.baseUrl + address);
  return body === undefined
    ? undefined
    : new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/**
 * The body of a page that a link in place leads to. It is cut out of the page, which is kept whole: so it can be opened by
 * its address later, and its text is kept once.
 */
export async function openBody(options: RouteHandlerCallbackOptions): Promise<Response> {
  const address = pageOfBody(options.url) ?? '';
  const find = async (cache: Cache): Promise<Response | undefined> =>
    cutOut(await cache.match(urlOf(build, address), { ignoreVary: true }), address);
  return openOwn(options, find, async () => {
    const page = await load(build, address);
    const keeping = keepCopy(address, page.clone()).then(async () =>
      keepAll(build, await openCache(), pageFiles(build, address)),
    );
    inBackground(options.event, keeping);
    return (await cutOut(page, address)) ?? Response.error();
  });
}
