import siteConfig from '@generated/docusaurus.config';
import { bodyAddress } from '../bodyAddress';
import { buildMark, readBody, readData, type Body } from '../bodiesOf';

type Arrived = Pick<Body, 'html' | 'data'>;

/** By the page's path. */
const bodies = new Map<string, Arrived>();

/** The body that has arrived with the page. */
function readFromPage(path: string): Arrived | undefined {
  const element = document.querySelector<HTMLElement>(`[data-body="${CSS.escape(path)}"]`);
  return element ? { html: element.innerHTML, data: readData(element.dataset['page'] ?? '') } : undefined;
}

async function download(path: string): Promise<Arrived> {
  const address = siteConfig.baseUrl + bodyAddress(path, siteConfig.baseUrl);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const running = document.querySelector<HTMLMetaElement>(`meta[name="${buildMark}"]`);
  const body = readBody(await response.text(), running?.content ?? '');
  if (body.hasParts) {
    await import(/* webpackChunkName: "part-styles" */ '@site/plugins/static-content/client/partStyles');
  }
  return body;
}

const downloads = new Map<string, Promise<Arrived>>();

/**
 * The body of a page, and what the page says about itself. Rejects when it cannot be loaded; the next call tries again.
 * With an `OtherBuildError` once the site is newer than the open page.
 */
export async function loadBody(path: string): Promise<Arrived> {
  const body = bodies.get(path) ?? readFromPage(path);
  if (body) {
    bodies.set(path, body);
    return body;
  }
  const downloading = downloads.get(path) ?? download(path);
  downloads.set(path, downloading);
  try {
    const downloaded = await downloading;
    bodies.set(path, downloaded);
    return downloaded;
  } finally {
    downloads.delete(path);
  }
}

/** Its HTML; undefined until `loadBody` has brought it. */
export function bodyOf(path: string): string | undefined {
  return bodies.get(path)?.html;
}
