import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FactContext, HostOptions, SubAppOptions } from '../../facts/kit/proof';
import { probePath } from '../../facts/kit/waiting';
import { listen, type LocalServer } from '../../tools/listen';
import type { Bundles } from './bundles';

interface Answer {
  body: string;
  headers: Record<string, string>;
  status: number;
}

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

function contentTypeOf(path: string): string {
  return contentTypes[/\.(\w+)$/.exec(path)?.[1] ?? 'html'] ?? 'text/plain; charset=utf-8';
}

function hostPage({ body = '<div id="container"></div>' }: HostOptions): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>host</title></head><body>${body}
<script src="/start.js"></script><script src="/bundles/garfish.js"></script></body></html>`;
}

/** Not inline, so that it runs under any content security policy. */
function startScript({ development = false }: HostOptions): string {
  const processGlobal = "window.process = { env: { NODE_ENV: 'development' }, browser: true };";
  return `window.notes = [];${development ? processGlobal : ''}`;
}

const saidPath = '/said';

/** Sends what the console is told, for browsers whose driver does not say. At once: the next step may ask for it. */
const tellingScript = `(() => {
  const Request = XMLHttpRequest;
  const say = (...parts) => {
    const request = new Request();
    const text = parts.map((part) => (part instanceof Error ? part.stack || part.message : String(part))).join(' ');
    try {
      request.open('POST', '${saidPath}', false);
      request.send(text);
    } catch {
      // The page's policy allows no request: then the proof does not learn of it.
    }
  };
  for (const method of ['debug', 'log', 'info', 'warn', 'error']) {
    const print = console[method];
    console[method] = (...parts) => {
      say(...parts);
      print.apply(console, parts);
    };
  }
  addEventListener('error', ({ error, message }) => say(error?.message ?? message));
  addEventListener('unhandledrejection', ({ reason }) => say(reason?.message ?? reason));
})();`;

function subAppScript({ script = '', render = '', destroy = '', wholeScript }: SubAppOptions): string {
  const note = `const note = (text) => window.Garfish.channel.emit('note', text);`;
  if (wholeScript !== undefined) return `${note}\n${wholeScript}`;
  return `${note}
${script}
exports.provider = () => ({
  render(info) { note('render'); ${render} },
  destroy(info) { note('destroy'); ${destroy} },
});`;
}

const usedPorts = new Set<number>();

/**
 * Answers HTTP on a port that this process has not had before. The system gives a free port out again, and a browser
 * keeps what an origin has stored: the next fact at the same origin would read it.
 *
 * @param start asks the system for a free port
 */
export async function listenAnew(
  answer: RequestListener,
  start: (answer: RequestListener) => Promise<LocalServer> = listen,
): Promise<LocalServer> {
  const server = await start(answer);
  if (!usedPorts.has(server.port)) {
    usedPorts.add(server.port);
    return server;
  }
  // Closed only afterwards: until then the system cannot give the same port out.
  try {
    return await listenAnew(answer, start);
  } finally {
    await server.close();
  }
}

interface Elsewhere extends LocalServer {
  /** What it answers, by path. */
  answers: Map<string, Answer>;
  /** Paths that were asked for, in order. */
  requested: string[];
}

function bundlePath(key: string): string {
  return `/bundles/${key}.js`;
}

/** Serves the bundles, and whatever is put into its answers, on an origin that is not the host's. */
async function startElsewhere(bundles: Bundles): Promise<Elsewhere> {
  const answers = new Map<string, Answer>([[probePath, { body: '', headers: {}, status: 200 }]]);
  for (const [key, body] of Object.entries(bundles)) {
    answers.set(bundlePath(key), { body, headers: {}, status: 200 });
  }
  const requested: string[] = [];
  const server = await listenAnew((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    if (path !== probePath) requested.push(path);
    const answer = answers.get(path);
    response.writeHead(answer?.status ?? 404, {
      'Content-Type': contentTypeOf(path),
      'Access-Control-Allow-Origin': '*',
      ...answer?.headers,
    });
    response.end(answer?.body ?? 'not found');
  });
  return { ...server, answers, requested };
}

/** How the host's page is served. */
interface Hosting {
  optionsNow: () => HostOptions;
  /** Called with each text of the page's console, where the page itself has to tell. */
  onMessage?: (text: string) => void;
  /** Source of what runs before Garfish, where the driver cannot see to it. */
  firstScripts?: readonly string[];
}

/** Serves the host's page at every path, as the options of this moment have it. */
async function startHost(
  { answers }: Elsewhere,
  { optionsNow, onMessage, firstScripts = [] }: Hosting,
): Promise<LocalServer> {
  const scriptAt = (path: string): string | undefined => {
    if (path === '/start.js') {
      return [startScript(optionsNow()), ...(onMessage ? [tellingScript] : []), ...firstScripts].join('\n');
    }
    return path.startsWith('/bundles/') ? answers.get(path)?.body : undefined;
  };
  return listenAnew((request, response) => {
    const path = request.url ?? '/';
    if (onMessage && path === saidPath) {
      text(request).then(
        (message) => {
          onMessage(message);
          response.end();
        },
        // The page went while it was saying something. Unhandled, that would be an error of whatever runs then.
        () => response.destroy(),
      );
      return;
    }
    const script = scriptAt(path);
    const type = script === undefined ? 'html' : 'js';
    response.writeHead(200, { 'Content-Type': contentTypes[type], ...optionsNow().headers });
    response.end(script ?? hostPage(optionsNow()));
  });
}

type Serving = Pick<FactContext, 'serve' | 'bundle' | 'app' | 'requests'>;

/** The part of a proof's context that puts files on the other origin. */
function servingFrom({ origin, answers, requested }: Elsewhere): Serving {
  const serve: Serving['serve'] = (path, body, headers = {}, status = 200) => {
    answers.set(path, { body, headers, status });
    return origin + path;
  };
  return {
    serve,
    bundle: (key) => origin + bundlePath(key),
    app: (options = {}) => {
      const { name = 'app', head = '', body = '<div id="app"></div>', headers = {} } = options;
      const script = serve(`/${name}/index.js`, subAppScript(options));
      const html = `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}<script src="${script}"></script></body></html>`;
      return { name, entry: serve(`/${name}/index.html`, html, headers) };
    },
    requests: () => [...requested],
  };
}

export interface FactServers {
  /** Where the host's page is. */
  hostOrigin: string;
  /** Where the sub-apps are. */
  otherOrigin: string;
  serving: Serving;
  close: () => Promise<void>;
}

/** Starts the two servers of one fact, each an origin of its own. */
export async function startServers(bundles: Bundles, hosting: Hosting): Promise<FactServers> {
  const elsewhere = await startElsewhere(bundles);
  const host = await startHost(elsewhere, hosting);
  return {
    hostOrigin: host.origin,
    otherOrigin: elsewhere.origin,
    serving: servingFrom(elsewhere),
    close: async () => {
      await host.close();
      await elsewhere.close();
    },
  };
}
