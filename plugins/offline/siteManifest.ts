/**
 * What the build tells the service worker about itself. Addresses are relative to the base URL; a page's has neither
 * `.html` nor a slash at its end, and is empty for the home page.
 */
export interface SiteManifest {
  /** Where the site is served, with slashes at both ends. */
  baseUrl: string;
  /** Hash of all that follows: another build has another one. */
  revision: string;
  /** Every file that can be kept, with the hash of its content. */
  files: Readonly<Record<string, string>>;
  /** For every page the files that it needs to work, besides those of every page, as indices of `parts`. */
  pages: Readonly<Record<string, readonly number[]>>;
  parts: readonly string[];
  /** What is kept from the first visit on: what every page needs, the search, and the page for what was not kept. */
  shell: readonly string[];
  /** Of all documents: what they take on the reader's device, and about what is sent for them. */
  librarySize: { bytes: number; sentBytes: number };
}

/** The page for documents that have not been kept. Not `.html`: it is no page of the site. */
export const offlinePage = 'offline.htm';

/** The worker's file: it governs what stands beside it and below. */
export const workerFile = 'service-worker.js';

/** Runs the reader's code. */
export const playgroundFrame = 'demos/hosts/playground/index.htm';
/** Runs the reader's sub-app. */
export const doctorFrame = 'demos/hosts/doctor/index.htm';

/**
 * The frames that have no origin, with what they load. Their sandbox keeps them from the worker, so without a network they
 * are asked for with the query: all of it in one file, which the worker contains by a header instead.
 */
export const containedFrames: Readonly<Record<string, readonly string[]>> = {
  [playgroundFrame]: ['demos/hosts/playground/main.js', 'demos/hosts/playground/main.css'],
  [doctorFrame]: [],
};
export const containedQuery = '?contained';

/** A frame that has no origin, with what it loads; any other file by itself. */
export function withFrameFiles(address: string): string[] {
  return [address, ...(containedFrames[address] ?? [])];
}

/** As in the build's own file names. */
const hashLength = 8;

/** Hash of a file's content, the same in a build and in a browser. */
export async function hashOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashLength);
}

/** The address of a page by any that leads to it: `guide.html`, `guide/` → `guide`, `index.html` → the empty one. */
export function pageAddress(path: string): string {
  return path.replace(/\.html$/, '').replace(/(?:^|\/)(?:index)?$/, '');
}

/** Whether an address changes with its file's content, so that it means the same in every build. */
export function namesItsContent(address: string): boolean {
  return /^assets\/(?:js|css)\/|\?_=/.test(address);
}

/** Whether a file is TypeScript for the playground's editor: kept once it has been used, never before. */
function isEditorTypes(address: string): boolean {
  return /^assets\/js\/editor-(?:types|declarations)\./.test(address);
}

/** What belongs to all documents. */
export function libraryOf({ files }: Pick<SiteManifest, 'files'>): string[] {
  return Object.keys(files).filter((address) => !isEditorTypes(address));
}
