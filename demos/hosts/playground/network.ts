import type { FileAnswer } from './protocol';

interface Network {
  /** Path of the folder of all sub-apps, the site's base URL included. */
  appsPath: string;
  /** Name of the sub-app that answers at the addresses of samples. */
  sampleApp: string;
  /** Reads a file below `appsPath`. Status 0: it could not be reached. */
  readFile: (url: string) => Promise<FileAnswer>;
  onSampleRequest: (url: string, app: string) => void;
}

const sampleHost = /^(?:(?:[\w-]+\.)*example\.com|localhost|127\.0\.0\.1)$/;

/** The folder of a sub-app that a sample's address stands for: `https://example.com/order/`. */
function folderOf(url: URL): string {
  return url.origin + url.pathname.replace(/[^/]*$/, '');
}

const entryPath = /\/(?:index\.html?)?$/;

/** Where the sub-apps stand when the site has no base URL; examples and readers write it this way. */
const shortAppsPath = '/demos/apps/';

/**
 * Resolves addresses to files of the site's sub-apps: an address below `/demos/apps/` means itself, and that of a
 * sample, such as `https://order.example.com/` or `http://127.0.0.1:8081/index.html`, means the chosen sub-app.
 */
function createResolver({ appsPath, sampleApp, onSampleRequest }: Network): (url: URL) => string | undefined {
  const folders = new Set<string>();
  return (url) => {
    const { pathname, origin, hostname, href } = url;
    if (pathname.startsWith(appsPath)) return pathname;
    if (pathname.startsWith(shortAppsPath)) return appsPath + pathname.slice(shortAppsPath.length);
    // The preview's own address: there is nothing else below it.
    if (origin === location.origin || !sampleHost.test(hostname)) return undefined;
    if (entryPath.test(pathname)) {
      folders.add(folderOf(url));
      onSampleRequest(href, sampleApp);
      return `${appsPath}${sampleApp}/index.htm`;
    }
    const [folder = `${origin}/`] = [...folders]
      .filter((each) => href.startsWith(each))
      .sort((a, b) => b.length - a.length);
    return `${appsPath}${sampleApp}/${(origin + pathname).slice(folder.length)}`;
  };
}

/**
 * Replaces `fetch`: a frame without an origin (`sandbox="allow-scripts"`) can fetch only files with a CORS header, which
 * a plain static server does not send. So the page around it reads the files, with `createAnswers`; the frame's policy
 * lets it reach nothing else.
 */
export function fetchThroughPage(network: Network): void {
  const resolve = createResolver(network);
  const nativeFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.protocol === 'data:' || url.protocol === 'blob:') return nativeFetch(input, init);
    const path = resolve(url);
    if (path === undefined) {
      throw new TypeError(`Failed to fetch ${url.href}（演练场里只能请求子应用的文件）`);
    }
    const { status, contentType, body } = await network.readFile(new URL(path, location.href).href);
    if (status === 0) throw new TypeError(`Failed to fetch ${url.href}`);
    const response = new Response(body, { status, headers: { 'content-type': contentType } });
    // One that was made by hand has no address; Garfish resolves the relative ones in an entry against it.
    return Object.defineProperty(response, 'url', { value: url.href });
  };
}
