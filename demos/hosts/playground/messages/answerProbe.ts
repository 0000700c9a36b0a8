import type { Events } from '../run/watchEvents';
import { findElements, textOf } from './findElements';
import { readAnswer, type Answer, type Probe } from './probe';

interface ProgramState {
  /** How many requests and mounts the program waits for. */
  pending: () => number;
  /** What has gone through `Garfish.channel`. */
  events: Events;
  /** The sub-app of that name that was mounted last, shown or hidden. */
  findApp: (name: string) => SubApp | undefined;
}

interface SubApp {
  appInfo: { props?: Readonly<Record<string, unknown>> };
  global: unknown;
}

function isField(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** As a reader types: a framework that keeps the value hears of it. */
function fill(element: Element | null, text: string): boolean {
  if (!isField(element)) return false;
  const prototype =
    element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

function click(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.click();
  return true;
}

function answerOfEvents(
  { kind, name }: Extract<Probe, { kind: 'emissions' | 'emitAgain' | 'listeners' }>,
  events: Events,
): Answer {
  switch (kind) {
    case 'emissions':
      return events.count(name);
    case 'emitAgain':
      return events.emitAgain(name);
    case 'listeners':
      return events.listeners(name);
  }
}

function answerOfApp(
  { kind }: Extract<Probe, { kind: 'props' | 'ownWindow' }>,
  app: SubApp | undefined,
): Answer {
  if (!app) return null;
  return kind === 'props' ? Object.keys(app.appInfo.props ?? {}) : app.global !== window;
}

function answerElement(probe: Extract<Probe, { selector: string }>): Answer {
  const elements = findElements(probe.selector);
  const element = elements[0] ?? null;
  switch (probe.kind) {
    case 'text':
      return element && textOf(element);
    case 'count':
      return elements.length;
    case 'value':
      return isField(element) ? element.value : null;
    case 'attribute':
      return element?.getAttribute(probe.name) ?? null;
    case 'style':
      return element && getComputedStyle(element).getPropertyValue(probe.name);
    case 'click':
      return click(element);
    case 'fill':
      return fill(element, probe.text);
  }
}

/**
 * Looks at the page of the running program, or moves it as a reader would. `null` for what is not there.
 *
 * @param program what is known of it besides its page
 */
export function answerProbe(probe: Probe, program: ProgramState): Answer {
  switch (probe.kind) {
    case 'pending':
      return program.pending();
    case 'emitted':
      return program.events.names();
    case 'emissions':
    case 'emitAgain':
    case 'listeners':
      return answerOfEvents(probe, program.events);
    case 'props':
    case 'ownWindow':
      return answerOfApp(probe, program.findApp(probe.name));
    case 'dispatch':
      return window.dispatchEvent(new Event(probe.event));
    case 'global':
      return readAnswer(Reflect.get(window, probe.name)) ?? null;
    default:
      try {
        return answerElement(probe);
      } catch {
        // A selector that is none.
        return null;
      }
  }
}
