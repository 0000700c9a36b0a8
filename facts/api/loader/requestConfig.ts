import assert from 'node:assert/strict';
import { loadOutcome } from '../../kit/outcome';
import type { Proof, FactContext, HostPage } from '../../kit/proof';
import { type UntypedLoader, cookiesSent, load } from './setup';

const entryPath = '/order/index.html';

/** An entry that answers 503 at first and is then repaired; `again` is what happens between. */
async function afterFailure(context: FactContext): Promise<{ host: HostPage; entry: string }> {
  const entry = context.serve(entryPath, 'down', {}, 503);
  const host = await context.open();
  await host.evaluate(() => {
    window.Garfish.run({ disablePreloadApp: true });
  });
  assert.match(await loadOutcome(host, { name: 'order', entry }), /load failed with status "503"/);
  context.serve(entryPath, '<p>up</p>');
  return { host, entry };
}

/** Loads `scope` for each name; `!x` clears the scope `x`, `!` all of them. How often the address was requested. */
async function requestsOf(context: FactContext, steps: string[]): Promise<number> {
  const url = context.serve('/a.js', '1');
  const host = await context.open();
  for (const step of steps) {
    if (!step.startsWith('!')) {
      assert.equal(await load(host, url, step), 'loaded js');
    } else {
      await host.evaluate((scope) => {
        if (scope) window.Garfish.loader.clear(scope);
        else window.Garfish.loader.clearAll();
      }, step.slice(1));
    }
  }
  await context.flush();
  return context.requests().length;
}

interface Script {
  /** The script is this text, `times` over. */
  text: string;
  times: number;
  headers?: Record<string, string>;
}

/** Loads a script that a `fetch` hook answers with; notes when the hook is asked. */
async function loadScript(
  host: HostPage,
  scope: string,
  url: string,
  { text, times, headers = {} }: Script,
): Promise<void> {
  await host.evaluate(
    async ([scope, url, text, times, headers]) => {
      const { fetch } = window.Garfish.loader.hooks.lifecycle;
      const answer = (): Promise<Response> => {
        window.notes.push(`fetch ${scope} ${url}`);
        const type = { 'content-type': 'text/javascript' };
        return Promise.resolve(new Response(text.repeat(times), { headers: { ...type, ...headers } }));
      };
      fetch.on(answer);
      await window.Garfish.loader.load({ scope, url });
      fetch.remove(answer);
    },
    [scope, url, text, times, headers] as const,
  );
}

const ascii = (times: number): Script => ({ text: '1', times });

function requestsTimes(id: string, steps: string[], count: number): Proof {
  return {
    id,
    async run(context) {
      assert.equal(await requestsOf(context, steps), count);
    },
  };
}

