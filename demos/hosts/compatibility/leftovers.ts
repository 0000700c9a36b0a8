/** What an app can leave behind in the window that hosts it; the order is that of the reports. */
export const leftoverKinds = ['node', 'attribute', 'interval', 'listener', 'global'] as const;
export type LeftoverKind = (typeof leftoverKinds)[number];

/** One thing that is there and was not: `{ kind: 'listener', name: 'document selectionchange' }`. */
export interface Leftover {
  kind: LeftoverKind;
  name: string;
}

type Note = (self: unknown, parameters: unknown[], result: unknown) => void;

/** Has every call of a function of the window noted. */
function watchCalls(owner: object, name: string, note: Note): void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') throw new Error(`${name} is no function`);
  const watched = function (this: unknown, ...parameters: unknown[]): unknown {
    const result: unknown = Reflect.apply(original, this, parameters);
    note(this, parameters, result);
    return result;
  };
  Reflect.set(owner, name, watched);
}

function watchIntervals(): Set<unknown> {
  const intervals = new Set<unknown>();
  watchCalls(window, 'setInterval', (_self, _parameters, id) => intervals.add(id));
  // Both stop either kind of timer.
  for (const name of ['clearInterval', 'clearTimeout']) {
    watchCalls(window, name, (_self, [id]) => intervals.delete(id));
  }
  return intervals;
}

function captureOf(options: unknown): boolean {
  if (typeof options !== 'object' || options === null) return options === true;
  return 'capture' in options && options.capture === true;
}

/** `document click`, `window scroll capture`; nothing for other targets, which go with the app's own nodes. */
function listenerName(target: unknown, type: unknown, options: unknown): string | undefined {
  // Called without a target, as `addEventListener('load', …)`, it means the window.
  const isWindow = target === window || target === undefined;
  if (!isWindow && target !== document) return undefined;
  return `${isWindow ? 'window' : 'document'} ${String(type)}${captureOf(options) ? ' capture' : ''}`;
}

type Listen = (type: string, listener: () => void, options: AddEventListenerOptions) => void;

/** Calls back when the browser removes a listener by itself: its signal is aborted, or it is for one event, which came. */
function whenRemoved(listen: Listen, type: string, options: unknown, onRemoved: () => void): void {
  if (typeof options !== 'object' || options === null) return;
  const signal: unknown = Reflect.get(options, 'signal');
  if (Reflect.get(options, 'once')) {
    listen(type, onRemoved, { capture: captureOf(options), passive: true, once: true });
  }
  if (!(signal instanceof AbortSignal)) return;
  if (signal.aborted) onRemoved();
  else signal.addEventListener('abort', onRemoved, { once: true });
}

function watchListeners(): ReadonlyMap<string, ReadonlySet<unknown>> {
  const listeners = new Map<string, Set<unknown>>();
  // As they are before they are watched: what is added here is not noted.
  const onWindow: Listen = window.addEventListener.bind(window);
  const onDocument: Listen = document.addEventListener.bind(document);
  const change =
    (method: 'add' | 'delete'): Note =>
    (self, [type, listener, options]) => {
      const name = listenerName(self, type, options);
      if (name === undefined) return;
      const ofName = listeners.get(name) ?? new Set();
      ofName[method](listener);
      listeners.set(name, ofName);
      if (method === 'delete') return;
      const listen = self === document ? onDocument : onWindow;
      whenRemoved(listen, String(type), options, () => ofName.delete(listener));
    };
  watchCalls(EventTarget.prototype, 'addEventListener', change('add'));
  watchCalls(EventTarget.prototype, 'removeEventListener', change('delete'));
  return listeners;
}

/** Also what the window inherits, or its own copy of it would be new. One without a value is as good as none. */
function globals(): Leftover[] {
  const names = new Set<string>();
  for (let owner: unknown = window; typeof owner === 'object' && owner !== null;) {
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      if ('get' in descriptor || descriptor.value !== undefined) names.add(name);
    }
    owner = Object.getPrototypeOf(owner);
  }
  return [...names].map((name) => ({ kind: 'global', name }));
}

function nodes(): Leftover[] {
  const container = document.querySelector('#container');
  const found = [...document.head.children, ...document.body.children, ...(container?.childNodes ?? [])];
  return found.map((node) => ({ kind: 'node', name: node.nodeName.toLowerCase() }));
}

/** Of `html` and `body`: classes and styles one by one, of others the name. `body class modal-open` */
function attributes(): Leftover[] {
  return [document.documentElement, document.body].flatMap((element) =>
    element.getAttributeNames().flatMap((name): Leftover[] => {
      const values = name === 'class' ? element.classList : name === 'style' ? element.style : [''];
      const owner = element.localName;
      return [...values].map((value) => ({ kind: 'attribute', name: `${owner} ${name} ${value}`.trim() }));
    }),
  );
}

/**
 * Begins to watch timers and listeners. Call it before Garfish loads: it keeps the window's functions.
 *
 * @returns a function that gives what is there now
 */
export function watchWindow(): () => Leftover[] {
  const listeners = watchListeners();
  const intervals = watchIntervals();
  return () => [
    ...nodes(),
    ...attributes(),
    ...[...intervals].map((): Leftover => ({ kind: 'interval', name: 'setInterval' })),
    ...[...listeners].flatMap(([name, set]) => [...set].map((): Leftover => ({ kind: 'listener', name }))),
    ...globals(),
  ];
}

const keyOf = ({ kind, name }: Leftover): string => `${kind} ${name}`;

/** What is there after and was not before, sorted; each as often as it was added. */
export function added(before: readonly Leftover[], after: readonly Leftover[]): Leftover[] {
  const counts = new Map<string, number>();
  for (const each of before) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return after
    .filter((each) => {
      const count = counts.get(keyOf(each)) ?? 0;
      counts.set(keyOf(each), count - 1);
      return count <= 0;
    })
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
