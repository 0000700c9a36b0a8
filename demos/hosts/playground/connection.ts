import { isAlone, pageOrigin } from '../../runtime/page';
import type { FileAnswer, FrameMessage, PageMessage, RunRequest } from './protocol';
import { readFrameMessage } from './readFrameMessage';
import { readPageMessage } from './readPageMessage';

export interface Connection {
  request: RunRequest;
  send: (message: FrameMessage) => void;
  /** Asks the page for a file of a sub-app, by its address. */
  readFile: (url: string) => Promise<FileAnswer>;
  /** How many of them have not been answered yet. */
  pendingFiles: () => number;
  /** Is told about every message that is not an answer to `readFile`. */
  listen: (onMessage: (message: PageMessage) => void) => void;
}

// Taken before the reader's code runs: a function that it puts in the place of one of these would be handed the port.
const apply = Reflect.apply.bind(Reflect);
const dataOfMessage: { get?: () => unknown } =
  Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data') ?? {};
const readData = dataOfMessage.get ?? (() => undefined);
const later = window.setTimeout.bind(window);

interface Channel {
  /** The end for the page. */
  port: MessagePort;
  send: Connection['send'];
}

/**
 * The port stays in here. The reader's code can replace most of what the rest of the frame calls, but what it gets hold
 * of that way are messages. The page does not rely on it: `readFrameMessage` bounds whatever comes out of the frame.
 */
function openChannel(receive: (data: unknown) => void): Channel {
  const { port1, port2 } = new MessageChannel();
  const post = port1.postMessage.bind(port1);
  // In a task of its own: while an event is dispatched, all code can read it, and its port, from `window.event`.
  port1.onmessage = (event) => void later(receive, 0, apply(readData, event, []));
  return {
    port: port2,
    send: (message) => {
      // What the page would cut is not sent in the first place.
      const read = readFrameMessage(message);
      if (read) post(read);
    },
  };
}

/** The document is in its sandbox. On its own, or in a frame without one, code in here would have an origin. */
export const isContained = !isAlone && self.origin === 'null';

/**
 * Hands the page around a port, and waits for the code to run. Only a page of the documents' origin is handed one: the
 * browser delivers the message to no other.
 */
export function connect(): Promise<Connection> {
  const waiting = new Map<number, (answer: FileAnswer) => void>();
  let lastId = 0;
  let onMessage: Parameters<Connection['listen']>[0] = () => undefined;

  return new Promise((resolve) => {
    const { port, send } = openChannel((data) => {
      const message = readPageMessage(data);
      if (message?.type === 'start')
        resolve({ request: message.request, send, readFile, pendingFiles, listen });
      else if (message?.type === 'file') {
        waiting.get(message.id)?.(message);
        waiting.delete(message.id);
      } else if (message) onMessage(message);
    });
    const pendingFiles = (): number => waiting.size;
    const listen: Connection['listen'] = (listener) => (onMessage = listener);
    const readFile: Connection['readFile'] = (url) =>
      new Promise((answer) => {
        const id = ++lastId;
        waiting.set(id, answer);
        send({ type: 'request', id, url });
      });
    window.parent.postMessage({ playground: 'ready', token: location.hash.slice(1) }, pageOrigin, [port]);
  });
}
