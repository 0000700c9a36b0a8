/** The frame's side of the messages: the page around it. */
import { readPageMessage, toEnvelope, type FrameMessage, type PageMessage } from '../protocol';

/** Origin that served this document. `location.origin` is `null` in a frame without an origin; the address is not. */
export const servedFrom = new URL(document.URL).origin;

/** The document was opened on its own, in a tab. */
export const isAlone = window.parent === window;

/** Tells the page; nothing happens when there is none. */
export function tellPage(message: FrameMessage): void {
  if (!isAlone) window.parent.postMessage(toEnvelope(message), servedFrom);
}

/** Calls `receive` with every message of the page, and of nobody else. */
export function listenToPage(receive: (message: PageMessage) => void): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (isAlone || source !== window.parent || origin !== servedFrom) return;
    const message = readPageMessage(data);
    if (message) receive(message);
  });
}
