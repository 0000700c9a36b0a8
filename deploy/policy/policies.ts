import type { FrameOrigins } from './frameOrigins';

/** Directives of a Content-Security-Policy, and the sources that each allows. */
export type Policy = Readonly<Record<string, readonly string[]>>;

interface DocumentSources {
  /** Hashes of the scripts that stand in the pages themselves, as in `sha256-…`. */
  scriptHashes: readonly string[];
  /** Hashes of the styles that stand in the pages themselves. */
  styleHashes?: readonly string[];
  /** Where the monitoring script comes from, when one is configured. */
  monitoringOrigin?: string | undefined;
  /** Of frames that have an origin of their own. */
  frameOrigins?: FrameOrigins | undefined;
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}

/** What documents of the site may do, each source with its reason. */
export function documentPolicy({
  scriptHashes,
  styleHashes = [],
  monitoringOrigin,
  frameOrigins,
}: DocumentSources): Policy {
  const monitoring = monitoringOrigin === undefined ? [] : [monitoringOrigin];
  // The playground's page fetches files of the sub-apps for its frame, which may not.
  const subApps = frameOrigins ? [frameOrigins.frames] : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...monitoring],
    // What the page is painted with stands in it, the sheet of the site is a file.
    'style-src': ["'self'", ...quoted(styleHashes)],
    // Small pictures in style sheets.
    'img-src': ["'self'", 'data:'],
    // Bodies of pages, the search index, proofs.
    'connect-src': ["'self'", ...monitoring, ...subApps],
    // Live demos, the playground.
    'frame-src': [frameOrigins?.frames ?? "'self'"],
    // The search, and what keeps pages for reading without a network.
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
}

/** What demos may do, in the frames of documents; one that needs something else has a policy of its own in its page. */
export const demoPolicy: Policy = {
  'default-src': ["'none'"],
  // Garfish runs the sub-apps' code by an indirect `eval`.
  'script-src': ["'self'", "'unsafe-eval'"],
  // Garfish turns the sub-apps' linked styles into `<style>` elements.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Garfish fetches the sub-apps' files.
  'connect-src': ["'self'"],
  // A host with routes, opened alone, shows itself in a frame.
  'frame-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/**
 * Hosts that need another policy, by name. The playground's and the doctor's frames run code of readers in an origin of
 * their own, which nothing of the documents can be reached from.
 */
export const hostPolicies: Readonly<Record<string, Policy>> = {
  // Runs any sub-app as a main application without a policy would: what it asks for is what is to be seen.
  doctor: {
    'default-src': ["'none'"],
    // Garfish runs sub-apps by an indirect `eval`; the page's own script stands in it.
    'script-src': ['http:', 'https:', 'blob:', 'data:', "'unsafe-inline'", "'unsafe-eval'"],
    'style-src': ['http:', 'https:', 'blob:', 'data:', "'unsafe-inline'"],
    'img-src': ['http:', 'https:', 'blob:', 'data:'],
    'font-src': ['http:', 'https:', 'blob:', 'data:'],
    'media-src': ['http:', 'https:', 'blob:', 'data:'],
    'connect-src': ['http:', 'https:', 'ws:', 'wss:', 'blob:', 'data:'],
    'worker-src': ['blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  },
  // Without a sandbox, ES modules are imported from blobs.
  compatibility: { ...demoPolicy, 'script-src': ["'self'", "'unsafe-eval'", 'blob:'] },
  // Fetches the files of the sub-app that the reader names, and runs none of them.
  'doctor-fetch': {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ['http:', 'https:'],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  },
};

/** Who may show a page in a frame: a `<meta>` element cannot say it, only a header can. */
export function framingPolicy(frameOrigins?: FrameOrigins): Policy {
  return { 'frame-ancestors': ["'self'", ...(frameOrigins ? [frameOrigins.documents] : [])] };
}

/**
 * Gives the reader's code in the playground an origin of its own, even when its page is opened by itself. Forms are
 * allowed for their `submit` events, which sub-apps handle; the page's own policy lets none be sent.
 */
export const readerCodePolicy: Policy = { sandbox: ['allow-scripts', 'allow-forms'] };

/** Policies as they stand in a header or a `<meta>` element. */
export function policyText(...policies: readonly Policy[]): string {
  return policies
    .flatMap((policy) => Object.entries(policy))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
