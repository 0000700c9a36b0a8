import {
  isStartMessage,
  type FileAnswer,
  type FrameMessage,
  type PageMessage,
  type RunRequest,
} from './protocol';

export interface Connection {
  request: RunRequest;
  send: (message: FrameMessage) => void;
  /** Asks the page for a file of a sub-app, by its address. */
  readFile: (url: string) => Promise<FileAnswer>;
  /** Is told about every message that is not an answer to `readFile`. */
  listen: (onMessage: (message: Exclude<PageMessage, FileAnswer>) => void) => void;
}

function open(request: RunRequest, port: MessagePort): Connection {
  const waiting = new Map<number, (answer: FileAnswer) => void>();
  let lastId = 0;
  let onMessage: Parameters<Connection['listen']>[0] = () => undefined;
  const send: Connection['send'] = (message) => port.postMessage(message);

  port.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.type === 'file') {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    } else {
      onMessage(data);
    }
  };

  return {
    request,
    send,
    listen: (listener) => (onMessage = listener),
    readFile: (url) =>
      new Promise((resolve) => {
        const id = ++lastId;
        waiting.set(id, resolve);
        send({ type: 'request', id, url });
      }),
  };
}

/** Tells the page around that the frame is there, and waits for the code to run. */
export function connect(): Promise<Connection> {
  return new Promise((resolve) => {
    window.addEventListener(
      'message',
      function start({ source, data, ports: [port] }: MessageEvent<unknown>) {
        if (source !== window.parent || !isStartMessage(data) || !port) return;
        window.removeEventListener('message', start);
        resolve(open(data.request, port));
      },
    );
    // The message says nothing that others may not hear.
    window.parent.postMessage({ playground: 'ready' }, '*');
  });
}
