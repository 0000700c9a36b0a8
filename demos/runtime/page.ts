/** The frame's side of the messages: the page around it. */
import { readPageMessage, toEnvelope, type FrameMessage, type PageMessage } from '../protocol';

/** Origin that served this document. `location.origin` is `null` in a frame without an origin; the address is not. */
export const servedFrom = new URL(document.URL).origin;

/** Written into the document when it is published at another origin than the documents that show it. */
const documentsOrigin = document.querySelector<HTMLMetaElement>('meta[name="documents-origin"]')?.content;

/** Origin of the page around, the only one that is told or listened to. A host that shows itself has its own around it. */
export const pageOrigin = documentsOrigin === undefined || window.frameElement ? servedFrom : documentsOrigin;

/** The document was opened on its own, in a tab. */
export const isAlone = window.parent === window;

/** Tells the page; nothing happens when there is none. */
export function tellPage(message: FrameMessage): void {
  if (!isAlone) window.parent.postMessage(toEnvelope(message), pageOrigin);
}

/** Calls `receive` with every message of the page, and of nobody else. */
export function listenToPage(receive: (message: PageMessage) => void): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (isAlone || source !== window.parent || origin !== pageOrigin) return;
    const message = readPageMessage(data);
    if (message) receive(message);
  });
}
