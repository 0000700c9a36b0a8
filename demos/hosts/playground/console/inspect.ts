import { cut, isFields } from '../../../untrusted';
import type { InspectedEntry, InspectedValue } from '../messages/protocol';
import { limits } from '../messages/readFrameMessage';
import { getterMark, partsOf, shorten, type Parts } from './parts';

const maximumDepth = 4;

interface Budget {
  /** How many values may still be looked into; one message must not weigh megabytes. */
  values: number;
}

function classNameOf(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null) return 'Object(null)';
  const name: unknown = typeof prototype === 'object' ? prototype.constructor.name : undefined;
  return typeof name === 'string' && name !== '' ? shorten(name) : 'Object';
}

function describeElement(element: Element): string {
  const id = element.id ? `#${element.id}` : '';
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  return shorten(`<${element.localName}${id}${classes}`) + '>';
}

function describeError(error: Error): string {
  const [firstLine = ''] = cut(String(error), limits.text).split('\n', 1);
  return firstLine;
}

/** @param value anything but an object */
function inspectPrimitive(value: unknown, nested: boolean): InspectedValue {
  switch (typeof value) {
    case 'string':
      return {
        kind: 'string',
        preview: nested ? JSON.stringify(shorten(value)) : cut(value, limits.text).trimEnd(),
      };
    case 'number':
      return { kind: 'number', preview: Object.is(value, -0) ? '-0' : String(value) };
    case 'bigint':
      return { kind: 'number', preview: shorten(`${value}n`) };
    case 'boolean':
    case 'undefined':
      return { kind: 'keyword', preview: String(value) };
    case 'symbol':
      return { kind: 'keyword', preview: shorten(value.toString()) };
    case 'function':
      return { kind: 'function', preview: `ƒ ${shorten(value.name)}()` };
    default:
      return { kind: 'keyword', preview: 'null' };
  }
}

/** A value within a preview: all of a primitive, no more than the size or class of anything else. */
function hintOf(value: unknown): string {
  return inspectShallow(value).preview;
}

const unreadable: InspectedValue = { kind: 'note', preview: '[无法查看]' };

/** A value in few words, without what is in it. */
export function inspectShallow(value: unknown): InspectedValue {
  if (value === getterMark) return { kind: 'note', preview: '(…)' };
  if (!isFields(value)) return inspectPrimitive(value, true);
  try {
    const leaf = inspectLeaf(value);
    if (leaf) return leaf;
    const preview = Array.isArray(value) ? `Array(${value.length})` : `${classNameOf(value)} {…}`;
    return { kind: 'object', preview };
  } catch {
    return unreadable;
  }
}

/** The key of a map, which can be any value. */
export function nameOfKey(key: unknown): string {
  return typeof key === 'string' ? shorten(key) : hintOf(key);
}

/** Items of an array in order; places without an item are counted, as `空 × 2`. */
function hintsOfArray({ length }: readonly unknown[], list: Parts['list'], isWhole: boolean): string[] {
  const hints: string[] = [];
  let next = 0;
  const skipTo = (index: number): void => {
    if (index > next) hints.push(`空 × ${index - next}`);
    next = index + 1;
  };
  for (const [key, item] of list) {
    const isItem = /^\d+$/.test(key);
    if (isItem) skipTo(Number(key));
    hints.push((isItem ? '' : `${key}: `) + hintOf(item));
  }
  if (isWhole) skipTo(length);
  return hints;
}

function previewOf(value: object, { list, total }: Parts): string {
  const first = list.slice(0, 5);
  const isWhole = total === first.length;
  const hints = Array.isArray(value)
    ? hintsOfArray(value, first, isWhole)
    : first.map(([key, item]) => (value instanceof Set ? '' : `${key}: `) + hintOf(item));
  if (!isWhole) hints.push('…');
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const body = hints.length === 0 ? open + close : `${open} ${hints.join(', ')} ${close}`;
  const name = classNameOf(value);
  return shorten(name === 'Object' || name === 'Array' ? body : `${name} ${body}`);
}

/** An object that is shown without what is in it. */
function inspectLeaf(value: object): InspectedValue | undefined {
  if (value instanceof Error) return { kind: 'error', preview: describeError(value) };
  if (value instanceof Element) return { kind: 'node', preview: describeElement(value) };
  if (value instanceof Node || value === window) return { kind: 'node', preview: classNameOf(value) };
  if (value instanceof Date || value instanceof RegExp)
    return { kind: 'keyword', preview: shorten(String(value)) };
  return undefined;
}

function inspectObject(
  value: object,
  depth: number,
  ancestors: readonly object[],
  budget: Budget,
): InspectedValue {
  const leaf = inspectLeaf(value);
  if (leaf && leaf.kind !== 'error') return leaf;
  if (ancestors.includes(value)) return { kind: 'note', preview: '[循环引用]' };

  const parts = partsOf(value, nameOfKey);
  const closed = leaf ?? { kind: 'object', preview: previewOf(value, parts) };
  if (parts.list.length === 0 || depth === maximumDepth || budget.values <= 0) return closed;

  const entries = parts.list.map(([key, item]): InspectedEntry => ({
    key,
    value:
      item === getterMark
        ? { kind: 'note', preview: '(…)' }
        : inspectNested(item, depth + 1, [...ancestors, value], budget),
  }));
  const left = parts.total - entries.length;
  if (left > 0) entries.push({ key: '…', value: { kind: 'note', preview: `还有 ${left} 项` } });
  return { ...closed, entries };
}

function inspectNested(
  value: unknown,
  depth: number,
  ancestors: readonly object[],
  budget: Budget,
): InspectedValue {
  budget.values -= 1;
  if (!isFields(value)) return inspectPrimitive(value, depth > 0);
  try {
    return inspectObject(value, depth, ancestors, budget);
  } catch {
    // A proxy may refuse to be looked at.
    return unreadable;
  }
}

/**
 * Turns any value into data that survives `postMessage` and reads well: nested objects four levels deep, no getter
 * run, cycles named, and never more than a few hundred values, none of them long.
 */
export function inspect(value: unknown): InspectedValue {
  return inspectNested(value, 0, [], { values: 400 });
}
