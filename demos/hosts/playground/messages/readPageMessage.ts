import { colorThemes } from '../../../protocol';
import { isFields, isFiniteNumber, isOneOf, readList, type Fields } from '../../../untrusted';
import { readProbe } from './probe';
import type { CompiledScript, PageMessage, RunRequest } from './protocol';

const maximumContainers = 1_000;
const maximumPackages = 100;
/** Each script may bring its styles. */
const maximumFiles = 1_000;

function readString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readScript(data: unknown): CompiledScript | undefined {
  if (!isFields(data) || typeof data['code'] !== 'string') return undefined;
  const packages = readList(data['packages'], maximumPackages, readString);
  return packages && { code: data['code'], packages };
}

/** A record of which every member can be read. */
function readRecord<Value>(
  data: unknown,
  read: (value: unknown) => Value | undefined,
): Record<string, Value> | undefined {
  if (!isFields(data)) return undefined;
  const members: [string, Value][] = [];
  for (const [name, value] of Object.entries(data).slice(0, maximumFiles)) {
    const member = read(value);
    if (member === undefined) return undefined;
    members.push([name, member]);
  }
  return Object.fromEntries(members);
}

function readRequest(data: unknown): RunRequest | undefined {
  if (!isFields(data)) return undefined;
  const { address, sampleApp, baseUrl, theme } = data;
  const main = readScript(data['main']);
  const scripts = readRecord(data['scripts'], readScript);
  const assets = readRecord(data['assets'], readString);
  const containers = readList(data['containers'], maximumContainers, readString);
  if (!main || !scripts || !assets || !containers) return undefined;
  if (typeof address !== 'string' || typeof sampleApp !== 'string' || typeof baseUrl !== 'string')
    return undefined;
  if (!isOneOf(colorThemes, theme)) return undefined;
  return { main, scripts, assets, containers, address, sampleApp, baseUrl, theme };
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
    case 'probe': {
      const probe = readProbe(data['probe']);
      return isFiniteNumber(data['id']) && probe ? { type, id: data['id'], probe } : undefined;
    }
    default:
      return undefined;
  }
}
