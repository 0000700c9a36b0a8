import siteConfig from '@generated/docusaurus.config';
import routesChunkNames from '@generated/routesChunkNames';
import { bodyAddress } from '../bodyAddress';

/** HTML of the bodies that have arrived, by the page's path. */
const bodies = new Map<string, string>();

/** The pages of the site by their paths, and whether each shows a document of its own: Docusaurus calls it `content`. */
const pages: ReadonlyMap<string, boolean> = new Map(
  Object.entries(routesChunkNames).map(([pathAndHash, chunks]) => [
    pathAndHash.replace(/-[^-]+$/, ''),
    typeof Reflect.get(Object(chunks), 'content') === 'string',
  ]),
);

export function isPage(path: string): boolean {
  return pages.has(path);
}

export function hasBody(path: string): boolean {
  return pages.get(path) === true;
}

/** The body that has arrived with the page. */
function readFromPage(path: string): string | undefined {
  return document.querySelector(`[data-body="${CSS.escape(path)}"]`)?.innerHTML;
}

async function download(path: string): Promise<string> {
  const address = siteConfig.baseUrl + bodyAddress(path, siteConfig.baseUrl);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

const downloads = new Map<string, Promise<string>>();

/** Brings the body of a page, for `bodyOf`. Rejects when it cannot be loaded; the next call tries again. */
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
