import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { checksum } from './checksum';
import { isLink } from './isLink';
import { dictionaryV1, dictionaryV2 } from './linkDictionaries';
import { maximumCharacters, maximumCode, readProgram, type Program } from './program';

/** The format of a link, with what it may unpack to. */
interface Format {
  dictionary: Uint8Array;
  /** Of a program as JSON: each character of the code may need six, `\\u0000`. */
  maximumBytes: number;
}

/** By what a link begins with. Change a format or its dictionary, and it needs a new name. */
const formats: ReadonlyMap<string, Format> = new Map([
  ['v1', { dictionary: dictionaryV1, maximumBytes: maximumCode * 6 + 20_000 }],
  ['v2', { dictionary: dictionaryV2, maximumBytes: maximumCharacters * 6 + 20_000 }],
]);

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Longer than the link of any program: three bytes a character, not compressible, as Base64. */
const maximumHash = maximumCharacters * 4 + 20_000;
/** Inflated at a time; a thousand times as much may come out of it. */
const chunkBytes = 256;

/**
 * Inflates no further than to `maximumBytes`: a short link may hold hundreds of megabytes.
 *
 * @throws when the data is damaged, or holds more
 */
function inflate(data: Uint8Array, { dictionary, maximumBytes }: Format): Uint8Array {
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
 * The part of a link behind `/playground`: `#v2.<checksum>.<compressed program>`.
 *
 * @throws RangeError when the program is not `isKeepable`: no link of it would open
 */
export function toHash(program: Program): string {
  const kept = readProgram(program);
  if (!kept) throw new RangeError('Such a program cannot be shared.');
  const bytes = strToU8(JSON.stringify(kept));
  return `#v2.${checksum(bytes)}.${toBase64Url(deflateSync(bytes, { level: 9, dictionary: dictionaryV2 }))}`;
}

/** What a link holds: no program at all, one, or one that did not survive. */
export type Shared = { kind: 'none' } | { kind: 'program'; program: Program } | { kind: 'damaged' };

/** What stands behind the link, as the full stop of its sentence, is not in it. */
const linkPattern = /^#(v\d+)\.([\da-z]+)\.([\w-]+)/i;

/** Without what mail programs and messengers do to a link: dots escaped, and lines broken in its middle. */
function repaired(hash: string): string {
  return hash.replaceAll(/%2e/gi, '.').replaceAll(/\s|%(?:09|0a|0d|20)/gi, '');
}

/** Reads `location.hash`, with a bounded effort. Never throws: whatever is wrong with a link, it is `damaged`. */
export function fromHash(hash: string): Shared {
  if (!isLink(hash)) return { kind: 'none' };
  if (hash.length > maximumHash) return { kind: 'damaged' };
  const [, version = '', expected, data = ''] = linkPattern.exec(repaired(hash)) ?? [];
  const format = formats.get(version.toLowerCase());
  if (!format) return { kind: 'damaged' };
  try {
    const bytes = inflate(fromBase64Url(data), format);
    if (checksum(bytes) !== expected) return { kind: 'damaged' };
    const program = readProgram(JSON.parse(strFromU8(bytes)));
    return program ? { kind: 'program', program } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}
