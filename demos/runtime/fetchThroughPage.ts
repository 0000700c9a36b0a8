import type { Loader } from '@garfish/loader';
import type { PageMessage } from '../protocol';
import { listenToPage, tellPage } from './page';

type FileAnswer = Extract<PageMessage, { type: 'file' }>;

function toResponse({ url, status, contentType, body }: FileAnswer): Response {
  const response = new Response(body, { status, headers: { 'content-type': contentType } });
  // One that was made by hand has no address; Garfish resolves the relative ones in an entry against it.
  return Object.defineProperty(response, 'url', { value: url });
}

/**
 * Makes Garfish load every file through the page: a frame without an origin (`sandbox="allow-scripts"`) can fetch only
 * files with a CORS header, which a plain static server does not send. The page answers with `answerRequest`.
 */
export function fetchThroughPage(loader: Loader): void {
  const waiting = new Map<
    number,
    { resolve: (response: Response) => void; reject: (reason: Error) => void }
  >();
  let count = 0;
  listenToPage((message) => {
    if (message.type !== 'file') return;
    const request = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.status === 0) request?.reject(new TypeError('Failed to fetch'));
    else request?.resolve(toResponse(message));
  });
  loader.usePlugin({
    name: 'fetch-through-page',
    fetch: (url) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        tellPage({ type: 'request', id: count, url: new URL(url, document.URL).href });
      }),
  });
}
