import siteConfig from '@generated/docusaurus.config';
import { bodyAddress } from '../bodyAddress';
import { buildMark, OtherBuildError, readBody, readData, type Body } from '../bodiesOf';

type Arrived = Pick<Body, 'html' | 'data'>;

/** By the page's path. */
const bodies = new Map<string, Arrived>();

/** The body that arrived with the page, as the reader and the page's scripts had changed it by the time it was read. */
let opened: (Arrived & { path: string }) | undefined;

function readFromPage(path: string): Arrived | undefined {
  const element = document.querySelector<HTMLElement>(`[data-body="${CSS.escape(path)}"]`);
  if (!element || opened) return undefined;
  opened = { path, html: element.innerHTML, data: readData(element.dataset['page'] ?? '') };
  return opened;
}

/**
 * To be called when a page is left. React goes on from the HTML as it was changed; who comes back gets it as it was written:
 * the listeners of what is marked in it are gone.
 */
export function leaveBody(path: string): void {
  if (opened && bodies.get(path) === opened) bodies.delete(path);
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
  } catch (error) {
    // Without a network, better than nothing.
    if (opened?.path !== path || error instanceof OtherBuildError) throw error;
    bodies.set(path, opened);
    return opened;
  } finally {
    downloads.delete(path);
  }
}

/** Its HTML; undefined until `loadBody` has brought it. */
export function bodyOf(path: string): string | undefined {
  return bodies.get(path)?.html;
}
