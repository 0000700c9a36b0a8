/** Looks for the port wherever the browser hands something to code of the page: everything that can be replaced is. */
export const thief = `
const caught = new Set<string>();
const { apply, ownKeys, getOwnPropertyDescriptor, defineProperty } = Reflect;
const has = Set.prototype.has.bind(caught);
const add = Set.prototype.add.bind(caught);
const eventOf = getOwnPropertyDescriptor(window, 'event')!.get!;
const portPrototype = MessagePort.prototype;
const isPrototypeOf = Object.prototype.isPrototypeOf.bind(portPrototype);
const target = getOwnPropertyDescriptor(Event.prototype, 'target')!.get!;
const eventPrototype = Object.prototype.isPrototypeOf.bind(Event.prototype);
let isBusy = false;
function look(value: unknown, where: string) {
  if (isPrototypeOf(value as object)) add(where);
  else if (eventPrototype(value as object) && isPrototypeOf(apply(target, value, []))) add(where + ' (event)');
}
function lookAround(where: string, self: unknown, list: ArrayLike<unknown>) {
  if (isBusy) return;
  isBusy = true;
  look(self, where);
  for (let index = 0; index < list.length; index += 1) look(list[index], where);
  look(apply(eventOf, window, []), where + ' (window.event)');
  isBusy = false;
}
function replace(owner: object, name: string) {
  const keys = ownKeys(owner);
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index]!;
    const where = name + '.' + (typeof key === 'symbol' ? 'symbol' : key);
    const descriptor = getOwnPropertyDescriptor(owner, key)!;
    if (key === 'constructor' || !descriptor.configurable) continue;
    const wrap = (original: Function) => function (this: unknown) { lookAround(where, this, arguments); return apply(original, this, arguments); };
    if (typeof descriptor.value === 'function') descriptor.value = wrap(descriptor.value);
    if (descriptor.get) descriptor.get = wrap(descriptor.get) as () => unknown;
    if (descriptor.set) descriptor.set = wrap(descriptor.set) as () => void;
    if ('value' in descriptor && typeof descriptor.value !== 'function') continue;
    defineProperty(owner, key, descriptor);
  }
}
replace(MessagePort.prototype, 'MessagePort');
replace(MessageEvent.prototype, 'MessageEvent');
replace(EventTarget.prototype, 'EventTarget');
replace(Event.prototype, 'Event');
replace(Map.prototype, 'Map');
replace(Promise.prototype, 'Promise');
replace(Reflect, 'Reflect');
replace(JSON, 'JSON');
replace(Object, 'Object');
replace(Number, 'Number');
replace(Array, 'Array');
replace(String.prototype, 'String');
replace(Array.prototype, 'Array');
replace(Function.prototype, 'Function');
replace(history, 'history');
for (let index = 0; index < 3; index += 1) {
  defineProperty(Object.prototype, String(index), { configurable: true, set(value) { lookAround('setter', this, [value]); defineProperty(this, String(index), { value, writable: true, enumerable: true, configurable: true }); } });
}
for (const name of ['setTimeout', 'queueMicrotask', 'structuredClone', 'postMessage', 'requestAnimationFrame'] as const) {
  const original = window[name] as Function;
  defineProperty(window, name, { configurable: true, value: function () { lookAround(name, this, arguments); return apply(original, window, arguments); } });
}
addEventListener('popstate', () => lookAround('popstate', undefined, []));
console.log('ready');
await fetch('/demos/apps/vanilla/index.htm');
lookAround('after fetch', undefined, []);
await new Promise((resolve) => setTimeout(resolve, 1500));
console.log(has('') ? '' : 'caught: ' + [...caught].join());
`;
