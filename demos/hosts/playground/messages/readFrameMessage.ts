import { readLifecycleEvent } from '../../../protocol';
import { cut, isFields, isFiniteNumber, isOneOf, readList, type Fields } from '../../../untrusted';
import { readTextStyle } from '../console/textStyle';
import { readAnswer } from './probe';
import {
  consoleLevels,
  failureKinds,
  groupStates,
  valueKinds,
  type CodePosition,
  type FrameMessage,
  type InspectedEntry,
  type InspectedValue,
  type StackCall,
} from './protocol';

/** What one message may hold. More is cut, and said to be. */
export const limits = {
  /** Characters of a printed value, or of an error with its stack. */
  text: 10_000,
  /** Characters of a name within an object. */
  key: 200,
  /** Characters of an address. */
  address: 2_000,
  /** Values that are printed by one call. */
  values: 20,
  /** Members of an object, the line about those left out among them. */
  entries: 101,
  depth: 6,
  /** Values of one message at all depths. */
  allValues: 500,
  /** Characters of one message at all depths. */
  allCharacters: 20_000,
  /** Groups within groups that are told apart. */
  groups: 20,
  /** Calls of a stack. */
  calls: 50,
  /** Sub-apps that are being mounted. */
  mounting: 10,
} as const;

interface Budget {
  values: number;
  characters: number;
}

/** What is left out when the message is too large. */
const omitted: InspectedValue = { kind: 'note', preview: '…（已截断）' };

function take(text: string, maximum: number, budget: Budget): string {
  const taken = cut(text, Math.min(maximum, budget.characters));
  budget.characters -= taken.length;
  return taken;
}

function readEntry(value: unknown, depth: number, budget: Budget): InspectedEntry | undefined {
  if (!isFields(value) || typeof value['key'] !== 'string') return undefined;
  const key = take(value['key'], limits.key, budget);
  const read = readValue(value['value'], depth, budget);
  return read && { key, value: read };
}

function readValue(data: unknown, depth: number, budget: Budget): InspectedValue | undefined {
  if (!isFields(data)) return undefined;
  const { kind, preview, entries, style: css } = data;
  if (!isOneOf(valueKinds, kind) || typeof preview !== 'string') return undefined;
  if (budget.values <= 0 || budget.characters <= 0) return omitted;
  budget.values -= 1;
  const style = readTextStyle(css);
  const value: InspectedValue = {
    kind,
    preview: take(preview, limits.text, budget),
    ...(style && { style }),
  };
  if (entries === undefined || depth === limits.depth) return value;
  const list = readList(entries, limits.entries, (entry) => readEntry(entry, depth + 1, budget));
  return list && { ...value, entries: list };
}

function isCount(value: unknown): value is number {
  return isFiniteNumber(value) && Number.isInteger(value) && value >= 1;
}

function readPosition(value: unknown): CodePosition | undefined {
  if (!isFields(value)) return undefined;
  const { file, line, column } = value;
  if (typeof file !== 'string' || file.length > limits.key) return undefined;
  return isCount(line) && isCount(column) ? { file, line, column } : undefined;
}

function readCall(value: unknown): StackCall | undefined {
  if (!isFields(value) || typeof value['name'] !== 'string') return undefined;
  const position = readPosition(value['position']);
  return position && { name: cut(value['name'], limits.key), position };
}

function readConsole(data: Fields): FrameMessage | undefined {
  const { level, depth, group } = data;
  const budget: Budget = { values: limits.allValues, characters: limits.allCharacters };
  const values = readList(data['values'], limits.values, (value) => readValue(value, 0, budget));
  const stack = readList(data['stack'], limits.calls, readCall);
  const position = readPosition(data['position']);
  if (!values || !isOneOf(consoleLevels, level)) return undefined;
  return {
    type: 'console',
    level,
    values,
    ...(position && { position }),
    ...(isCount(depth) && { depth: Math.min(depth, limits.groups) }),
    ...(isOneOf(groupStates, group) && { group }),
    ...(stack && { stack }),
  };
}

function readName(value: unknown): string | undefined {
  return typeof value === 'string' ? cut(value, limits.key) : undefined;
}

function readWaiting({ requests, url, mounting }: Fields): FrameMessage | undefined {
  const names = readList(mounting, limits.mounting, readName);
  if (!isFiniteNumber(requests) || typeof url !== 'string' || !names) return undefined;
  return { type: 'waiting', requests, url: cut(url, limits.address), mounting: names };
}

function readFailure({ kind, message, position }: Fields): FrameMessage | undefined {
  if (!isOneOf(failureKinds, kind) || typeof message !== 'string') return undefined;
  const place = readPosition(position);
  if (position !== undefined && !place) return undefined;
  return { type: 'failure', kind, message: cut(message, limits.text), ...(place && { position: place }) };
}

function readAddress({ path, canGoBack, canGoForward }: Fields): FrameMessage | undefined {
  if (typeof path !== 'string' || typeof canGoBack !== 'boolean' || typeof canGoForward !== 'boolean') {
    return undefined;
  }
  return { type: 'address', path: cut(path, limits.address), canGoBack, canGoForward };
}

/**
 * Reads what came out of the frame; `undefined` when it is none of our messages. The code in there may have got hold of
 * the port, so what is returned is a copy with the fields that we know, and of a bounded size.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isFields(data)) return undefined;
  switch (data['type']) {
    case 'console':
      return readConsole(data);
    case 'clear':
      return { type: 'clear' };
    case 'waiting':
      return readWaiting(data);
    case 'failure':
      return readFailure(data);
    case 'lifecycle': {
      const event = readLifecycleEvent(data['event']);
      return event && { type: 'lifecycle', event };
    }
    case 'address':
      return readAddress(data);
    case 'request': {
      const { id, url } = data;
      const isRequest = isFiniteNumber(id) && typeof url === 'string' && url.length <= limits.address;
      return isRequest ? { type: 'request', id, url } : undefined;
    }
    case 'ended':
      return typeof data['isComplete'] === 'boolean'
        ? { type: 'ended', isComplete: data['isComplete'] }
        : undefined;
    case 'refused':
    case 'alive':
      return { type: data['type'] };
    case 'probed': {
      const { id } = data;
      const answer = readAnswer(data['answer']);
      return isFiniteNumber(id) && answer !== undefined ? { type: 'probed', id, answer } : undefined;
    }
    default:
      return undefined;
  }
}
