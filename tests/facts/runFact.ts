import type { ConsoleMessage, Page } from '@playwright/test';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fact, FactContext, HostOptions, SubAppOptions } from '../../facts/fact';
import type { Bundles } from './bundles';

interface Answer {
  body: string;
  headers: Record<string, string>;
  status: number;
}

interface Server {
  origin: string;
  close: () => Promise<void>;
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

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
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

interface Console {
  messages: string[];
  /** Listens no longer. */
  close: () => void;
}

function listenToConsole(page: Page): Console {
  const messages: string[] = [];
  const onConsole = (message: ConsoleMessage): void => void messages.push(message.text());
  const onError = (error: Error): void => void messages.push(error.message);
  page.on('console', onConsole).on('pageerror', onError);
  return { messages, close: () => void page.off('console', onConsole).off('pageerror', onError) };
}

async function openAlone(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('the page belongs to no browser that could open another context');
  return context.newPage();
}

/**
 * Runs one fact on servers of its own, and so on origins of its own.
 *
 * @param sharedPage used by one fact after another: opening a page costs more than most facts do
 * @throws what the fact throws
 */
export async function runFact(fact: Fact, sharedPage: Page, bundles: Bundles): Promise<void> {
  const answers = new Map<string, Answer>();
  const requested: string[] = [];
  let hostOptions: HostOptions = {};
  let page = sharedPage;
  let output = listenToConsole(page);

  const bundlePath = (key: keyof Bundles): string => `/bundles/${key}.js`;
  for (const [key, body] of Object.entries(bundles)) {
    answers.set(`/bundles/${key}.js`, { body, headers: {}, status: 200 });
  }
  const scriptAt = (path: string): string | undefined =>
    path.startsWith('/bundles/') ? answers.get(path)?.body : undefined;

  const host = await listen((request, response) => {
    const path = request.url ?? '/';
    const script = path === '/start.js' ? startScript(hostOptions) : scriptAt(path);
    const type = script === undefined ? 'html' : 'js';
    response.writeHead(200, { 'Content-Type': contentTypes[type], ...hostOptions.headers });
    response.end(script ?? hostPage(hostOptions));
  });
  const elsewhere = await listen((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    requested.push(path);
    const answer = answers.get(path);
    response.writeHead(answer?.status ?? 404, {
      'Content-Type': contentTypeOf(path),
      'Access-Control-Allow-Origin': '*',
      ...answer?.headers,
    });
    response.end(answer?.body ?? 'not found');
  });

  const serve: FactContext['serve'] = (path, body, headers = {}, status = 200) => {
    answers.set(path, { body, headers, status });
    return elsewhere.origin + path;
  };

  const context: FactContext = {
    serve,
    bundle: (key) => elsewhere.origin + bundlePath(key),
    app: (options = {}) => {
      const { name = 'app', head = '', body = '<div id="app"></div>', headers = {} } = options;
      const script = serve(`/${name}/index.js`, subAppScript(options));
      const html = `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}<script src="${script}"></script></body></html>`;
      return { name, entry: serve(`/${name}/index.html`, html, headers) };
    },
    open: async (options: HostOptions & { alone?: boolean } = {}) => {
      hostOptions = options;
      if (options.alone && page === sharedPage) {
        output.close();
        page = await openAlone(sharedPage);
        output = listenToConsole(page);
      }
      page.setDefaultTimeout(10_000);
      await page.goto(host.origin + (options.path ?? '/'));
      return page;
    },
    requests: () => [...requested],
    messages: () => [...output.messages],
    notes: () => page.evaluate(() => [...window.notes]),
  };

  try {
    await fact.run(context);
  } finally {
    output.close();
    if (page !== sharedPage) await page.context().close();
    await host.close();
    await elsewhere.close();
  }
}
