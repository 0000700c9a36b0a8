import siteConfig from '@generated/docusaurus.config';
import routesChunkNames from '@generated/routesChunkNames';
import { buildMark, readBody } from '../bodiesOf';
import { bodyAddress } from '../bodyAddress';

/** HTML of the bodies that have arrived, by the page's path. */
const bodies = new Map<string, string>();

/** The routes of the site: several may have one path, the home page's is that of all documents, too. */
const routes = Object.entries(routesChunkNames).map(([pathAndHash, chunks]) => ({
  path: pathAndHash.replace(/-[^-]+$/, ''),
  chunks: Object(chunks) as object,
}));

const pages: ReadonlySet<string> = new Set(routes.map(({ path }) => path));

/** Those that show a document of their own: Docusaurus calls it `content`. And one of components, with a `StaticPart`. */
const documents: ReadonlySet<string> = new Set([
  ...routes
    .filter(({ chunks }) => typeof Reflect.get(chunks, 'content') === 'string')
    .map(({ path }) => path),
  `${siteConfig.baseUrl}playground`,
]);

export function isPage(path: string): boolean {
  return pages.has(path);
}

export function hasBody(path: string): boolean {
  return documents.has(path);
}

/** The body that has arrived with the page. */
function readFromPage(path: string): string | undefined {
  return document.querySelector(`[data-body="${CSS.escape(path)}"]`)?.innerHTML;
}

async function download(path: string): Promise<string> {
  const address = siteConfig.baseUrl + bodyAddress(path, siteConfig.baseUrl);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const running = document.querySelector<HTMLMetaElement>(`meta[name="${buildMark}"]`);
  return readBody(await response.text(), running?.content ?? '');
}

const downloads = new Map<string, Promise<string>>();

/**
 * Brings the body of a page, for `bodyOf`. Rejects when it cannot be loaded; the next call tries again. With an
 * `OtherBuildError` once the site is newer than the open page.
 */
export async function loadBody(path: string): Promise<void> {
  if (bodies.has(path)) return;
  const given = readFromPage(path);
  if (given !== undefined) {
    bodies.set(path, given);
    return;
  }
  const downloading = downloads.get(path) ?? download(path);
  downloads.set(path, downloading);
  try {
    bodies.set(path, await downloading);
  } finally {
    downloads.delete(path);
  }
}

/** Undefined until `loadBody` has brought it. */
export function bodyOf(path: string): string | undefined {
  return bodies.get(path);
}
