import assert from 'node:assert/strict';
import { loadOutcome, mountOutcome } from '../kit/outcome';
import type { FactContext, Proof } from '../kit/proof';
import { go, routed, start } from '../kit/routing';
import { waitForNote } from '../kit/waiting';

const scriptPath = '/order/index.js';

/** The sub-app's only script, as one version of it is published. */
const version = (name: string): string =>
  `exports.provider = { render() { Garfish.channel.emit('note', '${name}'); }, destroy() {} };`;

/** Puts a script into the page when the sub-app is told `go`, and notes what becomes of it. */
const loadsChunk = `Garfish.channel.on('go', () => {
  const chunk = document.createElement('script');
  chunk.src = new URL('/chunk.js', info.props.origin).href;
  chunk.onload = () => note('load');
  chunk.onerror = ({ message }) => note('error: ' + message.trim());
  document.head.append(chunk);
});`;

interface Chunk {
  /** Lets the sub-app load it; what it noted then, its first note being that it was rendered. */
  load: (times: number) => Promise<string[]>;
}

/** A sub-app in the default sandbox that loads `/chunk.js` of its own server when it is told to. */
async function openWithChunk({ open, app, notes }: FactContext): Promise<Chunk> {
  const host = await open();
  const subApp = app({ render: loadsChunk });
  const { origin } = new URL(subApp.entry);
  assert.equal(await mountOutcome(host, subApp, { props: { origin } }), 'mounted');
  return {
    async load(times) {
      await host.evaluate(() => void window.Garfish.channel.emit('go'));
      await host.waitForFunction((count) => window.notes.length > count, times);
      return (await notes()).slice(1);
    },
  };
}

/** How loading an entry that is asked for with cookies ends under these headers of its answer. */
async function withCredentials(
  { open, serve }: FactContext,
  headersFor: (origin: string) => Record<string, string>,
): Promise<string> {
  const host = await open();
  const entry = serve('/order.js', version('any'), headersFor(new URL(host.url()).origin));
  await host.evaluate(() => {
    window.Garfish.run({ disablePreloadApp: true });
    window.Garfish.loader.usePlugin({
      name: 'with-credentials',
      beforeLoad: (data) => ({
        ...data,
        requestConfig: { ...data.requestConfig, credentials: 'include' },
      }),
    });
  });
  return loadOutcome(host, { name: 'order', entry });
}

export const proofs: readonly Proof[] = [
  {
    id: 'deploy.cors-missing',
    async run({ open, app, serve, flush, messages }) {
      const foreign = { 'Access-Control-Allow-Origin': 'https://elsewhere.example' };
      const host = await open();
      await host.evaluate(() => void window.Garfish.run({ disablePreloadApp: true }));
      const entry = app({ name: 'entry', headers: foreign });
      assert.equal(await loadOutcome(host, entry), 'threw TypeError: Failed to fetch');
      const subApp = app({ name: 'order' });
      serve(scriptPath, version('unseen'), foreign);
      assert.equal(await mountOutcome(host, subApp), 'mount threw Error: "provider" is "undefined".');
      await flush();
      assert.equal(messages().filter((message) => message.includes('blocked by CORS policy')).length, 2);
    },
  },
  {
    id: 'deploy.return-keeps-version',
    async run(context) {
      const order = routed(context, 'order');
      context.serve(scriptPath, version('old'));
      const host = await context.open({ path: '/order' });
      await start(host, [order]);
      await waitForNote(host, 'old');
      const before = context.requests().length;
      context.serve(scriptPath, version('new'));
      await go(host, '/');
      await go(host, '/order');
      await waitForNote(host, 'old', 2);
      await context.flush();
      assert.equal(context.requests().length, before);
    },
  },
  {
    id: 'deploy.entry-parameter',
    async run(context) {
      const { open, app, serve, requests, notes, flush } = context;
      const host = await open();
      const entry = serve('/order.js', version('old'));
      const load = (url: string): Promise<string> =>
        mountOutcome(host, { ...app({ name: 'order' }), entry: url }, { cache: false });
      assert.equal(await load(entry), 'mounted');
      serve('/order.js', version('new'));
      assert.equal(await load(entry), 'mounted');
      await flush();
      assert.deepEqual(requests(), ['/order.js']);
      assert.equal(await load(`${entry}?v=2`), 'mounted');
      assert.deepEqual(requests(), ['/order.js', '/order.js']);
      assert.deepEqual(await notes(), ['old', 'old', 'new']);
    },
  },
  {
    id: 'deploy.chunk-missing',
    async run(context) {
      const { load } = await openWithChunk(context);
      const url = context.serve('/chunk.js', 'not found', {}, 404);
      const failure = `error: [Garfish warning]: "${url}" load failed with status "404"`;
      assert.deepEqual(await load(1), [failure]);
      const before = context.requests().length;
      context.serve('/chunk.js', `Garfish.channel.emit('note', 'executed');`);
      assert.deepEqual(await load(2), [failure, failure]);
      await context.flush();
      assert.equal(context.requests().length, before);
    },
  },
  {
    id: 'deploy.chunk-html',
    async run(context) {
      const { load } = await openWithChunk(context);
      const before = context.messages().length;
      context.serve('/chunk.js', '<!doctype html><p>fallback</p>', { 'Content-Type': 'text/html' });
      assert.deepEqual(await load(1), ['load']);
      await context.flush();
      assert.deepEqual(context.messages().slice(before), []);
      assert.deepEqual(await context.notes(), ['render', 'load']);
    },
  },
  {
    id: 'deploy.entry-script-html',
    async run({ open, app, serve }) {
      const subApp = app();
      serve('/app/index.js', '<!doctype html><p>fallback</p>', { 'Content-Type': 'text/html' });
      assert.match(await mountOutcome(await open(), subApp), /"provider" is "undefined"\./);
    },
  },
  {
    id: 'deploy.credentials-headers',
    async run(context) {
      const credentials = { 'Access-Control-Allow-Credentials': 'true' };
      const any = await withCredentials(context, () => ({
        'Access-Control-Allow-Origin': '*',
        ...credentials,
      }));
      const without = await withCredentials(context, (origin) => ({ 'Access-Control-Allow-Origin': origin }));
      const both = await withCredentials(context, (origin) => ({
        'Access-Control-Allow-Origin': origin,
        ...credentials,
      }));
      assert.deepEqual(
        [any, without, both],
        ['threw TypeError: Failed to fetch', 'threw TypeError: Failed to fetch', 'loaded'],
      );
    },
  },
];
