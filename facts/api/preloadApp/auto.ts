import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { loadOutcome, mountOutcome } from '../../kit/outcome';
import { stopClock } from '../../kit/mounting';
import type { Proof, FactContext, SubApp } from '../../kit/proof';
import { preload } from './setup';

interface NavigatorConnection {
  saveData: boolean;
  effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
}

/** Registers an app with `run`, lets six seconds pass, and shows with another app that requests do arrive. */
async function preloadsByItself(
  context: FactContext,
  host: Page,
  disablePreloadApp = false,
): Promise<boolean> {
  const sub = context.app({ name: 'automatic' });
  const other = context.app({ name: 'other' });
  await host.clock.install();
  await host.evaluate(
    ([info, disablePreloadApp]) => void window.Garfish.run({ disablePreloadApp, apps: [info] }),
    [sub, disablePreloadApp] as const,
  );
  await host.clock.runFor(6000);
  await preload(host, other, '/other/index.js');
  return context.requests().includes('/automatic/index.html');
}

/** Whether the automatic preloading starts on such a connection. */
async function preloadsWith(context: FactContext, connection: NavigatorConnection): Promise<boolean> {
  const before = context.requests().length;
  const host = await context.open({ alone: true });
  await host.evaluate((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
  await preloadsByItself(context, host);
  return context.requests().slice(before).includes('/automatic/index.html');
}

export const proofs: readonly Proof[] = [
  {
    id: 'preload-app.fetches-resources',
    async run({ open, app, serve, requests, flush }) {
      const style = serve('/order/style.css', 'p { color: red; }');
      const module = serve('/order/remote.js', 'exports.answer = 42;');
      const sub = app({
        name: 'order',
        head: `<link rel="stylesheet" href="${style}"><meta name="garfish-remote-module" src="${module}">`,
      });
      const host = await open();
      // No timer ends: it does not wait.
      await host.evaluate(() => Reflect.set(window, 'setTimeout', () => 0));
      await preload(host, sub, '/order/remote.js');
      await flush();
      assert.deepEqual(requests().sort(), [
        '/order/index.html',
        '/order/index.js',
        '/order/remote.js',
        '/order/style.css',
      ]);
    },
  },
  {
    id: 'preload-app.load-without-requests',
    async run({ open, app, serve, requests, flush }) {
      const style = serve('/order/style.css', 'p { color: red; }');
      const module = serve('/order/remote.js', 'exports.answer = 42;');
      const sub = app({
        name: 'order',
        head: `<link rel="stylesheet" href="${style}"><meta name="garfish-remote-module" src="${module}">`,
      });
      const paths = ['/order/index.html', '/order/index.js', '/order/remote.js', '/order/style.css'];
      const host = await open();
      await preload(host, sub, '/order/remote.js');
      await flush();
      assert.deepEqual(requests().sort(), paths);
      assert.equal(await mountOutcome(host, sub), 'mounted');
      await flush();
      assert.deepEqual(requests().sort(), paths);
    },
  },
  {
    id: 'preload-app.downloads-only',
    async run({ open, app, serve, notes, requests, flush }) {
      const inline = `<script>window.Garfish.channel.emit('note', 'inline');</script>`;
      const sub = app({ name: 'order', head: inline, script: `note('script');` });
      const entry = serve('/entry.js', `window.Garfish.channel.emit('note', 'entry');`);
      const host = await open();
      await preload(host, { name: 'entry', entry }, '/entry.js');
      await preload(host, sub, '/order/index.js');
      await flush();
      assert.deepEqual(await notes(), []);
      const instances = await host.evaluate(() => [
        ...Object.keys(window.Garfish.cacheApps),
        ...window.Garfish.activeApps,
      ]);
      assert.deepEqual(instances, []);
      assert.equal(await mountOutcome(host, sub), 'mounted');
      assert.deepEqual(await notes(), ['inline', 'script', 'render']);
      await flush();
      assert.deepEqual(requests(), ['/entry.js', '/order/index.html', '/order/index.js']);
    },
  },
  {
    id: 'preload-app.returns-nothing',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate((info) => {
        window.Garfish.registerApp(info);
        const preload: (name: string) => unknown = window.Garfish.preloadApp;
        // The second time it has been preloaded already.
        return [preload(info.name), preload(info.name)].every((each) => each === undefined);
      }, app());
      assert.equal(result, true);
    },
  },
  {
    id: 'preload-app.before-and-after-run',
    async run({ open, app, requests, flush }) {
      const host = await open();
      await preload(host, app({ name: 'early' }), '/early/index.js');
      await host.evaluate(() => void window.Garfish.run({ disablePreloadApp: true }));
      await preload(host, app({ name: 'late' }), '/late/index.js');
      await flush();
      assert.deepEqual(requests(), [
        '/early/index.html',
        '/early/index.js',
        '/late/index.html',
        '/late/index.js',
      ]);
    },
  },
  {
    id: 'preload-app.failure-silent',
    async run({ open, serve, app, messages, flush }) {
      const host = await open();
      const broken = serve('/broken/index.html', '', {}, 503);
      await preload(host, { name: 'broken', entry: broken }, '/broken/index.html');
      const [script, style] = ['/gone.js', '/gone.css'].map((path) => serve(path, '', {}, 404));
      const head = `<script src="${script}"></script><link rel="stylesheet" href="${style}">`;
      await preload(host, app({ name: 'partly', head }), '/gone.css');
      await preload(host, app({ name: 'fine' }), '/fine/index.js');
      await flush();
      // Only the browser itself speaks of the status.
      assert.deepEqual(
        messages().filter((text) => !text.startsWith('Failed to load resource')),
        [],
      );
    },
  },
  {
    id: 'preload-app.once-per-name',
    async run({ open, app, serve, requests, flush }) {
      const host = await open();
      await preload(host, app({ name: 'order' }), '/order/index.js');
      await host.evaluate(
        (entry) => {
          const info = window.Garfish.appInfos['order'];
          if (info) info.entry = entry;
          window.Garfish.preloadApp('order');
        },
        serve('/changed.html', '<body></body>'),
      );
      await flush();
      assert.equal(requests().includes('/changed.html'), false);
    },
  },
  {
    id: 'preload-app.relative-entry',
    async run({ open }) {
      // `location.href`, whatever the page's `<base>` says.
      const host = await open({ path: '/demo/page', body: '<base href="/elsewhere/">' });
      const requested = host.waitForRequest((request) => request.url().endsWith('sub.html'));
      await host.evaluate(() => {
        window.Garfish.registerApp({ name: 'order', entry: 'apps/sub.html' });
        window.Garfish.preloadApp('order');
      });
      assert.equal(new URL((await requested).url()).pathname, '/demo/apps/sub.html');
    },
  },
  {
    id: 'preload-app.no-deep-resources',
    async run({ open, app, serve, requests, flush }) {
      const image = serve('/order/back.png', '');
      const font = serve('/order/font.woff2', '');
      const style = serve(
        '/order/style.css',
        `@font-face { font-family: x; src: url(${font}); } body { background: url(${image}); }`,
      );
      const sub = app({ name: 'order', head: `<link rel="stylesheet" href="${style}">` });
      const host = await open();
      await preload(host, sub, '/order/style.css');
      await flush();
      const [images, styles] = ['/order/back.png', '/order/style.css'].map((path) =>
        requests().includes(path),
      );
      assert.deepEqual([images, requests().includes('/order/font.woff2'), styles], [false, false, true]);
    },
  },
  {
    id: 'preload-app.automatic',
    async run({ open, serve, requests, flush }) {
      // Scripts as entries: one request each.
      const scriptApp = (name: string): SubApp => ({ name, entry: serve(`/${name}.js`, '') });
      const host = await open({ alone: true });
      await stopClock(host);
      const preloadsAfter5000 = async (path: string): Promise<void> => {
        const before = requests();
        await host.clock.runFor(4990);
        await flush();
        assert.deepEqual(requests(), before);
        const answered = host.waitForResponse((response) => response.url().endsWith(path));
        await host.clock.runFor(10);
        await (await answered).finished();
        await flush();
      };
      await host.evaluate((given) => void window.Garfish.run({ apps: [given] }), scriptApp('given'));
      await preloadsAfter5000('/given.js');
      await host.evaluate((late) => void window.Garfish.registerApp(late), scriptApp('late'));
      await preloadsAfter5000('/late.js');
      assert.deepEqual(requests(), ['/given.js', '/late.js']);
    },
  },
  {
    id: 'preload-app.automatic-interval',
    async run({ open, serve, requests, flush }) {
      const apps = ['one', 'two', 'three'].map((name) => ({ name, entry: serve(`/${name}.js`, '') }));
      const host = await open({ alone: true });
      await stopClock(host);
      await host.evaluate((apps) => {
        window.Garfish.loader.usePlugin({
          name: 'seen',
          loaded: (data) => {
            window.notes.push('loaded');
            return data;
          },
        });
        window.Garfish.registerApp(apps);
      }, apps);
      await host.clock.runFor(5000);
      for (const [index, next] of ['/two.js', '/three.js'].entries()) {
        // The next request waits from the moment on which this one has arrived.
        await host.waitForFunction((count) => window.notes.length === count, index + 1);
        await host.clock.runFor(490);
        await flush();
        assert.deepEqual(requests(), ['/one.js', '/two.js'].slice(0, index + 1));
        const requested = host.waitForRequest((request) => request.url().endsWith(next));
        await host.clock.runFor(10);
        await requested;
      }
    },
  },
  {
    id: 'preload-app.automatic-order',
    async run({ open, serve }) {
      const names = ['never', 'once', 'often'];
      const apps = names.map((name) => ({ name, entry: serve(`/${name}.js`, '') }));
      const host = await open({ alone: true });
      await host.clock.install();
      const seen: string[] = [];
      host.on('request', (request) => seen.push(/(\w+)\.js$/.exec(request.url())?.[1] ?? ''));
      const last = host.waitForRequest((request) => request.url().endsWith('/never.js'));
      await host.evaluate((apps) => {
        const counts = [
          { appName: 'once', count: 1 },
          { appName: 'unregistered', count: 3 },
          { appName: 'often', count: 2 },
        ];
        localStorage.setItem('__garfishPreloadApp__', JSON.stringify(counts));
        window.Garfish.registerApp(apps);
      }, apps);
      await host.clock.runFor(5000);
      await last;
      assert.deepEqual(seen, ['often', 'once', 'never']);
    },
  },
  {
    id: 'preload-app.open-count',
    async run({ open, app }) {
      const [order, report] = [app({ name: 'order' }), app({ name: 'report' })];
      const host = await open();
      // The fifth, sixth and seventh time the instance comes from the cache.
      const loads = [order, order, report, order, report, report, report];
      const stored = await host.evaluate(async (loads) => {
        const stored: unknown[] = [];
        for (const { name, entry } of loads) {
          await window.Garfish.loadApp(name, { entry, cache: name === 'report' });
          stored.push(localStorage.getItem('__garfishPreloadApp__'));
        }
        return stored;
      }, loads);
      const counts: Record<string, number>[] = [
        { order: 1 },
        { order: 2 },
        { order: 2, report: 1 },
        { order: 3, report: 1 },
        { order: 3, report: 2 },
        { order: 3, report: 3 },
        { order: 3, report: 4 },
      ];
      const expected = counts.map((count) =>
        JSON.stringify(Object.entries(count).map(([appName, count]) => ({ appName, count }))),
      );
      assert.deepEqual(stored, expected);
    },
  },
  {
    id: 'preload-app.disabled',
    async run(context) {
      const host = await context.open({ alone: true });
      assert.equal(await preloadsByItself(context, host, true), false);
      const storedCount = (): Promise<string | null> =>
        host.evaluate(() => localStorage.getItem('__garfishPreloadApp__'));
      for (let time = 0; time < 2; time += 1) {
        assert.equal(await loadOutcome(host, context.app({ name: 'loaded' })), 'loaded');
        assert.equal(await storedCount(), null);
      }
      // `preloadsByItself` has preloaded an app by hand.
      assert.ok(context.requests().includes('/other/index.html'));
      await host.evaluate((late) => window.Garfish.registerApp(late), context.app({ name: 'late' }));
      await host.clock.runFor(6000);
      await context.flush();
      assert.ok(!context.requests().includes('/late/index.html'));
      const usual = await context.open({ alone: true });
      assert.equal(await preloadsByItself(context, usual), true);
      assert.equal(await loadOutcome(usual, context.app({ name: 'loaded' })), 'loaded');
      assert.equal(await storedCount(), '[{"appName":"loaded","count":1}]');
    },
  },
  {
    id: 'preload-app.mobile',
    async run(context) {
      const host = await context.open({ alone: true });
      assert.equal(await preloadsByItself(context, host), true);
      for (const device of ['iPhone', 'iPad', 'Linux; Android 16']) {
        await host.addInitScript((device) => {
          const descriptor = { value: `Mozilla/5.0 (${device})`, configurable: true };
          Object.defineProperty(navigator, 'userAgent', descriptor);
        }, device);
        const before = context.requests().length;
        const mobile = await context.open({ alone: true });
        await preloadsByItself(context, mobile);
        await context.flush();
        assert.equal(context.requests().slice(before).includes('/automatic/index.html'), false, device);
      }
    },
  },
  {
    id: 'preload-app.save-data',
    async run(context) {
      assert.equal(await preloadsWith(context, { saveData: true, effectiveType: '4g' }), false);
      assert.equal(await preloadsWith(context, { saveData: false, effectiveType: '4g' }), true);
    },
  },
  {
    id: 'preload-app.slow-network',
    async run(context) {
      assert.equal(await preloadsWith(context, { saveData: false, effectiveType: 'slow-2g' }), false);
      assert.equal(await preloadsWith(context, { saveData: false, effectiveType: '2g' }), false);
      assert.equal(await preloadsWith(context, { saveData: false, effectiveType: '3g' }), false);
      assert.equal(await preloadsWith(context, { saveData: false, effectiveType: '4g' }), true);
    },
  },
  {
    id: 'preload-app.manual-always',
    async run({ open, app, requests, flush }) {
      const host = await open();
      await host.evaluate(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } });
        window.Garfish.run({ disablePreloadApp: true });
      });
      await preload(host, app({ name: 'order' }), '/order/index.js');
      await flush();
      assert.deepEqual(requests(), ['/order/index.html', '/order/index.js']);
    },
  },
];
