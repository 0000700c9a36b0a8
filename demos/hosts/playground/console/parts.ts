import { isFiniteNumber } from '../../../untrusted';
import { limits } from '../messages/readFrameMessage';

const maximumEntries = limits.entries - 1;
/** Characters of a text inside an object, and of the line that sums an object up. */
const maximumHint = 200;

/** Within a line that is a summary anyway. */
export function shorten(text: string): string {
  return text.length > maximumHint ? `${text.slice(0, maximumHint)}…` : text;
}

/** Stands for the value of a property that has a getter. */
export const getterMark = Symbol('getter');

export interface Parts {
  /** The first ones. */
  list: readonly (readonly [string, unknown])[];
  total: number;
}

/** The first members of an iterable, without walking to its end. */
function firstOf<Item>(items: Iterable<Item>): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    if (first.length === maximumEntries) break;
    first.push(item);
  }
  return first;
}

/** A property without running its getter: looking must not change what is looked at. */
function propertyOf(value: object, key: string): [string, unknown] {
  const descriptor = Object.getOwnPropertyDescriptor(value, key);
  return [shorten(key), descriptor && 'value' in descriptor ? descriptor.value : getterMark];
}

function isLongList(value: object): value is ArrayLike<unknown> {
  const isList = Array.isArray(value) || ArrayBuffer.isView(value);
  return isList && 'length' in value && isFiniteNumber(value.length) && value.length > maximumEntries;
}

/** What an error carries besides its message. The two it may have of its own are not enumerable. */
function keysOfError(error: Error): string[] {
  const named = ['errors', 'cause'].filter((key) => Object.hasOwn(error, key));
  return [...new Set([...Object.keys(error), ...named])];
}

/** A list may be millions long: only its first items are asked for. */
function keysOf(value: object): { keys: readonly string[]; total: number } {
  if (isLongList(value)) {
    const indices = Array.from({ length: maximumEntries }, (_, index) => String(index));
    const keys = indices.filter((index) => Object.hasOwn(value, index));
    return { keys, total: keys.length + value.length - maximumEntries };
  }
  const keys = value instanceof Error ? keysOfError(value) : Object.keys(value);
  return { keys: keys.slice(0, maximumEntries), total: keys.length };
}

/**
 * What a value consists of, as far as it is shown.
 *
 * @param nameOf what is shown for the key of a map
 */
export function partsOf(value: object, nameOf: (key: unknown) => string): Parts {
  if (value instanceof Map) {
    const entries = firstOf<[unknown, unknown]>(value);
    return { list: entries.map(([key, item]) => [nameOf(key), item]), total: value.size };
  }
  if (value instanceof Set) {
    return { list: firstOf<unknown>(value).map((item, index) => [String(index), item]), total: value.size };
  }
  const { keys, total } = keysOf(value);
  return { list: keys.map((key) => propertyOf(value, key)), total };
}
