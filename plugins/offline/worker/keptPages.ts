import { urlOf } from '../caches';
import type { KeptPage } from '../messages';
import { build, openCache } from './build';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** A worker has no parser of HTML. */
function titleOf(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
  return title.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** The pages that can be read without a network, as the build orders them. */
export async function keptPages(): Promise<KeptPage[]> {
  const cache = await openCache();
  const kept = await Promise.all(
    Object.keys(build.pages).map(async (address) => {
      const page = await cache.match(urlOf(build, address), { ignoreVary: true });
      return page ? [{ path: build.baseUrl + address, title: titleOf(await page.text()) }] : [];
    }),
  );
  return kept.flat();
}
