import { containedQuery } from '@site/plugins/offline/siteManifest';
import { isReadyMessage, type PortFrame } from '@site/demos/runtime/pagePort';

interface FrameOptions {
  frame: PortFrame;
  /** The element, without an address and a sandbox. */
  element: HTMLIFrameElement;
  src: string;
  /** What the code may do; an origin is not among it. */
  sandbox: string;
  container: HTMLElement;
  /** The frame's document has loaded, and its port is there. */
  onOpen: () => void;
  onMessage: (data: unknown) => void;
  /** The code, or a link in it, has loaded another document into the frame. */
  onLeave: () => void;
}

export interface OpenFrame {
  /** Does nothing until the port is there. */
  send: (message: unknown) => void;
  /** Removes the frame and everything that runs in it. */
  remove: () => void;
}

/** Not `randomUUID`, which is missing where the site is served without TLS. */
function createToken(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('.');
}

/** Without a network the frame comes from the service worker, and its origin is taken from it by a header. */
function comesFromWorker(src: string): boolean {
  const isOfSite = new URL(src, location.href).origin === location.origin;
  return (
    isOfSite &&
    !navigator.onLine &&
    'serviceWorker' in navigator &&
    navigator.serviceWorker.controller !== null
  );
}

/**
 * Puts a frame for code of others into the page. Its origin is opaque: the code sees neither this page nor its storage, and
 * the page can only tell it by its window and by the token in its address. Everything is said through the port that it hands
 * over once. The frame itself runs nothing unless its origin is opaque. In Chromium, an endless loop stops only the frame;
 * Firefox runs it in the page's process.
 */
export function openFrame(options: FrameOptions): OpenFrame {
  const { element, onOpen, onMessage, onLeave } = options;
  const token = createToken();
  const listeners = new AbortController();
  let port: MessagePort | undefined;
  let isLoaded = false;
  // Once the document has loaded, and not before: then another `load` means another document. `pagehide` in there would
  // not do: with such a listener Chromium keeps the process of a removed frame, and when that one is in an endless loop,
  // the next run waits in the same process.
  const open = (): void => {
    if (isLoaded && port) onOpen();
  };
  const receivePort = ({ source, origin, data, ports: [framePort] }: MessageEvent<unknown>): void => {
    if (source !== element.contentWindow || origin !== 'null' || port || !framePort) return;
    if (!isReadyMessage(data, options.frame, token)) return;
    port = framePort;
    port.onmessage = (event: MessageEvent<unknown>) => onMessage(event.data);
    open();
  };
  const onLoad = (): void => {
    if (isLoaded) {
      onLeave();
      return;
    }
    isLoaded = true;
    open();
  };
  window.addEventListener('message', receivePort, listeners);
  element.addEventListener('load', onLoad, listeners);
  const isFromWorker = comesFromWorker(options.src);
  if (!isFromWorker) element.setAttribute('sandbox', options.sandbox);
  element.src = `${options.src}${isFromWorker ? containedQuery : ''}#${token}`;
  options.container.append(element);
  return {
    send: (message) => port?.postMessage(message),
    remove: () => {
      listeners.abort();
      port?.close();
      element.remove();
    },
  };
}
