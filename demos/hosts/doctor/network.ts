import { responseAt, unlessAborted } from '../../runtime/pageFiles';
import type { FileAnswer } from './protocol';

/**
 * Has the page fetch what comes from the sub-app's origin: servers such as Vite's answer pages of certain origins only, and
 * this frame has none. Everything else is the frame's own affair.
 */
export function fetchThroughPage(entry: string, readFile: (url: string) => Promise<FileAnswer>): void {
  const { origin } = new URL(entry);
  const nativeFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    // Not `input`: its body, if it has one, is now this one's.
    if (new URL(request.url).origin !== origin || request.method !== 'GET') return nativeFetch(request);
    const answer = await unlessAborted(request.signal, () => readFile(request.url));
    if (answer.status === 0) throw new TypeError('Failed to fetch');
    return responseAt(answer.url, answer);
  };
}
