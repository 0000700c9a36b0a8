import assert from 'node:assert/strict';
import type { Fact, FactContext } from './fact';

const page = '/api/registerApp';

interface Matching {
  /** Of the address bar. */
  path: string;
  activeWhen: string;
  basename?: string;
}

/** The path that `active` receives when the router activates the app, or `no match`. */
async function match({ open }: FactContext, { path, activeWhen, basename = '/' }: Matching): Promise<string> {
  const host = await open({ path });
  return host.evaluate(
    ([activeWhen, basename]) =>
      new Promise<string>((resolve) => {
        window.Garfish.run({
          basename,
          disablePreloadApp: true,
          onNotMatchRouter: () => resolve('no match'),
          apps: [
            { name: 'app', entry: '/app.html', activeWhen, active: (_info, rootPath) => resolve(rootPath) },
          ],
        });
      }),
    [activeWhen, basename] as const,
  );
}

/** `activeWhen: '/vue-app'` under `basename: '/demo'`, the example of the page. */
async function matchesExample(context: FactContext, path: string): Promise<boolean> {
  return (await match(context, { path, basename: '/demo', activeWhen: '/vue-app' })) !== 'no match';
}

/** Enters the app, leaves it and enters it again. The methods that the router called, as the hooks tell them. */
async function visitTwice({ open, app }: FactContext, options: { cache?: boolean }): Promise<string[]> {
  const host = await open({ path: '/order' });
  return host.evaluate(
    ([sub, options]) =>
      new Promise<string[]>((resolve) => {
        const calls: string[] = [];
        window.Garfish.run({
          disablePreloadApp: true,
          domGetter: '#container',
          apps: [{ ...sub, ...options, activeWhen: '/order' }],
          afterMount: (_info, _app, cached) => {
            calls.push(cached ? 'show' : 'mount');
            if (calls.length < 3) setTimeout(() => history.pushState({}, '', '/'));
            else resolve(calls);
          },
          afterUnmount: (_info, _app, cached) => {
            calls.push(cached ? 'hide' : 'unmount');
            setTimeout(() => history.pushState({}, '', '/order'));
          },
        });
      }),
    [app({ name: 'order' }), options] as const,
  );
}

