import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import { leafRoutes } from '@site/src/leafRoutes';
import { buildMark, readBody } from '../bodiesOf';
import { bodyAddress } from '../bodyAddress';

/** HTML of the bodies that have arrived, by the page's path. */
const bodies = new Map<string, string>();

const pages = new Map(leafRoutes(routes).map(({ path, component }) => [path, component]));

export function isPage(path: string): boolean {
  return pages.has(path);
}

function hasContent(page: unknown): boolean {
  return Boolean(Reflect.get(Object(page) as object, 'hasContent'));
}

/** Whether it shows a document, which Docusaurus calls `content`, or is one of components, with a `StaticPart`. */
export function hasBody(path: string): boolean {
  return hasContent(pages.get(path)) || path === `${siteConfig.baseUrl}playground`;
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
  const { html, hasParts } = readBody(await response.text(), running?.content ?? '');
  if (hasParts) {
    await import(/* webpackChunkName: "part-styles" */ '@site/plugins/static-content/client/partStyles');
  }
  return html;
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
