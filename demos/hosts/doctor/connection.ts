import { isAlone, pageOrigin } from '../../runtime/page';
import { isFields, isFiniteNumber, isOneOf } from '../../untrusted';
import { comparedModes } from '../compatibility/run';
import { paths, type FileAnswer, type FrameMessage, type PageMessage, type RunRequest } from './protocol';

export interface Connection {
  request: RunRequest;
  send: (message: FrameMessage) => void;
  /** Asks the page for a file of the sub-app's origin. */
  readFile: (url: string) => Promise<FileAnswer>;
}

/** The document is in its sandbox: without it, code in here would have the origin of the frames. */
export const isContained = !isAlone && self.origin === 'null';

function readRequest(data: unknown): RunRequest | undefined {
  if (!isFields(data)) return undefined;
  const { entry, mode, usesPlugin, path, basename, props } = data;
  if (typeof entry !== 'string' || typeof basename !== 'string' || !isFields(props)) return undefined;
  if (!isOneOf(comparedModes, mode) || !isOneOf(paths, path) || typeof usesPlugin !== 'boolean')
    return undefined;
  return { entry, mode, usesPlugin, path, basename, props };
}

function readPageMessage(data: unknown): PageMessage | undefined {
  if (!isFields(data)) return undefined;
  const { type, id, url, status, contentType, body } = data;
  if (type === 'areYouAlive') return { type };
  if (type === 'start') {
    const request = readRequest(data['request']);
    return request && { type, request };
  }
  if (type !== 'file' || !isFiniteNumber(id) || !isFiniteNumber(status)) return undefined;
  if (typeof url !== 'string' || typeof contentType !== 'string' || !(body instanceof ArrayBuffer))
    return undefined;
  return { type, id, url, status, contentType, body };
}

/** Hands the page around a port, and waits for what is to be examined. */
export function connect(): Promise<Connection> {
  const waiting = new Map<number, (answer: FileAnswer) => void>();
  const { port1, port2 } = new MessageChannel();
  const post = port1.postMessage.bind(port1);
  const send: Connection['send'] = (message) => post(message);
  let lastId = 0;
  const readFile: Connection['readFile'] = (url) =>
    new Promise((answer) => {
      const id = ++lastId;
      waiting.set(id, answer);
      send({ type: 'request', id, url });
    });
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readPageMessage(data);
      if (message?.type === 'start') resolve({ request: message.request, send, readFile });
      else if (message?.type === 'areYouAlive') send({ type: 'alive' });
      else if (message) {
        waiting.get(message.id)?.(message);
        waiting.delete(message.id);
      }
    };
    window.parent.postMessage({ doctor: 'ready', token: location.hash.slice(1) }, pageOrigin, [port2]);
  });
}
