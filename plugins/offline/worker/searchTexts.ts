import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { textDirectory, textsFile } from '../../search/engine/format';
import { urlOf } from '../caches';
import { keepAll } from '../keep';
import { build, openCache } from './build';
import { addressOf } from './files';

const shardPath = new RegExp(String.raw`^${textDirectory}/(\d+)\.(\w+)\.json(\?_=.+)$`);

/** By their hash, of each shard. */
type Texts = Readonly<Record<string, readonly (readonly string[])[] | undefined>>;

/** Of the builds that open pages are of, by address; parsed once while the worker runs. */
const parsed = new Map<string, Promise<Texts | undefined>>();

async function readKept(address: string): Promise<Texts | undefined> {
  const kept = await caches.match(urlOf(build, address), { ignoreVary: true });
  return (await kept?.json()) as Texts | undefined;
}

async function keptTexts(address: string): Promise<Texts | undefined> {
  const reading = parsed.get(address) ?? readKept(address);
  parsed.set(address, reading);
  const texts = await reading.catch(() => undefined);
  // It may be kept by the next time.
  if (texts === undefined) parsed.delete(address);
  return texts;
}

/** Whether an address is that of a file with texts of the search's results. */
export function isTextShard(url: URL): boolean {
  return shardPath.test(addressOf(url));
}

let keeping: Promise<void> | undefined;

/** Keeps all texts for a reader who searches: they weigh as much as all else that a first visit keeps. */
async function keepTexts(address: string): Promise<void> {
  if (!Object.hasOwn(build.files, address)) return;
  keeping ??= openCache()
    .then(async (cache) => keepAll(build, cache, [address]))
    .catch(() => undefined)
    .finally(() => {
      keeping = undefined;
    });
  await keeping;
}

/** Texts of the search's results, out of the one file with all of them: hundreds of small ones are not kept. */
export async function openTextShard({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const [, shard = '', textsHash = '', query = ''] = shardPath.exec(addressOf(url)) ?? [];
  const address = textsFile + query;
  const texts = (await keptTexts(address))?.[textsHash];
  const found = texts?.[Number(shard)];
  if (found !== undefined) {
    // `Response.json` is younger than some browsers here.
    return new Response(JSON.stringify(found), { headers: { 'Content-Type': 'application/json' } });
  }
  const answer = await fetch(request);
  event.waitUntil(keepTexts(address));
  return answer;
}
