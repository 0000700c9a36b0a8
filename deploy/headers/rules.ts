import { workerFile } from '../../plugins/offline/siteManifest';
import type { FrameOrigins } from '../policy/frameOrigins';
import { framingPolicy, policyText, readerCodePolicy } from '../policy/policies';

export type Headers = Readonly<Record<string, string>>;

export interface HeaderRule {
  /** Below the base URL; a `*` at its end stands for whatever follows. */
  path: string;
  headers: Headers;
}

const year = 365 * 24 * 60 * 60;

/** So that the playground's page can read the files of sub-apps, and packages, that stand at another origin than its own. */
function sharingRules({ documents }: FrameOrigins): HeaderRule[] {
  return ['demos/apps/*', 'demos/hosts/playground/packages/*'].map((path) => ({
    path,
    headers: { 'Access-Control-Allow-Origin': documents },
  }));
}

/**
 * The headers of the site's files. All rules that match a file hold; where two set the same header, both values do. The
 * pages' own policies stand in the pages.
 *
 * @param frameOrigins when frames have an origin of their own: it sends the same headers as that of the documents
 */
export function headerRules(frameOrigins?: FrameOrigins): readonly HeaderRule[] {
  return [
    {
      path: '*',
      headers: {
        'Content-Security-Policy': policyText(framingPolicy(frameOrigins)),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Strict-Transport-Security': `max-age=${year}`,
      },
    },
    {
      // Not the demos: the playground's frame, which has no origin, loads its scripts too. Nor pictures, for others to show.
      path: 'assets/*',
      headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
    },
    // Their names have a hash of their content.
    ...['assets/js/*', 'assets/css/*'].map((path) => ({
      path,
      headers: { 'Cache-Control': `public, max-age=${year}, immutable` },
    })),
    // Some hosts keep scripts for hours: readers would not hear of a newer version, nor of there being no worker any more.
    { path: workerFile, headers: { 'Cache-Control': 'no-cache' } },
    ...['demos/hosts/playground/*', 'demos/hosts/doctor/*'].map((path) => ({
      path,
      headers: { 'Content-Security-Policy': policyText(readerCodePolicy) },
    })),
    ...(frameOrigins ? sharingRules(frameOrigins) : []),
  ];
}

function matches(rule: HeaderRule, path: string): boolean {
  return rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path;
}

/** The headers of a file by its path below the base URL, values of the same header joined as HTTP joins them. */
export function headersOf(path: string, rules = headerRules()): Headers {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (!matches(rule, path)) continue;
    for (const [name, value] of Object.entries(rule.headers)) {
      headers[name] = name in headers ? `${headers[name] ?? ''}, ${value}` : value;
    }
  }
  return headers;
}
