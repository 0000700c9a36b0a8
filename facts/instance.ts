import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Fact } from './fact';

const page = '/api';

export const instanceFacts: readonly Fact[] = [
  {
    id: 'instance.version',
    page,
    sentence: '`Garfish.version` 是 `1.19.8`。',
    async run({ open }) {
      const host = await open();
      assert.equal(await host.evaluate(() => window.Garfish.version), '1.19.8');
    },
  },
  {
    id: 'instance.default-export',
    page,
    sentence: '默认导出是单例，与 `window.Garfish` 是同一个对象',
    async run({ open }) {
      const host = await open();
      assert.equal(await host.evaluate(() => window.garfishModule.default === window.Garfish), true);
    },
  },
  {
    id: 'instance.class-export',
    page,
    sentence: '`garfish` 的默认导出是具名导出 `Garfish` 这个类的实例。',
    async run({ open }) {
      const host = await open();
      const isInstance = await host.evaluate(
        () => window.garfishModule.default instanceof window.garfishModule.Garfish,
      );
      assert.equal(isInstance, true);
    },
  },
  {
    id: 'instance.runtime-exports',
    page,
    sentence: '`garfish` 在运行时只有 `default`、`Garfish`、`defineCustomElements` 三个导出。',
    async run({ open }) {
      const host = await open();
      const names = await host.evaluate(() => Object.keys(window.garfishModule));
      assert.deepEqual(names.sort(), ['Garfish', 'default', 'defineCustomElements']);
    },
  },
  {
    id: 'instance.iife-globals',
    page,
    sentence:
      '用 `<script>` 引入 `dist/iife/index.js`，只增加 `window.Garfish` 与 `window.__GARFISH__` 两个全局变量。',
    async run({ open, serve }) {
      const script = serve(
        '/garfish.js',
        await readFile(require.resolve('garfish/dist/iife/index.js'), 'utf8'),
      );
      const host = await open();
      await host.goto(serve('/plain.html', '<!doctype html>'));
      const added = await host.evaluate(async (src) => {
        const before = new Set(Object.getOwnPropertyNames(window));
        await new Promise((resolve) => {
          const element = document.createElement('script');
          element.onload = resolve;
          element.src = src;
          document.head.append(element);
        });
        return Object.getOwnPropertyNames(window).filter((name) => !before.has(name));
      }, script);
      assert.deepEqual(added.sort(), ['Garfish', '__GARFISH__']);
    },
  },
  {
    id: 'instance.node-require',
    page,
    sentence: "在 Node 里 `require('garfish')` 会报 `window is not defined`。",
    async run() {
      const execute = promisify(execFile);
      const node = ['--eval', "require('garfish')"];
      await assert.rejects(execute(process.execPath, node, { cwd: __dirname }), /window is not defined/);
    },
  },
  {
    id: 'instance.node-import',
    page,
    sentence: "在 Node 里 `import 'garfish'` 更早失败，报 `Named export 'EventEmitter2' not found`。",
    async run() {
      const execute = promisify(execFile);
      const node = ['--input-type=module', '--eval', "import 'garfish'"];
      await assert.rejects(
        execute(process.execPath, node, { cwd: __dirname }),
        /Named export 'EventEmitter2' not found/,
      );
    },
  },
  {
    id: 'instance.singleton-plugins',
    page,
    sentence:
      '默认导出的单例有七个内置插件：`router`、`browser-vm`、`browser-snapshot`、`fix-hmr`、`performance`、`preload`、`garfish-logger`。',
    async run({ open }) {
      const host = await open();
      assert.deepEqual(await host.evaluate(() => Object.keys(window.Garfish.plugins)), [
        'router',
        'browser-vm',
        'browser-snapshot',
        'fix-hmr',
        'performance',
        'preload',
        'garfish-logger',
      ]);
    },
  },
  {
    id: 'instance.class-plugins',
    page,
    sentence: '`new Garfish({})` 只有四个内置插件：`fix-hmr`、`performance`、`preload`、`garfish-logger`。',
    async run({ open }) {
      const host = await open();
      const names = await host.evaluate(() => Object.keys(new window.garfishModule.Garfish({}).plugins));
      assert.deepEqual(names, ['fix-hmr', 'performance', 'preload', 'garfish-logger']);
    },
  },
  {
    id: 'instance.class-members',
    page,
    sentence:
      '`new Garfish({})` 没有 `router`、`getGlobalObject`、`setGlobalValue` 与 `clearEscapeEffect`，单例都有；`preloadApp` 两者都有。',
    async run({ open }) {
      const host = await open();
      const members = await host.evaluate(() => {
        const own = new window.garfishModule.Garfish({});
        const names = ['router', 'getGlobalObject', 'setGlobalValue', 'clearEscapeEffect', 'preloadApp'];
        return {
          own: names.filter((name) => name in own),
          singleton: names.filter((name) => name in window.Garfish).length,
        };
      });
      assert.deepEqual(members, { own: ['preloadApp'], singleton: 5 });
    },
  },
  {
    id: 'instance.class-no-sandbox',
    page,
    sentence: '用 `new Garfish({})` 加载的子应用没有沙箱，脚本直接在真实 `window` 上执行。',
    async run({ open, app }) {
      const sub = app({ script: 'window.leaked = true;' });
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const own = new window.garfishModule.Garfish({});
        const loaded = await own.loadApp(name, { entry });
        await loaded?.mount();
        return {
          hasSandbox: Boolean(loaded?.vmSandbox ?? loaded?.snapshotSandbox),
          leaked: 'leaked' in window,
        };
      }, sub);
      assert.deepEqual(result, { hasSandbox: false, leaked: true });
    },
  },
  {
    id: 'instance.second-copy',
    page,
    sentence:
      '页面上已有 `window.__GARFISH__` 与 `window.Garfish` 时，再次导入 `garfish` 得到的是已有的实例。',
    async run({ open }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.setExternal('marker', 'first copy'));
      const first = await host.evaluateHandle(() => window.garfishModule);
      await host.addScriptTag({ url: '/bundles/garfish.js' });
      const result = await host.evaluate(
        (firstModule) => ({
          loadedAgain: window.garfishModule !== firstModule,
          marker: Reflect.get(window.garfishModule.default.externals, 'marker') === 'first copy',
        }),
        first,
      );
      assert.deepEqual(result, { loadedAgain: true, marker: true });
    },
  },
  {
    id: 'instance.sub-app-copy',
    page,
    sentence: '子应用自带一份 `garfish`，拿到的仍是主应用的单例。',
    async run({ open, app, notes }) {
      const host = await open();
      const copy = new URL('/bundles/garfish.js', host.url()).href;
      const sub = app({
        body: `<div id="app"></div><script src="${copy}"></script>`,
        script: `note('own module: ' + Object.hasOwn(window, 'garfishModule'));
          note('external: ' + window.garfishModule.default.externals.marker);`,
      });
      await host.evaluate(async ({ name, entry }) => {
        window.Garfish.setExternal('marker', 'main app');
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
      }, sub);
      const seen = await notes();
      assert.ok(seen.includes('own module: true'), seen.join('\n'));
      assert.ok(seen.includes('external: main app'), seen.join('\n'));
    },
  },
  {
    id: 'instance.read-only-production',
    page,
    sentence: '在生产环境给 `window.Garfish` 或 `window.__GARFISH__` 赋值，不抛错，也不生效。',
    async run({ open }) {
      const host = await open();
      const unchanged = await host.evaluate(() => {
        const before = window.Garfish;
        Reflect.set(window, 'Garfish', {});
        Reflect.set(window, '__GARFISH__', false);
        return window.Garfish === before && window.__GARFISH__;
      });
      assert.equal(unchanged, true);
    },
  },
  {
    id: 'instance.read-only-development',
    page,
    sentence:
      '浏览器里有 `process` 且为开发环境时，给 `window.Garfish` 赋值会抛出 `Try to modify a read-only property Garfish`。',
    async run({ open }) {
      const host = await open({ development: true });
      await assert.rejects(
        host.evaluate(() => {
          Reflect.set(window, 'Garfish', {});
        }),
        /Try to modify a read-only property Garfish/,
      );
    },
  },
  {
    id: 'instance.running',
    page,
    sentence: '`running` 在 `run()` 之前为 `false`，之后为 `true`',
    async run({ open }) {
      const host = await open();
      const states = await host.evaluate(() => [window.Garfish.running, window.Garfish.run().running]);
      assert.deepEqual(states, [false, true]);
    },
  },
  {
    id: 'instance.props',
    page,
    sentence: '取值器 `props` 等于 `options.props`，没有时是空对象',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        window.Garfish.setOptions({ props: { user: 'ann' } });
        const same = window.Garfish.props === window.Garfish.options.props;
        const { props } = window.Garfish;
        delete window.Garfish.options.props;
        return { same, props, without: window.Garfish.props };
      });
      assert.deepEqual(result, { same: true, props: { user: 'ann' }, without: {} });
    },
  },
  {
    id: 'instance.app-infos',
    page,
    sentence: '`appInfos` 原样保存已注册的配置，不与全局配置合并',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        window.Garfish.setOptions({ props: { user: 'ann' }, domGetter: '#container' });
        const info = { name: 'order', entry: '/order.html' };
        window.Garfish.registerApp(info);
        const stored = window.Garfish.appInfos['order'];
        return { same: stored === info, stored };
      });
      assert.deepEqual(result, { same: true, stored: { name: 'order', entry: '/order.html' } });
    },
  },
  {
    id: 'instance.apps',
    page,
    sentence: '`apps` 里只有当前由路由激活的应用，离开后移除',
    async run({ open, app }) {
      const sub = app({ name: 'order' });
      const host = await open({ path: '/order' });
      const result = await host.evaluate(async (info) => {
        const mounted = new Promise<void>((resolve) => {
          window.Garfish.run({
            disablePreloadApp: true,
            domGetter: '#container',
            apps: [{ ...info, activeWhen: '/order' }],
            afterMount: () => resolve(),
          });
        });
        await mounted;
        const inside = Object.keys(window.Garfish.apps);
        const left = new Promise<void>((resolve) => {
          window.Garfish.router.afterEach((to: unknown, from: unknown, next: () => void) => {
            next();
            resolve();
          });
        });
        history.pushState({}, '', '/elsewhere');
        await left;
        return { inside, outside: Object.keys(window.Garfish.apps) };
      }, sub);
      assert.deepEqual(result, { inside: ['order'], outside: [] });
    },
  },
  {
    id: 'instance.active-apps',
    page,
    sentence: '`activeApps` 里是挂载成功或重新显示的应用，`hide()` 与 `unmount()` 把它移除',
    async run({ open, app }) {
      const host = await open();
      const counts = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const seen = [window.Garfish.activeApps.length];
        const count = () => seen.push(window.Garfish.activeApps.filter((each) => each === loaded).length);
        await loaded?.mount();
        count();
        loaded?.hide();
        count();
        await loaded?.show();
        count();
        loaded?.unmount();
        count();
        return seen;
      }, app());
      assert.deepEqual(counts, [0, 1, 0, 1, 0]);
    },
  },
  {
    id: 'instance.cache-apps',
    page,
    sentence: '`cacheApps` 里是以 `cache: true` 加载的应用；不写 `cache` 时 `loadApp` 不写入',
    async run({ open, app }) {
      const host = await open();
      const names = await host.evaluate(
        async ({ name, entry }) => {
          await window.Garfish.loadApp('plain', { entry });
          await window.Garfish.loadApp(name, { entry, cache: true });
          return Object.keys(window.Garfish.cacheApps);
        },
        app({ name: 'cached' }),
      );
      assert.deepEqual(names, ['cached']);
    },
  },
  {
    id: 'instance.externals',
    page,
    sentence: '`externals` 里是 `setExternal` 写入的依赖',
    async run({ open }) {
      const host = await open();
      const externals = await host.evaluate(() => {
        const before = { ...window.Garfish.externals };
        window.Garfish.setExternal('lib', 'one');
        return { before, after: window.Garfish.externals };
      });
      assert.deepEqual(externals, { before: {}, after: { lib: 'one' } });
    },
  },
  {
    id: 'instance.plugins',
    page,
    sentence: '`plugins` 以名称为键，包含内置插件与 `usePlugin` 注册的插件',
    async run({ open }) {
      const host = await open();
      const names = await host.evaluate(() => {
        window.Garfish.usePlugin(() => ({ name: 'mine' }));
        return Object.keys(window.Garfish.plugins);
      });
      assert.ok(names.includes('mine') && names.includes('router'), names.join());
    },
  },
  {
    id: 'instance.hooks',
    page,
    sentence: '用 `Garfish.hooks.lifecycle.beforeLoad.on(fn)` 可以直接监听全局钩子，不必先写插件',
    async run({ open, app }) {
      const host = await open();
      const names = await host.evaluate(
        async ({ name, entry }) => {
          const seen: string[] = [];
          window.Garfish.hooks.lifecycle.beforeLoad.on((info) => {
            seen.push(info.name);
          });
          await window.Garfish.loadApp(name, { entry });
          return seen;
        },
        app({ name: 'order' }),
      );
      assert.deepEqual(names, ['order']);
    },
  },
  {
    id: 'instance.emitter',
    page,
    sentence: '实例自身也有 `on`、`once`、`off`、`emit`，它与 `channel` 是两个独立的事件源。',
    async run({ open }) {
      const host = await open();
      const seen = await host.evaluate(() => {
        const heard: string[] = [];
        window.Garfish.on('ping', (from: string) => heard.push(`instance hears ${from}`));
        window.Garfish.channel.on('ping', (from: string) => heard.push(`channel hears ${from}`));
        window.Garfish.emit('ping', 'instance');
        window.Garfish.channel.emit('ping', 'channel');
        return heard;
      });
      assert.deepEqual(seen, ['instance hears instance', 'channel hears channel']);
    },
  },
  {
    id: 'instance.nonexistent',
    page,
    sentence:
      '单例上没有 `setGlobalObject`、`unmountApp`、`load`、`getRawLocalStorage`、`stop`、`destroy` 与 `unregisterApp`，读取得到 `undefined`。',
    async run({ open }) {
      const host = await open();
      const existing = await host.evaluate(() =>
        [
          'setGlobalObject',
          'unmountApp',
          'load',
          'getRawLocalStorage',
          'stop',
          'destroy',
          'unregisterApp',
          'loadApp',
        ].filter((name) => Reflect.get(window.Garfish, name) !== undefined),
      );
      // `loadApp` is there to show that the check can find something.
      assert.deepEqual(existing, ['loadApp']);
    },
  },
  {
    id: 'instance.config-key',
    page,
    sentence: '`Garfish.run({ config })` 里的 `config` 不会展开：其中的选项不生效。',
    async run({ open }) {
      const host = await open();
      const basename = await host.evaluate(() => {
        const options: object = { config: { basename: '/demo' } };
        window.Garfish.run(options);
        return window.Garfish.options.basename;
      });
      assert.equal(basename, '/');
    },
  },
  {
    id: 'instance.loader-option',
    page,
    sentence: '全局选项 `loader` 里的钩子从不被调用。',
    async run({ open, app, notes, requests }) {
      const host = await open();
      const sub = app();
      await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({
          disablePreloadApp: true,
          loader: {
            beforeLoad: (options) => {
              window.notes.push('loader option');
              return options;
            },
          },
        });
        window.Garfish.loader.usePlugin({
          name: 'seen',
          beforeLoad: (options) => {
            window.notes.push('loader plugin');
            return options;
          },
        });
        await window.Garfish.loadApp(name, { entry });
      }, sub);
      assert.ok(requests().length > 0);
      assert.deepEqual([...new Set(await notes())], ['loader plugin']);
    },
  },
  {
    id: 'instance.message-prefix',
    page,
    sentence: 'Garfish 的断言错误与警告都以 `[Garfish warning]: ` 开头，错误也用这个前缀。',
    async run({ open, app, messages }) {
      const host = await open();
      const thrown = await host.evaluate(
        async ({ name, entry }) => {
          window.Garfish.run({ disablePreloadApp: true, beforeLoad: () => Promise.resolve<false>(false) });
          await window.Garfish.loadApp(name, { entry });
          try {
            await window.Garfish.loadApp('');
          } catch (reason) {
            return reason instanceof Error ? reason.message : '';
          }
          return '';
        },
        app({ name: 'order' }),
      );
      assert.ok(thrown.startsWith('[Garfish warning]: Miss appName.'), thrown);
      assert.ok(
        messages().some((text) => text.startsWith('[Garfish warning]: Load order application is terminated')),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'instance.foreign-error-prefix',
    page,
    sentence: '子应用抛出的错误经默认的错误钩子重新抛出时，消息也会加上 `[Garfish warning]: `。',
    async run({ open, app }) {
      const sub = app({ render: `throw new Error('from the sub app');` });
      const host = await open();
      const message = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true });
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        return loaded?.mount().then(
          () => 'mounted',
          (reason: unknown) => (reason instanceof Error ? reason.message : ''),
        );
      }, sub);
      assert.equal(message, '[Garfish warning]: from the sub app');
    },
  },
  {
    id: 'instance.development-warnings',
    page,
    sentence: '在没有全局变量 `process` 的浏览器里，“仅开发环境”的警告不打印。',
    async run({ open, messages }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.run({ disablePreloadApp: true });
        window.Garfish.run();
        console.warn('after the second run');
      });
      assert.deepEqual(messages(), ['after the second run']);
    },
  },
];
