import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { isProgram, type Program } from './program';

/** Names the format and the dictionary below; change any of them, and this too. */
const version = 'v1';

/** What programs have in common; links come out half as long. Never edit it: links already shared depend on it. */
const dictionary =
  strToU8(`","app":"vue-3","app":"react-19","app":"vanilla","address":"/orders"}","address":"/order"}","address":"/"}
export const provider = console.error(error.message);\\n  errorLoadApp(error, appInfo) {\\n  errorMountApp  errorUnmountApp
  afterMount(appInfo) {\\n    console.log('beforeMount', appInfo.name);\\n  await app?.mount();\\n  app.hide();\\n  await app.show();\\n  app.unmount();
Garfish.channel.emit('Garfish.channel.on('Garfish.preloadApp('Garfish.registerApp({\\n  name: 'Garfish.usePlugin(() => ({\\n  name: '
Garfish.router.beforeEach((to, from, next) => {\\n  next();\\n});\\nGarfish.router.push({ path: '/', query: { page: '1' } });
sandbox: { strictIsolation: true }, cache: false,\\n  basename: '/', props: {  disablePreloadApp: true,
const app = await Garfish.loadApp('vanilla', {\\n  entry: '/demos/apps/vanilla/index.html',\\n  domGetter: '#subapp',\\n  cache: false,\\n});
{"code":"import Garfish from 'garfish';\\n\\nGarfish.run({\\n  domGetter: '#subapp',\\n  apps: [\\n    {\\n      name: 'order',\\n      activeWhen: '/order',\\n      entry: 'https://order.example.com/',\\n    },\\n  ],\\n});`);

function checksum(bytes: Uint8Array): string {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return (b * 65_536 + a).toString(36);
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** The part of a link behind `/playground`: `#v1.<checksum>.<compressed program>`. */
export function toHash({ code, app, address }: Program): string {
  const bytes = strToU8(JSON.stringify({ code, app, address }));
  return `#${version}.${checksum(bytes)}.${toBase64Url(deflateSync(bytes, { level: 9, dictionary }))}`;
}

/** What a link holds: no program at all, one, or one that did not survive. */
export type Shared = { kind: 'none' } | { kind: 'program'; program: Program } | { kind: 'damaged' };

/** Reads `location.hash`. Never throws: whatever is wrong with a link, it is `damaged`. */
export function fromHash(hash: string): Shared {
  if (hash === '' || hash === '#') return { kind: 'none' };
  const [found, expected, data] = hash.slice(1).split('.');
  if (found !== version || data === undefined) return { kind: 'damaged' };
  try {
    const bytes = inflateSync(fromBase64Url(data), { dictionary });
    if (checksum(bytes) !== expected) return { kind: 'damaged' };
    const program: unknown = JSON.parse(strFromU8(bytes));
    return isProgram(program) ? { kind: 'program', program } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}