export const registerAppFacts: readonly Fact[] = [
  {
    id: 'register-app.before-and-after-run',
    page,
    sentence: '`registerApp` 可以在 `run` 之前或之后调用，接受单个配置或数组。',
    async run({ open }) {
      const host = await open();
      const names = await host.evaluate(() => {
        window.Garfish.registerApp({ name: 'before', entry: '/before.html' });
        window.Garfish.run({ disablePreloadApp: true });
        window.Garfish.registerApp([
          { name: 'after', entry: '/after.html' },
          { name: 'last', entry: '/last.html' },
        ]);
        return Object.keys(window.Garfish.appInfos);
      });
      assert.deepEqual(names, ['before', 'after', 'last']);
    },
  },
  {
    id: 'register-app.returns-instance',
    page,
    sentence: '`registerApp` 返回调用它的 Garfish 实例，可以链式调用。',
    async run({ open }) {
      const host = await open();
      const same = await host.evaluate(
        () => window.Garfish.registerApp({ name: 'order', entry: '/order.html' }) === window.Garfish,
      );
      assert.equal(same, true);
    },
  },
  {
    id: 'register-app.load-hooks-ignored',
    page,
    sentence: '`beforeLoad`、`afterLoad`、`errorLoadApp` 是全局钩子，写在应用配置里不会被调用。',
    async run({ open, app, serve, notes }) {
      const missing = serve('/missing.html', '', {}, 404);
      const host = await open();
      await host.evaluate(
        async ([{ name, entry }, missing]) => {
          window.Garfish.run({ disablePreloadApp: true, errorLoadApp: () => window.notes.push('global') });
          const hooks = {
            beforeLoad: () => window.notes.push('beforeLoad'),
            afterLoad: () => window.notes.push('afterLoad'),
            errorLoadApp: () => window.notes.push('errorLoadApp'),
          };
          window.Garfish.registerApp([
            Object.assign({ name, entry }, hooks),
            Object.assign({ name: 'missing', entry: missing }, hooks),
          ]);
          await window.Garfish.loadApp(name);
          await window.Garfish.loadApp('missing');
        },
        [app(), missing] as const,
      );
      assert.deepEqual(await notes(), ['global']);
    },
  },
  {
    id: 'register-app.match-pathname',
    page,
    sentence: '`activeWhen` 匹配只看 `location.pathname`，不看 query 与 hash。',
    async run(context) {
      assert.equal(await match(context, { path: '/order?x=1#/y', activeWhen: '/order' }), '/order');
      assert.equal(await match(context, { path: '/?to=/order#/order', activeWhen: '/order' }), 'no match');
    },
  },
  {
    id: 'register-app.match-segments',
    page,
    sentence: '字符串按路径段做前缀匹配',
    async run(context) {
      assert.equal(await match(context, { path: '/order/list', activeWhen: '/order' }), '/order');
      assert.equal(await match(context, { path: '/orders', activeWhen: '/order' }), 'no match');
      assert.equal(await match(context, { path: '/', activeWhen: '/order' }), 'no match');
    },
  },
  {
    id: 'register-app.match-levels',
    page,
    sentence: "字符串可以写多级，例如 `'/a/b'`",
    async run(context) {
      assert.equal(await match(context, { path: '/a/b/c', activeWhen: '/a/b' }), '/a/b');
      assert.equal(await match(context, { path: '/a/c', activeWhen: '/a/b' }), 'no match');
    },
  },
  {
    id: 'register-app.match-root',
    page,
    sentence: "`activeWhen: '/'` 匹配所有路径",
    async run(context) {
      assert.notEqual(await match(context, { path: '/', activeWhen: '/' }), 'no match');
      assert.notEqual(await match(context, { path: '/order/list', activeWhen: '/' }), 'no match');
    },
  },
  {
    id: 'register-app.match-function',
    page,
    sentence: '`activeWhen` 函数收到去掉 `basename` 的路径，返回 `true` 即匹配',
    async run({ open }) {
      const host = await open({ path: '/demo/order/list' });
      const seen = await host.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const paths: string[] = [];
            window.Garfish.run({
              basename: '/demo',
              disablePreloadApp: true,
              apps: [
                {
                  name: 'app',
                  entry: '/app.html',
                  activeWhen: (path) => {
                    paths.push(path);
                    return path === '/order/list';
                  },
                  active: () => resolve(paths),
                },
              ],
            });
          }),
      );
      assert.equal(seen[0], '/order/list');
    },
  },
  {
    id: 'register-app.no-active-when',
    page,
    sentence: '不写 `activeWhen` 的应用永远不会被路由激活',
    async run({ open, app, requests }) {
      const sub = app();
      const host = await open();
      const unmatched = await host.evaluate(
        (info) =>
          new Promise<string>((resolve) => {
            window.Garfish.run({ disablePreloadApp: true, apps: [info], onNotMatchRouter: resolve });
          }),
        sub,
      );
      assert.equal(unmatched, '/');
      assert.deepEqual(requests(), []);
    },
  },
  {
    id: 'register-app.example-segments',
    page,
    sentence:
      "`basename: '/demo'`、`activeWhen: '/vue-app'` 时，`/demo/vue-app` 与 `/demo/vue-app/about` 匹配，`/demo/vue-app2` 与 `/demo` 不匹配。",
    async run(context) {
      assert.equal(await matchesExample(context, '/demo/vue-app'), true);
      assert.equal(await matchesExample(context, '/demo/vue-app/about'), true);
      assert.equal(await matchesExample(context, '/demo/vue-app2'), false);
      assert.equal(await matchesExample(context, '/demo'), false);
    },
  },
  {
    id: 'register-app.example-without-basename',
    page,
    sentence:
      "`basename: '/demo'`、`activeWhen: '/vue-app'` 时，没有 `basename` 的路径也会匹配，例如 `/vue-app/detail/goods`。",
    async run(context) {
      assert.equal(await matchesExample(context, '/vue-app/detail/goods'), true);
      assert.equal(await matchesExample(context, '/other/vue-app'), false);
    },
  },
  {
    id: 'register-app.example-text-prefix',
    page,
    sentence:
      "`basename` 按文本前缀剥离，不看路径边界：`basename: '/demo'`、`activeWhen: '/vue-app'` 时，`/demo2/vue-app` 也匹配。",
    async run(context) {
      assert.equal(await matchesExample(context, '/demo2/vue-app'), true);
    },
  },
  {
    id: 'register-app.missing-slash',
    page,
    sentence: '字符串不写开头的 `/` 也能匹配，但传给子应用的基础路径会缺少这个斜杠。',
    async run(context) {
      assert.equal(await match(context, { path: '/order/list', activeWhen: 'order' }), 'order');
    },
  },
  {
    id: 'register-app.shortest-prefix',
    page,
    sentence:
      '`activeWhen` 是函数时，子应用的基础路径取第一个返回 `true` 的最短前缀：从空字符串起逐字符加长路径来试。',
    async run({ open }) {
      const host = await open({ path: '/order/list' });
      const result = await host.evaluate(
        () =>
          new Promise<{ rootPath: string; tried: string[] }>((resolve) => {
            const tried: string[] = [];
            window.Garfish.run({
              disablePreloadApp: true,
              apps: [
                {
                  name: 'app',
                  entry: '/app.html',
                  activeWhen: (path) => {
                    tried.push(path);
                    return path.startsWith('/ord');
                  },
                  active: (_info, rootPath) => resolve({ rootPath, tried }),
                },
              ],
            });
          }),
      );
      assert.equal(result.rootPath, '/ord');
      // The first call asks whether the app matches at all.
      assert.deepEqual(result.tried.slice(1, 6), ['', '/', '/o', '/or', '/ord']);
    },
  },
  {
    id: 'register-app.active-replaces',
    page,
    sentence: '写了 `active` 之后，路由不再加载这个应用，`Garfish.apps` 里也没有它。',
    async run({ open, app, requests }) {
      const sub = app({ name: 'chart' });
      const host = await open({ path: '/chart' });
      const result = await host.evaluate(
        (info) =>
          new Promise<string[]>((resolve) => {
            const called: string[] = [];
            // Called when the activation of all matching apps is over.
            window.Garfish.router.afterEach((to: unknown, from: unknown, next: () => void) => {
              next();
              resolve([...called, ...Object.keys(window.Garfish.apps)]);
            });
            window.Garfish.run({
              disablePreloadApp: true,
              apps: [
                { ...info, activeWhen: '/chart', active: ({ name }) => void called.push(`active ${name}`) },
              ],
            });
          }),
        sub,
      );
      assert.deepEqual(result, ['active chart']);
      assert.deepEqual(requests(), []);
    },
  },
  {
    id: 'register-app.active-root-path',
    page,
    sentence: '`active` 的第二个参数是 `basename` 加 `activeWhen`，例如 `/demo/chart`。',
    async run(context) {
      assert.equal(
        await match(context, { path: '/demo/chart/1', basename: '/demo', activeWhen: '/chart' }),
        '/demo/chart',
      );
    },
  },
  {
    id: 'register-app.deactive-path',
    page,
    sentence: '`deactive` 代替路由内置的卸载，它的第二个参数是去掉 `basename` 的当前路径。',
    async run({ open }) {
      const host = await open({ path: '/demo/chart' });
      const path = await host.evaluate(
        () =>
          new Promise<string>((resolve) => {
            window.Garfish.run({
              basename: '/demo',
              disablePreloadApp: true,
              apps: [
                {
                  name: 'chart',
                  entry: '/chart.html',
                  activeWhen: '/chart',
                  active: () => history.pushState({}, '', '/demo/elsewhere'),
                  deactive: (_info, currentPath) => resolve(currentPath),
                },
              ],
            });
          }),
      );
      assert.equal(path, '/elsewhere');
    },
  },
  {
    id: 'register-app.before-hook-argument',
    page,
    sentence: '先触发 `beforeRegisterApp(list)`，参数是原始的单个配置或数组。',
    async run({ open }) {
      const host = await open();
      const seen = await host.evaluate(() => {
        const single = { name: 'single', entry: '/single.html' };
        const list = [{ name: 'listed', entry: '/listed.html' }];
        const calls: unknown[] = [];
        window.Garfish.hooks.lifecycle.beforeRegisterApp.on((argument) => {
          calls.push(argument, Object.keys(window.Garfish.appInfos).length);
        });
        window.Garfish.registerApp(single).registerApp(list);
        return [calls[0] === single, calls[1], calls[2] === list, calls[3]];
      });
      assert.deepEqual(seen, [true, 0, true, 1]);
    },
  },
  {
    id: 'register-app.hook-added',
    page,
    sentence: '最后触发 `registerApp(added)`，`added` 只含本次新增的应用，可能是空对象。',
    async run({ open }) {
      const host = await open();
      const added = await host.evaluate(() => {
        const calls: string[][] = [];
        window.Garfish.hooks.lifecycle.registerApp.on((apps) => void calls.push(Object.keys(apps)));
        const order = { name: 'order', entry: '/order.html' };
        window.Garfish.registerApp(order);
        window.Garfish.registerApp([order, { name: 'report', entry: '/report.html' }]);
        window.Garfish.registerApp(order);
        return calls;
      });
      assert.deepEqual(added, [['order'], ['report'], []]);
    },
  },
  {
    id: 'register-app.rematch',
    page,
    sentence: '`run()` 之后注册有 `activeWhen` 的应用，会立即重新匹配当前路径，不需要跳转。',
    async run({ open }) {
      const host = await open({ path: '/order' });
      const rootPath = await host.evaluate(
        () =>
          new Promise<string>((resolve) => {
            window.Garfish.run({ disablePreloadApp: true });
            window.Garfish.registerApp({
              name: 'order',
              entry: '/order.html',
              activeWhen: '/order',
              active: (_info, rootPath) => resolve(rootPath),
            });
          }),
      );
      assert.match(rootPath, /\/order$/);
    },
  },
  {
    id: 'register-app.missing-name',
    page,
    sentence: '缺少 `name` 时抛出 `Miss app.name.`',
    async run({ open }) {
      const host = await open();
      await assert.rejects(
        host.evaluate(() => {
          window.Garfish.registerApp({ name: '', entry: '/order.html' });
        }),
        /\[Garfish warning\]: Miss app\.name\./,
      );
    },
  },
  {
    id: 'register-app.missing-entry',
    page,
    sentence:
      '名为 `x` 的应用缺少 `entry` 时抛出 `x application entry is not url: undefined`，末尾是实际传入的值。',
    async run({ open }) {
      const host = await open();
      const register = (entry: unknown) =>
        host.evaluate((entry) => {
          const info = { name: 'x', entry: '/x.html' };
          Reflect.set(info, 'entry', entry);
          window.Garfish.registerApp(info);
        }, entry);
      await assert.rejects(
        register(undefined),
        /\[Garfish warning\]: x application entry is not url: undefined/,
      );
      await assert.rejects(register(0), /x application entry is not url: 0/);
    },
  },
  {
    id: 'register-app.duplicate-warning',
    page,
    sentence: '名称 `x` 重复时不抛错，仅开发环境警告 `The "x" app is already registered.`',
    async run({ open, messages }) {
      const host = await open({ development: true });
      await host.evaluate(() => {
        const info = { name: 'x', entry: '/x.html' };
        window.Garfish.registerApp([info, { ...info }]);
      });
      assert.ok(
        messages().some((text) => text.includes('[Garfish warning]: The "x" app is already registered.')),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'register-app.duplicate-ignored',
    page,
    sentence: '重名注册不合并也不覆盖，第一次注册的配置一直有效。',
    async run({ open }) {
      const host = await open();
      const stored = await host.evaluate(() => {
        window.Garfish.registerApp({ name: 'order', entry: '/first.html' });
        window.Garfish.registerApp({ name: 'order', entry: '/second.html', cache: false });
        return window.Garfish.appInfos['order'];
      });
      assert.deepEqual(stored, { name: 'order', entry: '/first.html' });
    },
  },
  {
    id: 'register-app.partial-array',
    page,
    sentence:
      '数组中有一项出错时，前面的项已经存入 `appInfos`，但没有触发 `registerApp` 钩子，因此不会进入路由。',
    async run({ open }) {
      const host = await open({ path: '/order' });
      const result = await host.evaluate(
        () =>
          new Promise<unknown>((resolve) => {
            window.Garfish.run({ disablePreloadApp: true });
            const hooks: string[] = [];
            window.Garfish.hooks.lifecycle.registerApp.on((added) => void hooks.push(...Object.keys(added)));
            try {
              window.Garfish.registerApp([
                {
                  name: 'order',
                  entry: '/order.html',
                  activeWhen: '/order',
                  active: () => resolve('routed'),
                },
                { name: '', entry: '/nameless.html' },
              ]);
            } catch {
              const stored = Object.keys(window.Garfish.appInfos);
              // A later app that matches the same path: the router takes the apps in order.
              window.Garfish.registerApp({
                name: 'later',
                entry: '/later.html',
                activeWhen: '/order',
                active: () => resolve({ stored, hooks }),
              });
            }
          }),
      );
      assert.deepEqual(result, { stored: ['order'], hooks: ['later'] });
    },
  },
  {
    id: 'register-app.partial-array-again',
    page,
    sentence: '出错的数组里已存入 `appInfos` 的项，再次注册会因重名被忽略。',
    async run({ open }) {
      const host = await open();
      const added = await host.evaluate(() => {
        const order = { name: 'order', entry: '/order.html' };
        try {
          window.Garfish.registerApp([order, { name: '', entry: '/nameless.html' }]);
        } catch {
          const calls: string[][] = [];
          window.Garfish.hooks.lifecycle.registerApp.on((apps) => void calls.push(Object.keys(apps)));
          window.Garfish.registerApp({ ...order });
          return calls;
        }
        return 'no error';
      });
      assert.deepEqual(added, [[]]);
    },
  },
  {
    id: 'register-app.late-basename',
    page,
    sentence:
      "`run()` 之后注册的应用匹配时不继承全局 `basename`：全局为 `/demo`、`activeWhen: '/va'` 时，在 `/demo/va` 不会激活。",
    async run({ open }) {
      const host = await open({ path: '/demo/va' });
      const result = await host.evaluate(
        () =>
          new Promise<string>((resolve) => {
            let registered = false;
            window.Garfish.run({
              basename: '/demo',
              disablePreloadApp: true,
              onNotMatchRouter: () => {
                if (registered) resolve('no match');
              },
            });
            registered = true;
            window.Garfish.registerApp({
              name: 'late',
              entry: '/late.html',
              activeWhen: '/va',
              active: () => resolve('active'),
            });
          }),
      );
      assert.equal(result, 'no match');
    },
  },
  {
    id: 'register-app.late-explicit-basename',
    page,
    sentence: '`run()` 之后注册的应用显式写 `basename`，就按它匹配。',
    async run({ open }) {
      const host = await open({ path: '/demo/va' });
      const rootPath = await host.evaluate(
        () =>
          new Promise<string>((resolve) => {
            window.Garfish.run({ basename: '/demo', disablePreloadApp: true });
            window.Garfish.registerApp({
              name: 'late',
              entry: '/late.html',
              basename: '/demo',
              activeWhen: '/va',
              active: (_info, rootPath) => resolve(rootPath),
            });
          }),
      );
      assert.equal(rootPath, '/demo/va');
    },
  },
  {
    id: 'register-app.early-basename',
    page,
    sentence: '`run()` 之前用 `registerApp` 注册的应用，启动时补上全局 `basename`，按它匹配。',
    async run({ open }) {
      const host = await open({ path: '/demo/va' });
      const rootPath = await host.evaluate(
        () =>
          new Promise<string>((resolve) => {
            window.Garfish.registerApp({
              name: 'early',
              entry: '/early.html',
              activeWhen: '/va',
              active: (_info, rootPath) => resolve(rootPath),
            });
            window.Garfish.run({ basename: '/demo', disablePreloadApp: true });
          }),
      );
      assert.equal(rootPath, '/demo/va');
    },
  },
  {
    id: 'register-app.props-by-reference',
    page,
    sentence: '`registerApp` 的 `props` 保留引用，类实例与 `Map` 原样传给子应用。',
    async run({ open, app }) {
      const host = await open();
      const same = await host.evaluate(async (info) => {
        class Store {
          count = 0;
        }
        const props = { store: new Store(), map: new Map() };
        window.Garfish.registerApp({ ...info, props });
        const loaded = await window.Garfish.loadApp(info.name);
        const passed = loaded?.appInfo.props ?? {};
        return passed['store'] === props.store && passed['map'] === props.map;
      }, app());
      assert.equal(same, true);
    },
  },
  {
    id: 'register-app.top-level-asset-filter',
    page,
    sentence: '顶层的 `excludeAssetFilter` 不生效，`sandbox.excludeAssetFilter` 才会被调用。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(async (info) => {
        const filter = (place: string) => () => {
          window.notes.push(place);
          return false;
        };
        const dead = { excludeAssetFilter: filter('top level') };
        window.Garfish.registerApp(
          Object.assign({ ...info, sandbox: { excludeAssetFilter: filter('sandbox') } }, dead),
        );
        const loaded = await window.Garfish.loadApp(info.name, { domGetter: '#container' });
        await loaded?.mount();
      }, app());
      const seen = new Set(await notes());
      assert.equal(seen.has('sandbox'), true);
      assert.equal(seen.has('top level'), false);
    },
  },
  {
    id: 'register-app.nested-removed',
    page,
    sentence:
      '离开某个应用时，路由会删除 `basename` 等于它根路径的应用，连同 `appInfos` 与 `cacheApps` 里的记录。',
    async run({ open, app }) {
      const host = await open({ path: '/parent' });
      const result = await host.evaluate(
        async ([parent, child]) => {
          await new Promise<void>((resolve) => {
            window.Garfish.run({
              disablePreloadApp: true,
              domGetter: '#container',
              apps: [{ ...parent, activeWhen: '/parent' }],
              afterMount: () => resolve(),
            });
          });
          window.Garfish.registerApp({ ...child, basename: '/parent', activeWhen: '/child' });
          await window.Garfish.loadApp(child.name, { cache: true });
          const names = () => [Object.keys(window.Garfish.appInfos), Object.keys(window.Garfish.cacheApps)];
          const before = names();
          await new Promise<void>((resolve) => {
            window.Garfish.router.afterEach((to: unknown, from: unknown, next: () => void) => {
              next();
              resolve();
            });
            history.pushState({}, '', '/elsewhere');
          });
          return { before, after: names() };
        },
        [app({ name: 'parent' }), app({ name: 'child' })] as const,
      );
      assert.deepEqual(result, {
        before: [
          ['parent', 'child'],
          ['parent', 'child'],
        ],
        after: [['parent'], ['parent']],
      });
    },
  },
  {
    id: 'register-app.router-cache',
    page,
    sentence: '路由加载时 `cache` 不写等于 `true`：首次进入 `mount()`，离开 `hide()`，再次进入 `show()`。',
    async run(context) {
      assert.deepEqual(await visitTwice(context, {}), ['mount', 'hide', 'show']);
    },
  },
  {
    id: 'register-app.router-no-cache',
    page,
    sentence: '写 `cache: false`，路由每次进入都 `mount()`，离开都 `unmount()`。',
    async run(context) {
      assert.deepEqual(await visitTwice(context, { cache: false }), ['mount', 'unmount', 'mount']);
    },
  },
  {
    id: 'register-app.not-match-first',
    page,
    sentence: '列表返回之前没有匹配的应用，`onNotMatchRouter` 会先触发一次。',
    async run({ open, notes }) {
      const host = await open({ path: '/demo/order' });
      await host.evaluate(
        () =>
          new Promise<void>((resolve) => {
            window.Garfish.run({
              basename: '/demo',
              disablePreloadApp: true,
              onNotMatchRouter: (path) => {
                window.notes.push(`not matched ${path}`);
                window.Garfish.registerApp({
                  name: 'order',
                  entry: '/order.html',
                  basename: '/demo',
                  activeWhen: '/order',
                  active: (_info, rootPath) => {
                    window.notes.push(`active ${rootPath}`);
                    resolve();
                  },
                });
              },
            });
          }),
      );
      assert.deepEqual(await notes(), ['not matched /demo/order', 'active /demo/order']);
    },
  },
];
