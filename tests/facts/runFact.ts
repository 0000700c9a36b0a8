import type { ConsoleMessage, Page } from '@playwright/test';
import type { FactContext, HostOptions, Proof, SubAppOptions } from '../../facts/kit/proof';
import { probe, probePath } from '../../facts/kit/waiting';
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
  const server = await listen((request, response) => {
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

/** Serves the host's page at every path, as the options of this moment have it. */
async function startHost({ answers }: Elsewhere, optionsNow: () => HostOptions): Promise<LocalServer> {
  const scriptAt = (path: string): string | undefined =>
    path.startsWith('/bundles/') ? answers.get(path)?.body : undefined;
  return listen((request, response) => {
    const path = request.url ?? '/';
    const script = path === '/start.js' ? startScript(optionsNow()) : scriptAt(path);
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

/** What a run that looks at more than the outcome may ask for. */
interface RunOptions {
  /** For each step of the page, in milliseconds. */
  stepLimit?: number;
  /** Called while a document still stands: before the page goes elsewhere, and when the proof is over. */
  beforeLeaving?: (page: Page) => Promise<void>;
}

/**
 * Runs the proof of one fact on servers of its own, and so on origins of its own.
 *
 * @param sharedPage used by one fact after another: opening a page costs more than most facts do
 * @throws what the proof throws
 */
export async function runFact(
  proof: Proof,
  sharedPage: Page,
  bundles: Bundles,
  { stepLimit = 10_000, beforeLeaving = () => Promise.resolve() }: RunOptions = {},
): Promise<void> {
  let hostOptions: HostOptions = {};
  let page = sharedPage;
  let output = listenToConsole(page);
  const elsewhere = await startElsewhere(bundles);
  const host = await startHost(elsewhere, () => hostOptions);

  const open = async (options: HostOptions & { alone?: boolean } = {}): Promise<Page> => {
    hostOptions = options;
    if (options.alone && page === sharedPage) {
      output.close();
      page = await openAlone(sharedPage);
      output = listenToConsole(page);
    }
    page.setDefaultTimeout(stepLimit);
    await beforeLeaving(page);
    await page.goto(host.origin + (options.path ?? '/'));
    return page;
  };

  try {
    await proof.run({
      ...servingFrom(elsewhere),
      open,
      messages: () => [...output.messages],
      notes: () => page.evaluate(() => [...window.notes]),
      flush: () => probe(page, elsewhere.origin),
    });
    await beforeLeaving(page);
  } finally {
    output.close();
    if (page !== sharedPage) await page.context().close();
    await host.close();
    await elsewhere.close();
  }
}
