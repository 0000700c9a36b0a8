/** What answers at an address: a file of the project, or one of the site's own sub-apps. */
export type Answer = { kind: 'project'; path: string } | { kind: 'site'; path: string };

interface Resolver {
  /** Path of the folder of all ready-made sub-apps, the site's base URL included. */
  appsPath: string;
  /** Answers where nothing else does. */
  sampleApp: string;
  /** Whether a folder of the project has this name. */
  hasApp: (name: string) => boolean;
  /** Whether a ready-made sub-app has this name. */
  isDemo: (name: string) => boolean;
  has: (path: string) => boolean;
  /** A ready-made sub-app answers at an entry. */
  onSampleRequest: (url: string, app: string) => void;
}

const sampleHost = /^(?:(?:[\w-]+\.)*example\.com|localhost|127\.0\.0\.1)$/;
const entryPath = /\/(?:index\.html?)?$/;
/** Where the sub-apps stand when the site has no base URL; examples and readers write it this way. */
const shortAppsPath = '/demos/apps/';

/** Who answers below an address. */
interface Place {
  kind: Answer['kind'];
  app: string;
  /** The address that stands for the folder of the app: `https://order.example.com/`. */
  base: string;
}

/** The folder of an entry: `https://example.com/order/` of `https://example.com/order/index.html`. */
function folderOf({ origin, pathname }: URL): string {
  return origin + pathname.replace(/[^/]*$/, '');
}

/** First the project's folder, then the ready-made sub-app that the address names, by its host or its first folder. */
function namedPlace({ hasApp, isDemo }: Resolver, { origin, hostname, pathname }: URL): Place | undefined {
  const [label = ''] = hostname.endsWith('.example.com') ? hostname.split('.', 1) : [];
  const [, segment = ''] = pathname.split('/', 2);
  const [byHost, byPath] = [`${origin}/`, `${origin}/${segment}/`];
  if (hasApp(label)) return { kind: 'project', app: label, base: byHost };
  if (hasApp(segment)) return { kind: 'project', app: segment, base: byPath };
  if (isDemo(label)) return { kind: 'site', app: label, base: byHost };
  return isDemo(segment) ? { kind: 'site', app: segment, base: byPath } : undefined;
}

/**
 * Resolves addresses to files: one below `/demos/apps/` means itself; that of a sample, such as
 * `https://order.example.com/` or `http://127.0.0.1:8081/index.html`, means the sub-app that it names, or the chosen one.
 *
 * @returns `undefined` for what stands for nothing
 */
export function createResolver(options: Resolver): (url: URL) => Answer | undefined {
  const { appsPath, sampleApp, has, onSampleRequest } = options;
  const entries = new Map<string, Place>();

  function placeOf(url: URL): Place | undefined {
    const isOwn = url.origin === location.origin;
    if (!isOwn && !sampleHost.test(url.hostname)) return undefined;
    const named = namedPlace(options, url);
    // The preview's own address: below it there is the project and nothing else.
    if (isOwn) return named?.kind === 'project' ? named : undefined;
    return named ?? { kind: 'site', app: sampleApp, base: `${url.origin}/` };
  }

  function entryOf(url: URL, place: Place): Answer {
    const base = folderOf(url);
    if (place.kind === 'project') {
      const inner = base.slice(place.base.length);
      const own = `${place.app}/${inner}index.html`;
      // An address further down that no file stands for is that of the same entry: `https://order.example.com/shop/`.
      entries.set(base, has(own) ? place : { ...place, base });
      return { kind: 'project', path: has(own) ? own : `${place.app}/index.html` };
    }
    entries.set(base, { ...place, base });
    onSampleRequest(url.href, place.app);
    return { kind: 'site', path: `${appsPath}${place.app}/index.htm` };
  }

  return (url) => {
    const { pathname, origin, href } = url;
    if (pathname.startsWith(appsPath)) return { kind: 'site', path: pathname };
    if (pathname.startsWith(shortAppsPath)) {
      return { kind: 'site', path: appsPath + pathname.slice(shortAppsPath.length) };
    }
    const place = placeOf(url);
    if (!place) return undefined;
    if (entryPath.test(pathname)) return entryOf(url, place);
    const [folder] = [...entries.keys()]
      .filter((each) => href.startsWith(each))
      .sort((a, b) => b.length - a.length);
    const { kind, app, base } = (folder === undefined ? undefined : entries.get(folder)) ?? place;
    const path = `${app}/${(origin + pathname).slice(base.length)}`;
    return { kind, path: kind === 'project' ? path : appsPath + path };
  };
}