export const proofs: readonly Proof[] = [
  {
    id: 'loader.set-life-cycle-once',
    async run({ open, serve, notes, messages }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await host.evaluate(() => {
        for (const order of ['first', 'second']) {
          window.Garfish.loader.setLifeCycle({
            beforeLoad(data) {
              window.notes.push(order);
              return data;
            },
          });
        }
      });
      await load(host, url);
      assert.deepEqual(await notes(), ['first']);
      assert.match(messages().join('\n'), /Repeat to register plugin hooks "loader-lifecycle"\./);
    },
  },
  {
    id: 'loader.cookie-by-before-load',
    async run(context) {
      const sent = await cookiesSent(context, (host) =>
        host.evaluate(() => {
          window.Garfish.loader.usePlugin({
            name: 'with-credentials',
            beforeLoad(data) {
              data.requestConfig.credentials = 'include';
              return data;
            },
          });
        }),
      );
      assert.deepEqual(sent, { '/app.html': true, '/app.js': true, '/app.css': true });
    },
  },
  {
    id: 'loader.cookie-by-crossorigin',
    async run(context) {
      const sent = await cookiesSent(context, () => Promise.resolve(), ' crossorigin="use-credentials"');
      assert.deepEqual(sent, { '/app.html': false, '/app.js': true, '/app.css': false });
    },
  },
  {
    id: 'loader.request-config-credentials',
    async run(context) {
      const sent = await cookiesSent(context, (host) =>
        host.evaluate(() => {
          Reflect.set(window.Garfish.loader, 'requestConfig', { credentials: 'include' });
        }),
      );
      assert.deepEqual(sent, { '/app.html': false, '/app.js': false, '/app.css': false });
    },
  },
  {
    id: 'loader.request-config-headers',
    async run({ open }) {
      const host = await open();
      const headers = await host.evaluate(async () => {
        const { loader } = window.Garfish;
        Reflect.set(loader, 'requestConfig', { headers: { 'x-mine': '1' } });
        let seen: HeadersInit | undefined;
        loader.usePlugin({
          name: 'see',
          fetch(_url, requestConfig) {
            seen = requestConfig.headers;
            return Promise.resolve(new Response('1'));
          },
        });
        await loader.load({ scope: 'order', url: '/a.js' });
        return seen;
      });
      assert.deepEqual(headers, { 'x-mine': '1' });
    },
  },
  {
    id: 'loader.failure-not-retried',
    async run(context) {
      const { host, entry } = await afterFailure(context);
      assert.match(await loadOutcome(host, { name: 'order', entry }), /load failed with status "503"/);
      await context.flush();
      assert.deepEqual(context.requests(), [entryPath]);
      // A request that does not reach its server is remembered, too, and so is a script's.
      const foreign = { 'Access-Control-Allow-Origin': 'https://elsewhere.example' };
      const { name, entry: closed } = context.app({ name: 'closed', headers: foreign });
      const script = context.serve('/script.js', 'down', {}, 503);
      const page = context.app({ name: 'page', head: `<script src="${script}"></script>` });
      for (const openAgain of [false, true]) {
        if (openAgain) {
          context.app({ name: 'closed' });
          context.serve('/script.js', `Garfish.channel.emit('note', 'up');`);
        }
        assert.match(await loadOutcome(host, { name, entry: closed }), /^threw TypeError/);
        assert.equal(await loadOutcome(host, page), 'loaded');
      }
      await context.flush();
      const again = context.requests().filter((path) => path !== entryPath);
      assert.deepEqual(again.sort(), [
        '/closed/index.html',
        '/page/index.html',
        '/page/index.js',
        '/script.js',
      ]);
    },
  },
  {
    id: 'loader.failure-after-clear',
    async run(context) {
      const { host, entry } = await afterFailure(context);
      await host.evaluate(() => window.Garfish.loader.clear('order'));
      assert.match(await loadOutcome(host, { name: 'order', entry }), /load failed with status "503"/);
      await host.evaluate(() => window.Garfish.loader.clearAll());
      assert.match(await loadOutcome(host, { name: 'order', entry }), /load failed with status "503"/);
      await context.flush();
      assert.deepEqual(context.requests(), [entryPath]);
    },
  },
  {
    id: 'loader.failure-other-name',
    async run(context) {
      const { host, entry } = await afterFailure(context);
      assert.equal(await loadOutcome(host, { name: 'order2', entry }), 'loaded');
      await context.flush();
      assert.deepEqual(context.requests(), [entryPath, entryPath]);
    },
  },
  {
    id: 'loader.failure-other-query',
    async run(context) {
      const { host, entry } = await afterFailure(context);
      assert.equal(await loadOutcome(host, { name: 'order', entry: `${entry}?t=2` }), 'loaded');
      await context.flush();
      assert.deepEqual(context.requests(), [entryPath, entryPath]);
    },
  },
  {
    id: 'loader.failure-after-reload',
    async run(context) {
      const { host, entry } = await afterFailure(context);
      await host.reload();
      assert.equal(await loadOutcome(host, { name: 'order', entry }), 'loaded');
      await context.flush();
      assert.deepEqual(context.requests(), [entryPath, entryPath]);
    },
  },
  {
    id: 'loader.failed-script-other-query',
    async run(context) {
      const script = context.serve('/app.js', '', {}, 503);
      const entry = context.serve(entryPath, `<script src="${script}"></script>`);
      const host = await context.open();
      await loadOutcome(host, { name: 'order', entry });
      context.serve('/app.js', '1');
      await loadOutcome(host, { name: 'order', entry: `${entry}?t=2` });
      await context.flush();
      assert.deepEqual(context.requests(), [entryPath, '/app.js', entryPath]);
    },
  },
  {
    id: 'loader.retry-in-fetch',
    async run(context) {
      const entry = context.serve(entryPath, 'down', {}, 503);
      const host = await context.open({ alone: true });
      await host.exposeFunction('repair', () => void context.serve(entryPath, '<p>up</p>'));
      await host.evaluate(() => {
        window.Garfish.loader.usePlugin({
          name: 'retry',
          async fetch(url, requestConfig) {
            const response = await fetch(url, requestConfig);
            if (response.status < 500) return response;
            const repair: unknown = Reflect.get(window, 'repair');
            if (typeof repair === 'function') await Reflect.apply(repair, undefined, []);
            return fetch(url, requestConfig);
          },
        });
      });
      assert.equal(await loadOutcome(host, { name: 'order', entry }), 'loaded');
      await context.flush();
      assert.deepEqual(context.requests(), [entryPath, entryPath]);
    },
  },
  {
    id: 'loader.same-scope-once',
    async run({ open, serve, requests, flush }) {
      const host = await open();
      const types = [
        'text/html',
        'text/javascript',
        'text/css',
        'application/json',
        'image/png',
        'font/woff2',
      ];
      const paths = types.map((type) => `/${type.replace('/', '-')}`);
      const urls = types.map((type, index) => serve(paths[index] ?? '', 'a', { 'Content-Type': type }));
      await host.evaluate(async (urls) => {
        for (const url of urls) {
          const load = (): Promise<unknown> => window.Garfish.loader.load({ scope: 'x', url });
          // The second comes while the first is on its way, the third when it has arrived.
          await Promise.all([load(), load()]);
          await load();
        }
      }, urls);
      await flush();
      assert.deepEqual(requests(), paths);
    },
  },
  {
    id: 'loader.shared-between-scopes',
    async run({ open, serve, requests, flush }) {
      const host = await open();
      for (const [type, times] of [
        ['text/html', 1],
        ['text/javascript', 1],
        ['text/css', 1],
        ['application/octet-stream', 2],
      ] as const) {
        const path = `/${type.replace('/', '-')}`;
        const url = serve(path, 'a', { 'Content-Type': type });
        await host.evaluate(async (url) => {
          for (const scope of ['a', 'b']) await window.Garfish.loader.load({ scope, url });
        }, url);
        await flush();
        assert.equal(requests().filter((each) => each === path).length, times, type);
      }
    },
  },
  {
    id: 'loader.max-size-default',
    async run({ open, notes }) {
      const host = await open();
      const limit = 50 * 1024 * 1024;
      await loadScript(host, 'x', '/below.js', ascii(limit - 1));
      await loadScript(host, 'y', '/below.js', ascii(1));
      await loadScript(host, 'z', '/above.js', ascii(limit));
      await loadScript(host, 'y', '/above.js', ascii(1));
      assert.deepEqual(await notes(), ['fetch x /below.js', 'fetch z /above.js', 'fetch y /above.js']);
    },
  },
  {
    id: 'loader.max-size-unit',
    async run({ open, notes }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.loader.setOptions({ maxSize: 200 }));
      // 104 characters, 312 bytes.
      const chinese = { text: '文', times: 104 };
      const declared = { ...chinese, headers: { 'content-size': '312' } };
      await loadScript(host, 'x', '/chinese.js', chinese);
      await loadScript(host, 'y', '/chinese.js', chinese);
      await loadScript(host, 'x2', '/long.js', ascii(200));
      await loadScript(host, 'y', '/long.js', ascii(1));
      await loadScript(host, 'x3', '/declared.js', declared);
      await loadScript(host, 'y', '/declared.js', ascii(1));
      assert.deepEqual(await notes(), [
        'fetch x /chinese.js',
        ...['fetch x2 /long.js', 'fetch y /long.js'],
        ...['fetch x3 /declared.js', 'fetch y /declared.js'],
      ]);
    },
  },
  {
    id: 'loader.max-size-new-scopes',
    async run({ open, notes }) {
      const host = await open();
      await loadScript(host, 'old', '/a.js', ascii(1));
      await host.evaluate(() => window.Garfish.loader.setOptions({ maxSize: 10 }));
      await loadScript(host, 'old', '/b.js', ascii(1000));
      await loadScript(host, 'new', '/b.js', ascii(1));
      await loadScript(host, 'new', '/c.js', ascii(1000));
      await loadScript(host, 'newer', '/c.js', ascii(1000));
      assert.deepEqual(await notes(), [
        'fetch old /a.js',
        'fetch old /b.js',
        'fetch new /c.js',
        'fetch newer /c.js',
      ]);
    },
  },
  {
    id: 'loader.max-size-loses-sharing',
    async run({ open, notes }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.loader.setOptions({ maxSize: 10 }));
      await loadScript(host, 'x', '/a.js', ascii(1000));
      await loadScript(host, 'x', '/a.js', ascii(1000));
      await loadScript(host, 'y', '/a.js', ascii(1000));
      await loadScript(host, 'x', '/small.js', ascii(1));
      await loadScript(host, 'y', '/small.js', ascii(1));
      assert.deepEqual(await notes(), ['fetch x /a.js', 'fetch y /a.js', 'fetch x /small.js']);
    },
  },
  requestsTimes('loader.clear-keeps-request', ['x', '!x', 'x'], 1),
  requestsTimes('loader.clear-all-keeps-request', ['x', '!x', 'x', '!', 'x'], 1),
  requestsTimes('loader.clear-unshares', ['x', '!x', 'x', '!', 'x', 'y'], 2),
  {
    id: 'loader.clear-frees-room',
    async run({ open, notes }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.loader.setOptions({ maxSize: 10 }));
      const clearings: [scope: string, clear: (scope: string) => void][] = [
        ['one', (scope) => window.Garfish.loader.clear(scope)],
        ['all', () => window.Garfish.loader.clearAll()],
        [
          'type',
          (scope) => {
            const loader: UntypedLoader = window.Garfish.loader;
            loader.clear(scope, 'js');
          },
        ],
      ];
      for (const [scope, clear] of clearings) {
        const [full, above, after] = ['full', 'above', 'after'].map((name) => `/${scope}/${name}.js`);
        await loadScript(host, scope, full ?? '', ascii(9));
        // There is no room for it: another scope asks again.
        await loadScript(host, scope, above ?? '', ascii(9));
        await loadScript(host, 'other', above ?? '', ascii(1));
        await host.evaluate(clear, scope);
        await loadScript(host, scope, after ?? '', ascii(9));
        await loadScript(host, 'another', after ?? '', ascii(1));
        const asked = (await notes()).splice(-4);
        assert.deepEqual(asked, [
          `fetch ${scope} ${full ?? ''}`,
          `fetch ${scope} ${above ?? ''}`,
          `fetch other ${above ?? ''}`,
          `fetch ${scope} ${after ?? ''}`,
        ]);
      }
    },
  },
];
