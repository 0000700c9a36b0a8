import { colorThemes } from '../../protocol';
import { isFields, isFiniteNumber, isOneOf, readList, type Fields } from '../../untrusted';
import type { PageMessage, RunRequest } from './protocol';

const maximumContainers = 1_000;

function readString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readRequest(data: unknown): RunRequest | undefined {
  if (!isFields(data)) return undefined;
  const { code, address, sampleApp, baseUrl, theme } = data;
  const containers = readList(data['containers'], maximumContainers, readString);
  if (typeof code !== 'string' || typeof address !== 'string' || !containers) return undefined;
  if (typeof sampleApp !== 'string' || typeof baseUrl !== 'string') return undefined;
  return isOneOf(colorThemes, theme) ? { code, containers, address, sampleApp, baseUrl, theme } : undefined;
}

function readFile({ id, url, status, contentType, body }: Fields): PageMessage | undefined {
  if (!isFiniteNumber(id) || !isFiniteNumber(status)) return undefined;
  if (typeof url !== 'string' || typeof contentType !== 'string' || typeof body !== 'string')
    return undefined;
  return { type: 'file', id, url, status, contentType, body };
}

/** Reads what the page says to the frame; `undefined` when it is none of our messages. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (!isFields(data)) return undefined;
  const { type, path, delta, theme } = data;
  switch (type) {
    case 'start': {
      const request = readRequest(data['request']);
      return request && { type, request };
    }
    case 'file':
      return readFile(data);
    case 'navigate':
      return typeof path === 'string' ? { type, path } : undefined;
    case 'traverse':
      return delta === 1 || delta === -1 ? { type, delta } : undefined;
    case 'theme':
      return isOneOf(colorThemes, theme) ? { type, theme } : undefined;
    case 'areYouAlive':
      return { type };
    default:
      return undefined;
  }
}
