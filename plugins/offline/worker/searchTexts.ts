import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { textDirectory, textsFile } from '../../search/engine/format';
import { urlOf } from '../caches';
import { build } from './build';
import { addressOf } from './files';

const shardPath = new RegExp(String.raw`^${textDirectory}/(\d+)\.json(\?_=.+)$`);

/** Of the builds that open pages are of, by address; parsed once while the worker runs. */
const parsed = new Map<string, Promise<unknown>>();

async function readKept(address: string): Promise<unknown> {
  const kept = await caches.match(urlOf(build, address), { ignoreVary: true });
  return kept?.json();
}

async function keptTexts(address: string): Promise<unknown> {
  const reading = parsed.get(address) ?? readKept(address);
  parsed.set(address, reading);
  const texts = await reading.catch(() => undefined);
  // It may be kept by the next time.
  if (texts === undefined) parsed.delete(address);
  return texts;
}

export function isTextShard(url: URL): boolean {
  return shardPath.test(addressOf(url));
}

/** Texts of the search's results, out of the one file with all of them: hundreds of small ones are not kept. */
export async function openTextShard({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const [, shard = '', query = ''] = shardPath.exec(addressOf(url)) ?? [];
  const texts = await keptTexts(textsFile + query);
  const found: unknown = Array.isArray(texts) ? texts[Number(shard)] : undefined;
  return found === undefined ? fetch(request) : Response.json(found);
}
