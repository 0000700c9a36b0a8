import { isAlone, pageOrigin } from './page';
import { readyMessage, type PortFrame } from './pagePort';

/** The document is in its sandbox. On its own, or in a frame without one, code in here would have an origin. */
export const isContained = !isAlone && self.origin === 'null';

// Taken before code of others runs: a function that it puts in the place of one of these would be handed the port.
const apply = Reflect.apply.bind(Reflect);
const dataOfMessage: { get?: () => unknown } =
  Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data') ?? {};
const readData = dataOfMessage.get ?? (() => undefined);
const later = window.setTimeout.bind(window);

/**
 * Hands the page around a port, and gives the function that sends through it. Only a page of the documents' origin is
 * handed one: the browser delivers the message to no other.
 *
 * The port stays in here. Code of others can replace most of what the rest of the frame calls, but what it gets hold of
 * that way are messages. The page does not rely on it: it bounds and reads whatever comes out of the frame.
 */
export function openPort(frame: PortFrame, receive: (data: unknown) => void): (message: unknown) => void {
  const { port1, port2 } = new MessageChannel();
  // In a task of its own: while an event is dispatched, all code can read it, and its port, from `window.event`.
  port1.onmessage = (event) => void later(receive, 0, apply(readData, event, []));
  window.parent.postMessage(readyMessage(frame, location.hash.slice(1)), pageOrigin, [port2]);
  return port1.postMessage.bind(port1);
}
