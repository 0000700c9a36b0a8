import type { InspectedEntry, InspectedValue } from './protocol';

const maximumDepth = 4;
const maximumEntries = 100;
const maximumText = 10_000;

interface Budget {
  /** How many values may still be looked into; one message must not weigh megabytes. */
  values: number;
}

function shorten(text: string, length = maximumText): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

function classNameOf(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null) return 'Object(null)';
  const name: unknown = typeof prototype === 'object' ? prototype.constructor.name : undefined;
  return typeof name === 'string' && name !== '' ? name : 'Object';
}

function describeElement(element: Element): string {
  const id = element.id ? `#${element.id}` : '';
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  return `<${element.localName}${id}${classes}>`;
}

function describeError(error: Error): string {
  const [firstLine = ''] = String(error).split('\n', 1);
  return shorten(firstLine);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** @param value anything but an object */
function inspectPrimitive(value: unknown, nested: boolean): InspectedValue {
  switch (typeof value) {
    case 'string':
      return {
        kind: 'string',
        preview: nested ? JSON.stringify(shorten(value, 200)) : shorten(value.trimEnd()),
      };
    case 'number':
      return { kind: 'number', preview: Object.is(value, -0) ? '-0' : String(value) };
    case 'bigint':
      return { kind: 'number', preview: `${value}n` };
    case 'boolean':
    case 'undefined':
      return { kind: 'keyword', preview: String(value) };
    case 'symbol':
      return { kind: 'keyword', preview: value.toString() };
    case 'function':
      return { kind: 'function', preview: `ƒ ${value.name}()` };
    default:
      return { kind: 'keyword', preview: 'null' };
  }
}

const getterMark = Symbol('getter');

/** Own properties without running a getter: looking must not change what is looked at. */
function propertiesOf(value: object): [string, PropertyDescriptor][] {
  return Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, { enumerable }]) => enumerable);
}

function partsOf(value: object): [string, unknown][] {
  if (value instanceof Map) return [...value].map(([key, item]) => [shorten(String(key), 80), item]);
  if (value instanceof Set) return [...value].map((item, index) => [String(index), item]);
  return propertiesOf(value).map(([key, descriptor]) => [
    key,
    'value' in descriptor ? descriptor.value : getterMark,
  ]);
}

/** A value within a preview: all of a primitive, no more than the size or class of anything else. */
function hintOf(value: unknown): string {
  if (value === getterMark) return '(…)';
  if (!isObject(value)) return inspectPrimitive(value, true).preview;
  return Array.isArray(value) ? `Array(${value.length})` : `${classNameOf(value)} {…}`;
}

function previewOf(value: object, parts: readonly [string, unknown][]): string {
  const isList = Array.isArray(value) || value instanceof Set;
  const hints = parts.slice(0, 5).map(([key, item]) => (isList ? '' : `${key}: `) + hintOf(item));
  if (parts.length > hints.length) hints.push('…');
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const body = hints.length === 0 ? open + close : `${open} ${hints.join(', ')} ${close}`;
  const name = classNameOf(value);
  return shorten(name === 'Object' || name === 'Array' ? body : `${name} ${body}`, 200);
}

function inspectObject(
  value: object,
  depth: number,
  ancestors: readonly object[],
  budget: Budget,
): InspectedValue {
  if (value instanceof Error) return { kind: 'error', preview: describeError(value) };
  if (value instanceof Element) return { kind: 'node', preview: describeElement(value) };
  if (value instanceof Node || value === window) return { kind: 'node', preview: classNameOf(value) };
  if (value instanceof Date || value instanceof RegExp) return { kind: 'keyword', preview: String(value) };
  if (ancestors.includes(value)) return { kind: 'note', preview: '[循环引用]' };

  const parts = partsOf(value);
  const preview = previewOf(value, parts);
  if (parts.length === 0 || depth === maximumDepth || budget.values <= 0) return { kind: 'object', preview };

  const entries = parts.slice(0, maximumEntries).map(([key, item]): InspectedEntry => ({
    key,
    value:
      item === getterMark
        ? { kind: 'note', preview: '(…)' }
        : inspectNested(item, depth + 1, [...ancestors, value], budget),
  }));
  const left = parts.length - entries.length;
  if (left > 0) entries.push({ key: '…', value: { kind: 'note', preview: `还有 ${left} 项` } });
  return { kind: 'object', preview, entries };
}

function inspectNested(
  value: unknown,
  depth: number,
  ancestors: readonly object[],
  budget: Budget,
): InspectedValue {
  budget.values -= 1;
  if (!isObject(value)) return inspectPrimitive(value, depth > 0);
  try {
    return inspectObject(value, depth, ancestors, budget);
  } catch {
    // A proxy may refuse to be looked at.
    return { kind: 'note', preview: '[无法查看]' };
  }
}

/**
 * Turns any value into data that survives `postMessage` and reads well: nested objects four levels deep, no getter
 * run, cycles named, and never more than a few hundred values.
 */
export function inspect(value: unknown): InspectedValue {
  return inspectNested(value, 0, [], { values: 400 });
}
