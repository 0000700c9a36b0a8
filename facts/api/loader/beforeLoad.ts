import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';
import { type UntypedHook, cookiesSent, load, observe } from './setup';

export const proofs: readonly Proof[] = [
  {
    id: 'loader.no-cookie-by-default',
    async run(context) {
      const sent = await cookiesSent(context, () => Promise.resolve());
      assert.deepEqual(sent, { '/app.html': false, '/app.js': false, '/app.css': false });
    },
  },
  {
    id: 'loader.load-module-scope',
    async run({ open, serve }) {
      const url = serve('/remote.js', 'exports.a = 1;');
      const host = await open();
      const value = await host.evaluate(async (url) => {
        const { loader } = window.Garfish;
        const { scope, fileType, resourceManager } = await loader.loadModule(url);
        return { scope, fileType, manager: resourceManager instanceof loader.ModuleManager };
      }, url);
      assert.deepEqual(value, { scope: 'modules', fileType: 'module', manager: true });
    },
  },
  {
    id: 'loader.own-instance',
    async run({ open }) {
      const host = await open();
      const same = await host.evaluate(() => {
        const { Garfish } = window.garfishModule;
        return new Garfish({}).loader === window.Garfish.loader;
      });
      assert.equal(same, false);
    },
  },
  {
    id: 'loader.run-option-dead',
    async run({ open, serve, notes, flush }) {
      const url = serve('/a.js', '1');
      const missing = serve('/missing.js', '', {}, 404);
      const host = await open();
      await host.evaluate(() => {
        const note = (hook: string): void => void window.notes.push(`${hook} from run`);
        window.Garfish.run({
          disablePreloadApp: true,
          loader: {
            beforeLoad(data) {
              note('beforeLoad');
              return data;
            },
            fetch() {
              note('fetch');
              return Promise.resolve();
            },
            loaded(data) {
              note('loaded');
              return data;
            },
            clear(data) {
              note('clear');
              return data;
            },
            error: () => note('error'),
          },
        });
      });
      await observe(host);
      assert.equal(await load(host, url), 'loaded js');
      assert.match(await load(host, missing), /load failed with status "404"/);
      await host.evaluate(() => window.Garfish.loader.clearAll());
      await flush();
      const seen = (await notes()).map((note) => note.split(' ')[0]);
      assert.deepEqual(seen, ['beforeLoad', 'fetch', 'loaded', 'beforeLoad', 'fetch', 'error', 'clear']);
      assert.ok(!(await notes()).some((note) => note.endsWith('from run')));
    },
  },
  {
    id: 'loader.hook-order',
    async run({ open, serve, notes }) {
      const url = serve('/a.js', '1');
      const host = await open();
      await observe(host);
      assert.equal(await load(host, url), 'loaded js');
      assert.deepEqual(await notes(), ['beforeLoad a.js', 'fetch a.js', 'loaded a.js']);
    },
  },
  {
    id: 'loader.hooks-skip-cache',
    async run({ open, serve, notes, flush }) {
      const urls = [serve('/a.js', '1'), serve('/a.css', 'p {}'), serve('/a.html', '<p>1</p>')];
      const host = await open();
      for (const url of urls) await load(host, url);
      await observe(host);
      for (const url of urls) {
        for (const scope of ['order', 'another', 'order', 'another']) {
          assert.match(await load(host, url, scope), /^loaded (?:js|css|template)$/);
        }
      }
      await flush();
      assert.deepEqual(await notes(), []);
    },
  },
  {
    id: 'loader.several-plugins',
    async run({ open, serve, notes }) {
      const url = serve('/a.js', '1');
      const missing = serve('/missing.js', '', {}, 404);
      const host = await open();
      await host.evaluate(() => {
        for (const name of ['one', 'two', 'three']) {
          const note = (hook: string): void => void window.notes.push(`${hook} ${name}`);
          const passing =
            (hook: string) =>
            <Data>(data: Data): Data => {
              note(hook);
              return data;
            };
          window.Garfish.loader.usePlugin({
            name,
            beforeLoad: passing('beforeLoad'),
            fetch() {
              note('fetch');
              return Promise.resolve();
            },
            loaded: passing('loaded'),
            clear: passing('clear'),
            error: () => note('error'),
          });
        }
      });
      await load(host, url);
      await load(host, missing);
      await host.evaluate(() => window.Garfish.loader.clear('order'));
      const hooks = ['beforeLoad', 'fetch', 'loaded', 'beforeLoad', 'fetch', 'error', 'clear'];
      assert.deepEqual(
        await notes(),
        hooks.flatMap((hook) => [`${hook} one`, `${hook} two`, `${hook} three`]),
      );
    },
  },
  {
    id: 'loader.initial-request-config',
    async run({ open, serve }) {
      const url = serve('/a.js', '1');
      const host = await open();
      const config = await host.evaluate(async (url) => {
        let seen: RequestInit | undefined;
        window.Garfish.loader.usePlugin({
          name: 'see',
          beforeLoad(data) {
            seen = { ...data.requestConfig };
            return data;
          },
        });
        await window.Garfish.loader.load({ scope: 'order', url });
        return seen;
      }, url);
      assert.deepEqual(config, { mode: 'cors', credentials: 'same-origin' });
    },
  },
  {
    id: 'loader.before-load-wrong-return',
    async run({ open, serve, requests, notes, flush }) {
      const url = serve('/a.js', '1');
      for (const answer of ['nothing', 'too little']) {
        const host = await open();
        await host.evaluate((answer) => {
          const { loader } = window.Garfish;
          const beforeLoad = (): unknown => (answer === 'nothing' ? undefined : { url: '/b.js' });
          const hook: UntypedHook = loader.hooks.lifecycle.beforeLoad;
          hook.on(beforeLoad);
          loader.hooks.lifecycle.error.on(() => window.notes.push('error'));
        }, answer);
        assert.equal(
          (await load(host, url)).trim(),
          '[Garfish warning]: The return value of hook "beforeLoad" is incorrect.',
        );
        await flush();
        assert.deepEqual(await notes(), []);
      }
      assert.deepEqual(requests(), []);
    },
  },
  {
    id: 'loader.before-load-tried-again',
    async run({ open, serve }) {
      const url = serve('/a.js', '1');
      for (const [isThrown, message] of [
        [false, /is incorrect/],
        [true, /not now/],
      ] as const) {
        const host = await open();
        await host.evaluate((isThrown) => {
          const hook: UntypedHook = window.Garfish.loader.hooks.lifecycle.beforeLoad;
          hook.on((data: object) => {
            if (window.notes.push('called') > 1) return data;
            if (isThrown) throw new Error('not now');
            return undefined;
          });
        }, isThrown);
        assert.match(await load(host, url), message);
        assert.equal(await load(host, url), 'loaded js');
      }
    },
  },
  {
    id: 'loader.before-load-url',
    async run({ open, serve, requests, flush }) {
      const original = serve('/original.js', '1');
      const replaced = serve('/replaced.js', '2');
      const host = await open();
      const urls = await host.evaluate(
        async ([original, replaced]) => {
          const { loader } = window.Garfish;
          loader.usePlugin({
            name: 'replace',
            beforeLoad: (data) => (data.url === original ? { ...data, url: replaced } : data),
          });
          const first = await loader.load({ scope: 'order', url: original });
          await loader.load({ scope: 'order', url: original });
          await loader.load({ scope: 'order', url: replaced });
          return first.url;
        },
        [original, replaced] as const,
      );
      assert.equal(urls, original);
      await flush();
      // Once for the original address, once more for its own.
      assert.deepEqual(requests(), ['/replaced.js', '/replaced.js']);
    },
  },
  {
    id: 'loader.custom-header-preflight',
    async run({ open, serve, requests, flush }) {
      const refused = serve('/refused.js', '1');
      const allowed = serve('/allowed.js', '1', { 'Access-Control-Allow-Headers': 'authorization' });
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.loader.usePlugin({
          name: 'auth-header',
          beforeLoad(data) {
            data.requestConfig = { ...data.requestConfig, headers: { Authorization: 'Bearer token' } };
            return data;
          },
        });
      });
      assert.match(await load(host, refused), /Failed to fetch/);
      assert.equal(await load(host, allowed), 'loaded js');
      await flush();
      assert.deepEqual(requests(), ['/refused.js', '/allowed.js', '/allowed.js']);
    },
  },
];
