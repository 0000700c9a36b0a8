/** What the page may ask of a running program: fixed questions and moves, never code. */
import { cut, isFields, isFiniteNumber, isOneOf, readList, type Fields } from '../../../untrusted';

const probedAttributes = ['class', 'disabled', 'href', 'id'] as const;
const probedStyles = ['background-color', 'color', 'display', 'font-size'] as const;
/** What the course's programs count in, on the real `window`. */
const probedGlobals = ['courseTicks', 'courseResizes', 'courseOrder'] as const;
const probedEvents = ['resize', 'keydown'] as const;

export type Probe =
  /** Text of the first match, white space as one blank; `null` when there is none. */
  | { kind: 'text'; selector: string }
  | { kind: 'count'; selector: string }
  /** What stands in a field. */
  | { kind: 'value'; selector: string }
  | { kind: 'attribute'; selector: string; name: (typeof probedAttributes)[number] }
  | { kind: 'style'; selector: string; name: (typeof probedStyles)[number] }
  /** A number or a text of `window`; `null` when it is none. */
  | { kind: 'global'; name: (typeof probedGlobals)[number] }
  /** `true` when there was something to press. */
  | { kind: 'click'; selector: string }
  | { kind: 'fill'; selector: string; text: string }
  /** How many requests have not been answered, and sub-apps not been mounted yet. */
  | { kind: 'pending' }
  /** Names of the events that have gone through `Garfish.channel`, each once. */
  | { kind: 'emitted' }
  /** How often an event has gone through it. */
  | { kind: 'emissions'; name: string }
  /** Sends the last one of that name again, with what it carried; `false` when there was none. */
  | { kind: 'emitAgain'; name: string }
  /** How many listeners the channel has for it. */
  | { kind: 'listeners'; name: string }
  /** Names of the props that a sub-app has been given; `null` when none of that name is there. */
  | { kind: 'props'; name: string }
  /** Whether a sub-app has a `window` of its own; `null` when none of that name is there. */
  | { kind: 'ownWindow'; name: string }
  /** An event on `window`. */
  | { kind: 'dispatch'; event: (typeof probedEvents)[number] };

export type Answer = string | number | boolean | null | readonly string[];

/** Those that are about an event, or about a sub-app. */
const namedKinds = ['emissions', 'emitAgain', 'listeners', 'props', 'ownWindow'] as const;

const maximumSelector = 200;
const maximumText = 2_000;
const maximumName = 200;
const maximumNames = 50;

function isSelector(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maximumSelector;
}

function readOfElement({ kind, name, text }: Fields, selector: string): Probe | undefined {
  switch (kind) {
    case 'text':
    case 'count':
    case 'value':
    case 'click':
      return { kind, selector };
    case 'attribute':
      return isOneOf(probedAttributes, name) ? { kind, selector, name } : undefined;
    case 'style':
      return isOneOf(probedStyles, name) ? { kind, selector, name } : undefined;
    case 'fill':
      return typeof text === 'string' ? { kind, selector, text: cut(text, maximumText) } : undefined;
    default:
      return undefined;
  }
}

/** Reads a question of the page; `undefined` when it is none of ours. */
export function readProbe(value: unknown): Probe | undefined {
  if (!isFields(value)) return undefined;
  const { kind, selector, name, event } = value;
  if (kind === 'pending' || kind === 'emitted') return { kind };
  if (isOneOf(namedKinds, kind)) {
    return typeof name === 'string' ? { kind, name: cut(name, maximumName) } : undefined;
  }
  if (kind === 'global') return isOneOf(probedGlobals, name) ? { kind, name } : undefined;
  if (kind === 'dispatch') return isOneOf(probedEvents, event) ? { kind, event } : undefined;
  return isSelector(selector) ? readOfElement(value, selector) : undefined;
}

/** Reads what came out of the frame; `undefined` when it is no answer. */
export function readAnswer(value: unknown): Answer | undefined {
  if (typeof value === 'string') return cut(value, maximumText);
  if (Array.isArray(value)) {
    return readList(value, maximumNames, (each) =>
      typeof each === 'string' ? cut(each, maximumName) : undefined,
    );
  }
  return value === null || typeof value === 'boolean' || isFiniteNumber(value) ? value : undefined;
}
