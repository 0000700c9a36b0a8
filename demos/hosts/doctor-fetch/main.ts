/**
 * Fetches the files of a sub-app for the doctor's page. A frame of its own, for its policy allows it to ask any server,
 * which that of the documents does not; and with an origin, as a main application has, which the frame that runs the
 * sub-app's code lacks.
 */
import { isAddress } from '../../isAddress';
import { isLocal, isLoopback } from '../../localNetwork';
import { after } from '../../signals';
import { isAlone, pageOrigin, servedFrom } from '../../runtime/page';
import { bounds } from '../doctor/bounds';
import { readFetchRequest, type FetchAnswer, type FetchFailure, type FetchedFile } from './protocol';

const maximumBytes = 1_000_000 * bounds.megabytes;
/** In milliseconds. The longer one while the browser asks the reader whether the page may reach the local network. */
const patience = 1000 * bounds.file;
const patienceWhileAsking = 50_000;

/** Of this site only what is published for sub-apps. */
const ownApps = new URL('../../apps/', document.URL);

function mayAsk(url: string): boolean {
  if (!isAddress(url)) return false;
  const { protocol, origin, pathname } = new URL(url);
  if (origin === servedFrom) return pathname.startsWith(ownApps.pathname) && !/%2f|%5c/i.test(pathname);
  return protocol === 'http:' || protocol === 'https:';
}

/** What the reader, or the page around, says of this one reaching the local network. Only Chromium knows of it. */
async function localNetworkState(): Promise<PermissionState> {
  try {
    const { state } = await navigator.permissions.query({ name: 'local-network-access' as PermissionName });
    return state;
  } catch {
    return 'granted';
  }
}

async function patienceFor(url: string): Promise<number> {
  if (!isLocal(new URL(url)) || isLoopback(new URL(document.URL))) return patience;
  return (await localNetworkState()) === 'prompt' ? patienceWhileAsking : patience;
}

/** Whether the address itself may be read, and leads elsewhere. Where it may not, nobody learns that it leads anywhere. */
async function isRedirected(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { type } = await fetch(url, { redirect: 'manual', credentials: 'omit', cache: 'no-store', signal });
    return type === 'opaqueredirect';
  } catch {
    return false;
  }
}

/** Whether the server answers at all: to a request without CORS it does even when it lets nobody read the answer. */
async function whyNot(url: string, signal: AbortSignal): Promise<FetchFailure> {
  try {
    await fetch(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
    return (await isRedirected(url, signal)) ? 'redirected' : 'cors';
  } catch {
    if (signal.aborted) return 'timeout';
    // It leads to where nothing answers, or back to itself.
    if (await isRedirected(url, signal)) return 'redirected';
    return isLocal(new URL(url)) && (await localNetworkState()) === 'denied' ? 'denied' : 'unreachable';
  }
}

/** @returns nothing where it is too large: no more is read then */
async function bodyOf({ headers, body }: Response): Promise<ArrayBuffer | undefined> {
  if (Number(headers.get('content-length')) > maximumBytes) return undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (const reader = body?.getReader(); reader;) {
    const { value, done } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.byteLength;
    if (bytes <= maximumBytes) continue;
    await reader.cancel();
    return undefined;
  }
  return new Blob(parts).arrayBuffer();
}

async function answer(url: string): Promise<{ file: FetchedFile } | { failure: FetchFailure }> {
  if (!mayAsk(url)) return { failure: 'refused' };
  const signal = after(await patienceFor(url));
  let hasBegun = false;
  try {
    const response = await fetch(url, { credentials: 'omit', cache: 'no-store', signal });
    hasBegun = true;
    if (!mayAsk(response.url)) return { failure: 'refused' };
    const body = await bodyOf(response);
    if (!body) return { failure: 'tooLarge' };
    const contentType = response.headers.get('content-type') ?? '';
    return { file: { url: response.url, status: response.status, contentType, body } };
  } catch {
    if (signal.aborted) return { failure: 'timeout' };
    return { failure: hasBegun ? 'broken' : await whyNot(url, signal) };
  }
}

window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (isAlone || source !== window.parent || origin !== pageOrigin) return;
  const request = readFetchRequest(data);
  if (!request) return;
  void answer(request.url).then((result) => {
    const message: FetchAnswer = { fetched: request.fetch, ...result };
    window.parent.postMessage(message, pageOrigin);
  });
});
if (!isAlone) window.parent.postMessage({ doctorFetch: 'ready' }, pageOrigin);
