import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Fact, FactContext, HostPage, SubApp } from './fact';

const page = '/api/preloadApp';

interface NavigatorConnection {
  saveData: boolean;
  effectiveType: '2g' | '3g' | '4g';
}

/** From now on timers wait for `clock.runFor`. */
async function stopClock(host: Page): Promise<void> {
  await host.clock.install({ time: 0 });
  await host.clock.pauseAt(1000);
}

/** Preloads a registered app, and waits for the answer to the last of its requests. */
async function preload(host: HostPage, { name, entry }: SubApp, last: string): Promise<void> {
  const arrived = host.waitForResponse((response) => response.url().endsWith(last));
  await host.evaluate(
    ([name, entry]) => {
      window.Garfish.registerApp({ name, entry });
      window.Garfish.preloadApp(name);
    },
    [name, entry] as const,
  );
  await arrived;
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

export const preloadAppFacts: readonly Fact[] = [
  {
    id: 'preload-app.fetches-resources',
    page,
    sentence:
      '`preloadApp` 立即请求一个已注册子应用的入口；入口是 HTML 时，还请求其中的脚本、样式和远程模块。',
    async run({ open, app, serve, requests }) {
      const style = serve('/order/style.css', 'p { color: red; }');
      const module = serve('/order/remote.js', 'exports.answer = 42;');
      const sub = app({
        name: 'order',
        head: `<link rel="stylesheet" href="${style}"><meta name="garfish-remote-module" src="${module}">`,
      });
      const host = await open();
      await preload(host, sub, '/order/remote.js');
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
    page,
    sentence: '响应存入加载器的内存缓存，随后的 `loadApp` 不再为它们发请求。',
    async run({ open, app, requests }) {
      const sub = app({ name: 'order' });
      const host = await open();
      await preload(host, sub, '/order/index.js');
      const loaded = await host.evaluate(async () => (await window.Garfish.loadApp('order'))?.name);
      assert.equal(loaded, 'order');
      assert.deepEqual(requests(), ['/order/index.html', '/order/index.js']);
    },
  },
  {
    id: 'preload-app.downloads-only',
    page,
    sentence: '`preloadApp` 只下载，不执行脚本，也不渲染。',
    async run({ open, app, notes }) {
      const sub = app({ name: 'order', script: `note('script');` });
      const host = await open();
      await preload(host, sub, '/order/index.js');
      assert.deepEqual(await notes(), []);
      await host.evaluate(async () => {
        const loaded = await window.Garfish.loadApp('order', { domGetter: '#container' });
        window.notes.push('loaded');
        await loaded?.mount();
      });
      assert.deepEqual(await notes(), ['loaded', 'script', 'render']);
    },
  },
  {
    id: 'preload-app.returns-nothing',
    page,
    sentence: '`preloadApp` 没有返回值，也不返回 Promise，无法等待它完成。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate((info) => {
        window.Garfish.registerApp(info);
        const preload: (name: string) => unknown = window.Garfish.preloadApp;
        return preload(info.name) === undefined;
      }, app());
      assert.equal(result, true);
    },
  },
  {
    id: 'preload-app.failure-silent',
    page,
    sentence: '请求失败不会抛错，也没有未处理的 Promise 拒绝。',
    async run({ open, serve, app, messages }) {
      const host = await open();
      const broken = serve('/broken/index.html', '', {}, 503);
      await preload(host, { name: 'broken', entry: broken }, '/broken/index.html');
      await preload(host, app({ name: 'fine' }), '/fine/index.js');
      // Only the browser itself speaks of the status.
      assert.deepEqual(
        messages().filter((text) => !text.startsWith('Failed to load resource')),
        [],
      );
    },
  },
  {
    id: 'preload-app.once-per-name',
    page,
    sentence: '该名称已经预加载过时直接返回，即使 `entry` 已经改变。',
    async run({ open, app, serve, requests }) {
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
      await preload(host, app({ name: 'other' }), '/other/index.js');
      assert.equal(requests().includes('/changed.html'), false);
    },
  },
  {
    id: 'preload-app.relative-entry',
    page,
    sentence: '相对的 `entry` 按 `location.href` 解析。',
    async run({ open }) {
      const host = await open({ path: '/demo/page' });
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
    page,
    sentence: '样式里引用的图片、字体不在预加载范围内。',
    async run({ open, app, serve, requests }) {
      const image = serve('/order/back.png', '');
      const font = serve('/order/font.woff2', '');
      const style = serve(
        '/order/style.css',
        `@font-face { font-family: x; src: url(${font}); } body { background: url(${image}); }`,
      );
      const sub = app({ name: 'order', head: `<link rel="stylesheet" href="${style}">` });
      const host = await open();
      await preload(host, sub, '/order/style.css');
      await preload(host, app({ name: 'other' }), '/other/index.js');
      const [images, styles] = ['/order/back.png', '/order/style.css'].map((path) =>
        requests().includes(path),
      );
      assert.deepEqual([images, requests().includes('/order/font.woff2'), styles], [false, false, true]);
    },
  },
  {
    id: 'preload-app.automatic',
    page,
    sentence: '自动预加载默认开启：每次 `registerApp`（包括 `run`）之后 5000 ms 开始。',
    async run({ open, app, requests }) {
      const sub = app({ name: 'order' });
      const host = await open({ alone: true });
      await stopClock(host);
      await host.evaluate((info) => void window.Garfish.run({ apps: [info] }), sub);
      await host.clock.runFor(4990);
      assert.deepEqual(requests(), []);
      const requested = host.waitForRequest((request) => request.url().endsWith('/order/index.html'));
      await host.clock.runFor(10);
      await requested;
    },
  },
  {
    id: 'preload-app.automatic-interval',
    page,
    sentence: '自动预加载的请求依次发出，成功一个后隔 500 ms 再处理下一个。',
    async run({ open, serve, requests }) {
      const apps = ['one', 'two'].map((name) => ({ name, entry: serve(`/${name}.js`, '') }));
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
      // The next request waits from the moment on which this one has arrived.
      await host.waitForFunction(() => window.notes.length === 1);
      await host.clock.runFor(490);
      assert.deepEqual(requests(), ['/one.js']);
      const requested = host.waitForRequest((request) => request.url().endsWith('/two.js'));
      await host.clock.runFor(10);
      await requested;
    },
  },
  {
    id: 'preload-app.automatic-order',
    page,
    sentence: '自动预加载的顺序：打开次数多的应用在前，其余随后。',
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
    page,
    sentence:
      '打开次数记录在 `localStorage` 的 `__garfishPreloadApp__` 键里，值是 `[{ appName, count }]`，每次触发 `beforeLoad` 加 1。',
    async run({ open, app }) {
      const host = await open();
      const stored = await host.evaluate(
        async ({ name, entry }) => {
          await window.Garfish.loadApp(name, { entry });
          const once = localStorage.getItem('__garfishPreloadApp__');
          await window.Garfish.loadApp(name, { entry });
          return [once, localStorage.getItem('__garfishPreloadApp__')];
        },
        app({ name: 'order' }),
      );
      assert.deepEqual(stored, ['[{"appName":"order","count":1}]', '[{"appName":"order","count":2}]']);
    },
  },
  {
    id: 'preload-app.disabled',
    page,
    sentence: '`disablePreloadApp: true` 时不自动预加载。',
    async run(context) {
      assert.equal(await preloadsByItself(context, await context.open({ alone: true }), true), false);
      assert.equal(await preloadsByItself(context, await context.open({ alone: true })), true);
    },
  },
  {
    id: 'preload-app.disabled-no-count',
    page,
    sentence: '`disablePreloadApp: true` 时也不再记录打开次数。',
    async run({ open, app }) {
      const host = await open();
      const stored = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true });
        await window.Garfish.loadApp(name, { entry });
        return localStorage.getItem('__garfishPreloadApp__');
      }, app());
      assert.equal(stored, null);
    },
  },
  {
    id: 'preload-app.mobile',
    page,
    sentence: '移动设备的 User-Agent 跳过自动预加载。',
    async run(context) {
      const host = await context.open({ alone: true });
      assert.equal(await preloadsByItself(context, host), true);
      await host.addInitScript(() => {
        Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone)' });
      });
      const before = context.requests().length;
      const mobile = await context.open({ alone: true });
      await preloadsByItself(context, mobile);
      assert.equal(context.requests().slice(before).includes('/automatic/index.html'), false);
    },
  },
  {
    id: 'preload-app.save-data',
    page,
    sentence: '`navigator.connection.saveData` 为真时跳过自动预加载。',
    async run(context) {
      assert.equal(await preloadsWith(context, { saveData: true, effectiveType: '4g' }), false);
      assert.equal(await preloadsWith(context, { saveData: false, effectiveType: '4g' }), true);
    },
  },
  {
    id: 'preload-app.slow-network',
    page,
    sentence: '`navigator.connection.effectiveType` 是 2g 或 3g 时跳过自动预加载。',
    async run(context) {
      assert.equal(await preloadsWith(context, { saveData: false, effectiveType: '2g' }), false);
      assert.equal(await preloadsWith(context, { saveData: false, effectiveType: '3g' }), false);
      assert.equal(await preloadsWith(context, { saveData: false, effectiveType: '4g' }), true);
    },
  },
  {
    id: 'preload-app.manual-always',
    page,
    sentence: '手动调用 `preloadApp` 不受 `disablePreloadApp` 与网络条件影响。',
    async run({ open, app, requests }) {
      const host = await open();
      await host.evaluate(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } });
        window.Garfish.run({ disablePreloadApp: true });
      });
      await preload(host, app({ name: 'order' }), '/order/index.js');
      assert.deepEqual(requests(), ['/order/index.html', '/order/index.js']);
    },
  },
  {
    id: 'preload-app.unregistered-throws',
    page,
    sentence:
      "应用没有注册时，抛出没有前缀的 TypeError：`Cannot read properties of undefined (reading 'entry')`",
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
    page,
    sentence: '请求失败时，仅开发环境先警告失败原因，再警告 `Preload failed. "<url>"`。',
    async run({ open, serve, messages }) {
      const host = await open({ development: true });
      const entry = serve('/broken.html', '', {}, 503);
      const warned = host.waitForEvent('console', (message) => message.text().includes('Preload failed.'));
      await host.evaluate((entry) => {
        window.Garfish.registerApp({ name: 'broken', entry });
        window.Garfish.preloadApp('broken');
      }, entry);
      assert.equal((await warned).text().trim(), `[Garfish warning]: Preload failed. "${entry}"`);
      const reason = `[Garfish warning]: "${entry}" load failed with status "503"`;
      assert.ok(
        messages().some((text) => text.startsWith(reason)),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'preload-app.module-warning',
    page,
    sentence:
      '远程模块的 `src` 不是绝对地址时，总是警告 `The loading of the remote module must be an absolute path. "<src>"`。',
    async run({ open, app }) {
      const host = await open();
      const warned = host.waitForEvent('console', (message) => message.text().includes('remote module'));
      await preload(
        host,
        app({ name: 'order', head: '<meta name="garfish-remote-module" src="./remote.js">' }),
        '/order/index.html',
      );
      assert.equal(
        (await warned).text().trim(),
        '[Garfish warning]: The loading of the remote module must be an absolute path. "./remote.js"',
      );
    },
  },
  {
    id: 'preload-app.unregistered-marks',
    page,
    sentence: '对未注册的名称调用，会把该名称标记为已处理：之后即使注册了，再次调用也什么都不做。',
    async run({ open, app, requests }) {
      const host = await open();
      await host.evaluate(
        (info) => {
          try {
            window.Garfish.preloadApp(info.name);
          } catch {
            window.Garfish.registerApp(info);
          }
          window.Garfish.preloadApp(info.name);
        },
        app({ name: 'order' }),
      );
      await preload(host, app({ name: 'other' }), '/other/index.js');
      assert.deepEqual(requests(), ['/other/index.html', '/other/index.js']);
    },
  },
  {
    id: 'preload-app.failure-kept',
    page,
    sentence: '预加载失败的地址不会重试：同名应用随后的 `loadApp` 立即以同样的错误失败。',
    async run({ open, app, serve, requests }) {
      const host = await open();
      const entry = serve('/order/index.html', '', {}, 503);
      await preload(host, { name: 'order', entry }, '/order/index.html');
      // From now on the server answers.
      app({ name: 'order' });
      const message = await host.evaluate(async () => {
        window.Garfish.run({ disablePreloadApp: true });
        return window.Garfish.loadApp('order').then(String, (reason: unknown) => String(reason));
      });
      assert.match(message, /load failed with status "503"/);
      assert.deepEqual(requests(), ['/order/index.html']);
    },
  },
  {
    id: 'preload-app.shared-by-address',
    page,
    sentence: '成功的响应按地址共用：用另一个名称加载同一个入口，也不再请求。',
    async run({ open, app, requests }) {
      const sub = app({ name: 'order' });
      const host = await open();
      await preload(host, sub, '/order/index.js');
      const loaded = await host.evaluate(
        async (entry) => (await window.Garfish.loadApp('other', { entry }))?.name,
        sub.entry,
      );
      assert.equal(loaded, 'other');
      assert.deepEqual(requests(), ['/order/index.html', '/order/index.js']);
    },
  },
  {
    id: 'preload-app.in-memory',
    page,
    sentence: '缓存保存在内存里，刷新页面后消失。',
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
    page,
    sentence: '子应用的资源不允许跨域访问时，预加载被浏览器拦下，随后的 `loadApp` 也失败。',
    async run({ open, app }) {
      const host = await open();
      const headers = { 'Access-Control-Allow-Origin': 'https://elsewhere.example' };
      const blocked = host.waitForEvent('console', (message) => message.text().includes('CORS policy'));
      const loaded = await host.evaluate(
        async (info) => {
          window.Garfish.registerApp(info);
          window.Garfish.preloadApp(info.name);
          return window.Garfish.loadApp(info.name);
        },
        app({ name: 'order', headers }),
      );
      await blocked;
      assert.equal(loaded, null);
    },
  },
];
