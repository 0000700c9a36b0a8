import siteConfig from '@generated/docusaurus.config';
import { isSparing } from '@site/src/connection';
import { buildMark } from '../../search/engine/buildMark';
import { bodyAddress } from '../bodyAddress';
import { readBody, readData, type Body } from '../bodiesOf';

type Arrived = Pick<Body, 'html' | 'data'>;

/** By the page's path. */
const bodies = new Map<string, Arrived>();

/** The body that arrived with the page, as the reader and the page's scripts had changed it by the time it was read. */
let opened: Arrived | undefined;

function readFromPage(path: string): Arrived | undefined {
  const element = document.querySelector<HTMLElement>(`[data-body="${CSS.escape(path)}"]`);
  if (!element) return undefined;
  // What was pressed is done once, and not again by those who come back.
  const html = element.innerHTML.replaceAll(/ data-pressed="\d+"/g, '');
  opened = { html, data: readData(element.dataset['page'] ?? '') };
  return opened;
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

/** Once for all who ask for it meanwhile. */
async function fetchBody(path: string): Promise<Arrived> {
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
  return fetchBody(path);
}

/**
 * To be called when a page is left. React goes on from the HTML as it was changed; who comes back gets it as it was written:
 * the listeners of what is marked in it are gone. It is fetched now: a page that is waited for on the way back has lost where
 * the reader was.
 */
export function leaveBody(path: string): void {
  if (bodies.get(path) !== opened || downloads.has(path) || isSparing()) return;
  // Without a network, it is there as it was left.
  fetchBody(path).catch(() => undefined);
}

/** Its HTML; undefined until `loadBody` has brought it. */
export function bodyOf(path: string): string | undefined {
  return bodies.get(path)?.html;
}
