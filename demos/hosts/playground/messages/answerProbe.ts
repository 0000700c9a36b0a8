import { findElements, textOf } from './findElements';
import { readAnswer, type Answer, type Probe } from './probe';

interface ProgramState {
  /** How many requests and mounts the program waits for. */
  pending: () => number;
  /** Names of the events that have gone through `Garfish.channel`. */
  emitted: ReadonlySet<string>;
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
  if (probe.kind === 'pending') return program.pending();
  if (probe.kind === 'emitted') return readAnswer([...program.emitted].join(' ')) ?? null;
  if (probe.kind === 'dispatch') return window.dispatchEvent(new Event(probe.event));
  if (probe.kind === 'global') return readAnswer(Reflect.get(window, probe.name)) ?? null;
  try {
    return answerElement(probe);
  } catch {
    // A selector that is none.
    return null;
  }
}
