import { openPort } from '../../../runtime/openPort';
import { createPageFiles } from '../../../runtime/pageFiles';
import type { FileAnswer, FrameMessage, PageMessage, RunRequest } from './protocol';
import { readFrameMessage } from './readFrameMessage';
import { readPageMessage } from './readPageMessage';

export interface Connection {
  request: RunRequest;
  send: (message: FrameMessage) => void;
  /** Asks the page for a file of a sub-app, by its address. */
  readFile: (url: string) => Promise<FileAnswer>;
  /** Is told about every message that is not an answer to `readFile`. */
  listen: (onMessage: (message: PageMessage) => void) => void;
}

/** Hands the page around a port, and waits for the code to run. */
export function connect(): Promise<Connection> {
  let onMessage: Parameters<Connection['listen']>[0] = () => undefined;
  const listen: Connection['listen'] = (listener) => (onMessage = listener);

  return new Promise((resolve) => {
    const post = openPort('playground', (data) => {
      const message = readPageMessage(data);
      if (message?.type === 'start') {
        const { request } = message;
        resolve({ request, send, readFile: files.read, listen });
      } else if (message?.type === 'file') files.receive(message);
      else if (message) onMessage(message);
    });
    const send: Connection['send'] = (message) => {
      // What the page would cut is not sent in the first place.
      const read = readFrameMessage(message);
      if (read) post(read);
    };
    const files = createPageFiles<string>(send);
  });
}
