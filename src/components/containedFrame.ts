import { containedQuery } from '@site/plugins/offline/siteManifest';

/** Not `randomUUID`, which is missing where the site is served without TLS. */
export function createToken(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('.');
}

/** Without a network the frame comes from the service worker, and its origin is taken from it by a header. */
function comesFromWorker(src: string): boolean {
  const isOfSite = new URL(src, location.href).origin === location.origin;
  return isOfSite && !navigator.onLine && !!(navigator as Partial<Navigator>).serviceWorker?.controller;
}

/**
 * A frame without an origin: the code that runs in it sees neither this page nor its storage. The frame itself runs
 * nothing unless it is so.
 *
 * @param token by which the frame's first message is known
 */
export function createContainedFrame(src: string, token: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const isFromWorker = comesFromWorker(src);
  if (!isFromWorker) frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = `${src}${isFromWorker ? containedQuery : ''}#${token}`;
  frame.title = title;
  return frame;
}
