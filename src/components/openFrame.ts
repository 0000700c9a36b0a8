import { isReadyMessage, type PortFrame } from '@site/demos/runtime/pagePort';

interface FrameOptions {
  frame: PortFrame;
  /** The element, without an address. */
  element: HTMLIFrameElement;
  src: string;
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

/**
 * Puts a frame for code of others into the page. It has an opaque origin, so that the page can only tell it by its window
 * and by the token in its address; everything is said through the port that it hands over once.
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
  element.src = `${options.src}#${token}`;
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
