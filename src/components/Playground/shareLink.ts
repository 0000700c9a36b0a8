import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { checksum } from './checksum';
import { isKeepable, maximumCode, readProgram, type Program } from './program';

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

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Of a program as JSON: each character of the code may need six, `\\u0000`. */
const maximumBytes = maximumCode * 6 + 20_000;
/** Longer than the link of any program: three bytes a character, not compressible, as Base64. */
const maximumHash = maximumCode * 4 + 20_000;
/** Inflated at a time; a thousand times as much may come out of it. */
const chunkBytes = 256;

/**
 * Inflates no further than to `maximumBytes`: a short link may hold hundreds of megabytes.
 *
 * @throws when the data is damaged, or holds more
 */
function inflate(data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(maximumBytes);
  let length = 0;
  const stream = new Inflate({ dictionary }, (chunk) => {
    // `set` throws a RangeError beyond the end.
    bytes.set(chunk, length);
    length += chunk.length;
  });
  for (let start = 0; start < data.length; start += chunkBytes) {
    const end = start + chunkBytes;
    stream.push(data.subarray(start, end), end >= data.length);
  }
  return bytes.subarray(0, length);
}

/**
 * The part of a link behind `/playground`: `#v1.<checksum>.<compressed program>`.
 *
 * @throws RangeError when the program is not `isKeepable`: no link of it would open
 */
export function toHash({ code, app, address }: Program): string {
  if (!isKeepable({ code, app, address })) throw new RangeError('Such a program cannot be shared.');
  const bytes = strToU8(JSON.stringify({ code, app, address }));
  return `#${version}.${checksum(bytes)}.${toBase64Url(deflateSync(bytes, { level: 9, dictionary }))}`;
}

/** What a link holds: no program at all, one, or one that did not survive. */
export type Shared = { kind: 'none' } | { kind: 'program'; program: Program } | { kind: 'damaged' };

/** Reads `location.hash`, with a bounded effort. Never throws: whatever is wrong with a link, it is `damaged`. */
export function fromHash(hash: string): Shared {
  if (hash === '' || hash === '#') return { kind: 'none' };
  if (hash.length > maximumHash) return { kind: 'damaged' };
  const [found, expected, data] = hash.slice(1).split('.', 3);
  if (found !== version || data === undefined) return { kind: 'damaged' };
  try {
    const bytes = inflate(fromBase64Url(data));
    if (checksum(bytes) !== expected) return { kind: 'damaged' };
    const program = readProgram(JSON.parse(strFromU8(bytes)));
    return program ? { kind: 'program', program } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}
