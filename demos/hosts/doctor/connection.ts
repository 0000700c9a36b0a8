import { openPort } from '../../runtime/openPort';
import { createPageFiles } from '../../runtime/pageFiles';
import { isFields, isFiniteNumber, isOneOf } from '../../untrusted';
import { comparedModes } from '../compatibility/run';
import { paths, type FileAnswer, type FrameMessage, type PageMessage, type RunRequest } from './protocol';

export interface Connection {
  request: RunRequest;
  send: (message: FrameMessage) => void;
  /** Asks the page for a file of the sub-app's origin. */
  readFile: (url: string) => Promise<FileAnswer>;
}

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
  return new Promise((resolve) => {
    const send: Connection['send'] = openPort('doctor', (data) => {
      const message = readPageMessage(data);
      if (message?.type === 'start') resolve({ request: message.request, send, readFile: files.read });
      else if (message?.type === 'file') files.receive(message);
      else if (message) send({ type: 'alive' });
    });
    const files = createPageFiles<ArrayBuffer>(send);
  });
}
