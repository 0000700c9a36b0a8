import assert from 'node:assert/strict';
import { loadOutcome } from '../../kit/outcome';
import type { HostPage, Proof } from '../../kit/proof';
import { waitForMessage } from '../../kit/waiting';
import { cookiesSent } from '../loader/setup';
import { preload } from './setup';

export const proofs: readonly Proof[] = [
  {
    id: 'preload-app.unreadable-counts',
    async run({ open, app }) {
      const host = await open();
      const endings = (disablePreloadApp: boolean): Promise<string[]> =>
        host.evaluate(
          async ([{ entry }, disablePreloadApp]) => {
            window.Garfish.setOptions({ disablePreloadApp });
            const found: string[] = [];
            for (const [index, stored] of ['text', '{}', 'null', '[]'].entries()) {
              localStorage.setItem('__garfishPreloadApp__', stored);
              await window.Garfish.loadApp(`app${index}`, { entry }).then(
                () => found.push('loaded'),
                (error: unknown) => found.push(error instanceof Error ? error.name : String(error)),
              );
            }
            return found;
          },
          [app(), disablePreloadApp] as const,
        );
      // The hook that counts belongs to a built-in plugin: it is there without `run`.
      assert.deepEqual(await endings(false), ['SyntaxError', 'TypeError', 'TypeError', 'loaded']);
      assert.deepEqual(await endings(true), ['loaded', 'loaded', 'loaded', 'loaded']);
    },
  },
  {
    id: 'preload-app.unregistered-throws',
    async run({ open }) {
      const host = await open();
      const message = await host.evaluate(() => {
        try {
          window.Garfish.preloadApp('order');
        } catch (reason) {
          return String(reason);
        }
        return 'no error';
      });
      assert.equal(message, "TypeError: Cannot read properties of undefined (reading 'entry')");
    },
  },
  {
    id: 'preload-app.failure-warning',
    async run({ open, serve, messages }) {
      const host = await open({ development: true });
      const entry = serve('/broken.html', '', {}, 503);
      await host.evaluate((entry) => {
        window.Garfish.registerApp({ name: 'broken', entry });
        window.Garfish.preloadApp('broken');
      }, entry);
      const warning = await waitForMessage({ messages }, 'Preload failed.');
      assert.equal(warning.trim(), `[Garfish warning]: Preload failed. "${entry}"`);
      const reason = `[Garfish warning]: "${entry}" load failed with status "503"`;
      assert.ok(
        messages().some((text) => text.startsWith(reason)),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'preload-app.module-warning',
    async run({ open, app, serve, messages, requests, flush }) {
      const absolute = serve('/absolute.js', 'exports.answer = 42;');
      const relative = ['./remote.js', 'remote.js', '/remote.js', absolute.replace(/^http:/, '')];
      for (const development of [false, true]) {
        const host = await open({ development });
        const before = messages().length;
        const metas = [...relative, absolute].map(
          (src) => `<meta name="garfish-remote-module" src="${src}">`,
        );
        await preload(host, app({ name: 'order', head: metas.join('') }), '/absolute.js');
        await flush();
        const warnings = messages()
          .slice(before)
          .filter((text) => text.includes('remote module'))
          .map((text) => text.trim());
        assert.deepEqual(
          warnings,
          relative.map(
            (src) => `[Garfish warning]: The loading of the remote module must be an absolute path. "${src}"`,
          ),
        );
      }
      assert.ok(!requests().includes('/remote.js'));
      // Only the absolute address was asked for, once in each page.
      assert.equal(requests().filter((path) => path === '/absolute.js').length, 2);
    },
  },
  {
    id: 'preload-app.unregistered-marks',
    async run({ open, app, requests, flush }) {
      const host = await open();
      const message = await host.evaluate(
        (info) => {
          const preload = (): string => {
            try {
              window.Garfish.preloadApp(info.name);
            } catch (error) {
              return String(error);
            }
            return 'nothing thrown';
          };
          const messages = [preload()];
          window.Garfish.registerApp(info);
          return [...messages, preload(), preload()];
        },
        app({ name: 'order' }),
      );
      const thrown = "TypeError: Cannot read properties of undefined (reading 'entry')";
      assert.deepEqual(message, [thrown, 'nothing thrown', 'nothing thrown']);
      await preload(host, app({ name: 'other' }), '/other/index.js');
      await flush();
      assert.deepEqual(requests(), ['/other/index.html', '/other/index.js']);
    },
  },
  {
    id: 'preload-app.failure-kept',
    async run({ open, app, serve, requests, flush }) {
      const host = await open();
      const entry = serve('/order/index.html', '', {}, 503);
      await preload(host, { name: 'order', entry }, '/order/index.html');
      // From now on the server answers.
      app({ name: 'order' });
      await host.evaluate(() => void window.Garfish.run({ disablePreloadApp: true }));
      assert.match(await loadOutcome(host, { name: 'order', entry }), /load failed with status "503"/);
      await flush();
      assert.deepEqual(requests(), ['/order/index.html']);
      // A script of the entry.
      const script = serve('/late.js', '', {}, 503);
      const partly = app({ name: 'partly', head: `<script src="${script}"></script>` });
      await preload(host, partly, '/late.js');
      serve('/late.js', '1');
      assert.equal(await loadOutcome(host, partly), 'loaded');
      await flush();
      assert.equal(requests().filter((path) => path === '/late.js').length, 1);
    },
  },
  {
    id: 'preload-app.shared-by-address',
    async run({ open, app, serve, requests, flush }) {
      const style = serve('/order/style.css', 'p { color: red; }');
      const sub = app({ name: 'order', head: `<link rel="stylesheet" href="${style}">` });
      const host = await open();
      await preload(host, sub, '/order/style.css');
      await flush();
      assert.equal(await loadOutcome(host, { name: 'other', entry: sub.entry }), 'loaded');
      await flush();
      assert.deepEqual(requests().sort(), ['/order/index.html', '/order/index.js', '/order/style.css']);
    },
  },
  {
    id: 'preload-app.in-memory',
    async run({ open, app, requests }) {
      const sub = app({ name: 'order' });
      for (const times of [1, 2]) {
        const host = await open();
        await preload(host, sub, '/order/index.js');
        assert.equal(requests().filter((path) => path === '/order/index.html').length, times);
      }
    },
  },
  {
    id: 'preload-app.cors',
    async run({ open, app, messages }) {
      const host = await open();
      const headers = { 'Access-Control-Allow-Origin': 'https://elsewhere.example' };
      const loaded = await host.evaluate(
        async (info) => {
          window.Garfish.registerApp(info);
          window.Garfish.preloadApp(info.name);
          return window.Garfish.loadApp(info.name);
        },
        app({ name: 'order', headers }),
      );
      await waitForMessage({ messages }, 'CORS policy');
      assert.equal(loaded, null);
    },
  },
  {
    id: 'preload-app.ignores-crossorigin',
    async run(context) {
      const byLoading = await cookiesSent(context, () => Promise.resolve(), ' crossorigin="use-credentials"');
      assert.deepEqual(byLoading, { '/app.html': false, '/app.css': false, '/app.js': true });
      const byPreloading: boolean[] = [];
      const preloadFirst = async (host: HostPage, entry: string): Promise<void> => {
        const request = host.waitForRequest((each) => each.url().endsWith('/app.js'));
        await preload(host, { name: 'order', entry }, '/app.js');
        byPreloading.push('cookie' in (await (await request).allHeaders()));
      };
      const afterPreload = await cookiesSent(context, preloadFirst, ' crossorigin="use-credentials"');
      assert.deepEqual(byPreloading, [false]);
      assert.deepEqual(afterPreload, {});
    },
  },
  {
    id: 'preload-app.ignores-exclude-filter',
    async run({ open, app, serve, requests, flush }) {
      const script = serve('/third-party.js', '1');
      const sub = app({ name: 'order', head: `<script src="${script}"></script>` });
      const register = (host: HostPage, preload: boolean): Promise<void> =>
        host.evaluate(
          async ([{ name, entry }, preload]) => {
            const sandbox = { excludeAssetFilter: (url: string) => url.includes('third-party') };
            window.Garfish.registerApp({ name, entry, sandbox });
            if (preload) window.Garfish.preloadApp(name);
            else await window.Garfish.loadApp(name);
          },
          [sub, preload] as const,
        );
      await register(await open(), false);
      await flush();
      assert.ok(!requests().includes('/third-party.js'));
      const host = await open();
      const arrived = host.waitForResponse(script);
      await register(host, true);
      await arrived;
      assert.ok(requests().includes('/third-party.js'));
    },
  },
];
