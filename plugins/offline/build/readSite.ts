import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { namesBelow } from '../../../tools/filesBelow';
import { buildMark, readBuildMark } from '../../search/engine/buildMark';
import { hashOf, libraryOf, pageAddress, type SiteManifest } from '../siteManifest';

/** Besides pages, which their bodies are cut out of. */
const kept =
  /^(?:assets\/(?:js|css)\/|demos\/|img\/|(?:search-index|search-texts|facts)\.json$|offline\.htm$)/;

/** Names of the scripts that every page, the tools for reading and the search need. */
export const shellScripts = [
  'runtime~main',
  'main',
  'page',
  'images',
  'reading',
  'fact-tools',
  'option-tools',
  'question-tools',
  'decoder-tools',
  'text-tools',
  'part-styles',
  'search',
  'search-worker',
  'offline',
] as const;

/** What every page needs, the search, and the page for what was not kept; each must be there. */
const shellFiles = [
  ...shellScripts.map((name) => new RegExp(`^assets/js/${name}\\.\\w+\\.js$`)),
  /^assets\/css\/styles\.\w+\.css$/,
  /^assets\/css\/parts\.\w+\.css$/,
  /^assets\/css\/offline\.\w+\.css$/,
  /^assets\/js\/decoder-entries\.\w+\.json$/,
  /^search-index\.json/,
  /^img\/logo\.svg$/,
  /^offline\.htm$/,
];

interface Site {
  /** The built site. */
  outDir: string;
  baseUrl: string;
  /** By page, addresses of what it needs besides what every page does; one with a slash at its end is all below it. */
  partsOfPages: ReadonlyMap<string, readonly string[]>;
}

/** The query that the search puts behind its addresses, as every page names it. */
function searchQuery(html: string): string {
  const hash = readBuildMark(html);
  if (hash !== undefined) return `?_=${hash}`;
  throw new Error(`index.html: found no <meta name="${buildMark}">, expected the hash of the search index`);
}

/** The address of a file that can be kept; undefined for any other. */
function addressOf(file: string, query: string): string | undefined {
  if (file === '404.html') return undefined;
  if (file.endsWith('.html')) return pageAddress(file);
  if (!kept.test(file)) return undefined;
  return file.startsWith('search-') ? file + query : file;
}

/** Contents by address, in the order of addresses. */
function readContents(outDir: string): Map<string, Buffer> {
  const query = searchQuery(readFileSync(path.join(outDir, 'index.html'), 'utf8'));
  const contents = namesBelow(outDir).flatMap((file): [string, Buffer][] => {
    const address = addressOf(file, query);
    return address === undefined ? [] : [[address, readFileSync(path.join(outDir, file))]];
  });
  return new Map(contents);
}

function findOne(addresses: readonly string[], pattern: RegExp): string {
  const [found, ...others] = addresses.filter((address) => pattern.test(address));
  if (found !== undefined && others.length === 0) return found;
  throw new Error(`found ${[found, ...others].join(', ')}, expected one file like ${pattern.source}`);
}

/**
 * Reads a built site, as it is going to be published, for the service worker.
 *
 * @throws when a file that every page needs is missing
 */
export async function readSite({ outDir, baseUrl, partsOfPages: named }: Site): Promise<SiteManifest> {
  const contents = readContents(outDir);
  const addresses = [...contents.keys()];
  const filesOf = (part: string): string[] =>
    part.endsWith('/') ? addresses.filter((address) => address.startsWith(part)) : [part];
  const partsOfPages = new Map([...named].map(([page, parts]) => [page, parts.flatMap(filesOf)]));
  const hashes = await Promise.all(
    [...contents].map(
      async ([address, content]) => [address, await hashOf(new Uint8Array(content))] as const,
    ),
  );
  const parts = [...new Set([...partsOfPages.values()].flat())].filter((part) => contents.has(part)).sort();
  const isPage = (address: string): boolean => partsOfPages.has(address) && contents.has(address);
  const manifest = {
    baseUrl,
    files: Object.fromEntries(hashes),
    pages: Object.fromEntries(
      addresses.filter(isPage).map((address) => {
        const indices = (partsOfPages.get(address) ?? []).map((part) => parts.indexOf(part));
        return [address, indices.filter((index) => index !== -1)];
      }),
    ),
    parts,
    shell: shellFiles.map((pattern) => findOne(addresses, pattern)),
  };
  const revision = await hashOf(new TextEncoder().encode(JSON.stringify(manifest)));
  const library = libraryOf(manifest).map((address) => contents.get(address) ?? Buffer.alloc(0));
  const librarySize = {
    bytes: library.reduce((sum, { length }) => sum + length, 0),
    sentBytes: library.reduce((sum, content) => sum + gzipSync(content).length, 0),
  };
  return { ...manifest, revision, librarySize };
}
