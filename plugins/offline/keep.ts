import { urlOf } from './caches';
import { hashOf, libraryOf, namesItsContent, type SiteManifest } from './siteManifest';

/** As many at once as browsers ask one server for. */
const lanes = 6;

/** Whether an answer holds the file that the build has at an address: another build's, or a proxy's page, does not. */
export async function isOfBuild(manifest: SiteManifest, address: string, answer: Response): Promise<boolean> {
  const expected = manifest.files[address];
  if (expected === undefined || answer.status !== 200) return false;
  return (await hashOf(await answer.clone().arrayBuffer())) === expected;
}

/** Browsers refuse to open a page with an answer that came by a redirect. */
function withoutRedirect(answer: Response): Response {
  if (!answer.redirected) return answer;
  const { headers, status, statusText } = answer;
  return new Response(answer.body, { headers, status, statusText });
}

/** Asks the server, past a copy that the browser may hold of another build. */
export async function load(
  manifest: SiteManifest,
  address: string,
  options: Pick<RequestInit, 'signal'> = {},
): Promise<Response> {
  const cache = namesItsContent(address) ? 'default' : 'no-cache';
  const answer = await fetch(urlOf(manifest, address), { ...options, cache });
  if (!(await isOfBuild(manifest, address, answer))) throw new Error(`${answer.url}: not of this build`);
  return withoutRedirect(answer);
}

/**
 * Keeps a file of the build: from what is kept of another build, if it is the same there, or else from the server.
 *
 * @throws when the server sends something else, or nothing, or the device has no room
 */
async function keep(
  manifest: SiteManifest,
  cache: Cache,
  address: string,
  signal?: AbortSignal,
): Promise<void> {
  const url = urlOf(manifest, address);
  if (await cache.match(url, { ignoreVary: true })) return;
  const kept = await caches.match(url, { ignoreVary: true });
  if (kept && (await isOfBuild(manifest, address, kept))) {
    await cache.put(url, kept);
    return;
  }
  await cache.put(url, await load(manifest, address, signal ? { signal } : {}));
}

/** A page with all that it needs, so that it works whichever way it is opened; any other file by itself. */
export function pageFiles({ pages, parts }: SiteManifest, address: string): string[] {
  return [address, ...(pages[address] ?? []).flatMap((index) => parts[index] ?? [])];
}

/** Whether a file could not be kept because the device, or the browser's share of it, has no room. */
export function isWantOfRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/**
 * Keeps several files, a few at a time.
 *
 * @param onKept called with each that is there
 * @throws what the first that cannot be kept throws; the others are kept all the same, unless `signal` ends it or there is
 *   no room left: they would be loaded for nothing
 */
export async function keepAll(
  manifest: SiteManifest,
  cache: Cache,
  addresses: readonly string[],
  { signal, onKept }: { signal?: AbortSignal; onKept?: () => void } = {},
): Promise<void> {
  const waiting = addresses.values();
  const failures: unknown[] = [];
  const keepNext = async (): Promise<void> => {
    for (const address of waiting) {
      if (signal?.aborted === true || failures.some(isWantOfRoom)) return;
      await keep(manifest, cache, address, signal).then(onKept, (error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: lanes }, keepNext));
  if (failures.length > 0) throw failures[0];
}

/** Removes all documents but what every page needs. */
export async function removeAll(manifest: SiteManifest, cache: Cache): Promise<void> {
  const removed = libraryOf(manifest).filter((address) => !manifest.shell.includes(address));
  for (const address of removed) await cache.delete(urlOf(manifest, address));
}
