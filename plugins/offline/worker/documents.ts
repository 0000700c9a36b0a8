import { cacheOf, documentsCacheOf, siteCaches, urlOf } from '../caches';
import { hashOf } from '../siteManifest';
import { build } from './build';
import { scope } from './scope';

/**
 * What is known of the documents that have been opened since the worker started: their descriptions, see
 * `describePage`. It may be ended at any time, and another build's may take over, so they are written down, too.
 */
const known = new Map<string, Promise<string>>();

const recordOf = (id: string): string => urlOf(build, `document/${id}`);

async function records(): Promise<Cache> {
  return caches.open(documentsCacheOf(build.baseUrl));
}

/**
 * What is written of a page: its content, which another build may have as well, and the build of the worker that has
 * opened it; without that, a page that this worker does not know, and another's will.
 */
export async function describePage(address: string, answer: Response): Promise<string> {
  const hash = await hashOf(await answer.arrayBuffer());
  return `page ${hash} ${address} ${build.files[address] === hash ? build.revision : ''}`;
}

/**
 * The revision of the build; empty for a page that is of none known. A page that is the same in this build is of this one:
 * one that differs in other files only would otherwise wait for ever. A frame stays with the files that it began with.
 */
export function revisionOf(description: string): string {
  const [, hash, address = '', revision = ''] = /^page (\w+) (\S*) ?(\w*)$/.exec(description) ?? [];
  // As workers used to write it down.
  if (hash === undefined) return description;
  const isNews = revision === '' || Object.hasOwn(build.pages, address);
  return isNews && build.files[address] === hash ? build.revision : revision;
}

/** Writes down which build a document is of. What the document asks for meanwhile waits until it is known. */
export async function recordDocument(id: string, description: Promise<string>): Promise<void> {
  known.set(id, description);
  const cache = await records();
  await cache.put(recordOf(id), new Response(await description));
}

/** What a document goes by in a browser that does not say which one a navigation makes: tabs of one address share it. */
export function idOfAddress(url: string): string {
  return url.replace(/#.*/s, '');
}

/** The revision of the build that a document is of; empty when it is not known. */
export async function buildOf(id: string): Promise<string> {
  const description = known.get(id);
  if (description) return revisionOf(await description);
  const record = await (await records()).match(recordOf(id));
  if (record) return revisionOf(await record.text());
  const client = await scope.clients.get(id);
  return client ? buildOf(idOfAddress(client.url)) : '';
}

async function openDocuments() {
  return scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Whether a tab shows a page of an older build, which relies on what was kept of it. */
export async function hasOlderTab(): Promise<boolean> {
  const tabs = (await openDocuments()).filter(({ frameType }) => frameType !== 'nested');
  const revisions = await Promise.all(tabs.map(({ id }) => buildOf(id)));
  return revisions.some((revision) => revision !== '' && revision !== build.revision);
}

/**
 * Removes what was kept of builds that no open document is of, and the records of closed ones. Not while a newer worker is
 * there, whose cache nobody needs yet.
 */
export async function tidy(): Promise<void> {
  // Browsers do not list a document that is on its way.
  const open = (await openDocuments()).flatMap(({ id, url }) => [id, idOfAddress(url)]);
  const ids = [...open, ...known.keys()];
  const revisions = [build.revision, ...(await Promise.all(ids.map(buildOf)))];
  const neededCaches = [
    documentsCacheOf(build.baseUrl),
    ...revisions.map((revision) => cacheOf(build.baseUrl, revision)),
  ];
  const unneeded = (await siteCaches(build.baseUrl)).filter((name) => !neededCaches.includes(name));
  const { installing, waiting } = scope.registration;
  if (installing || waiting) return;
  for (const name of unneeded) await caches.delete(name);
  const cache = await records();
  const needed = new Set(ids.map(recordOf));
  for (const { url } of await cache.keys()) if (!needed.has(url)) await cache.delete(url);
}
