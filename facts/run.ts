import assert from 'node:assert/strict';
import type { Fact } from './fact';

const page = '/api/run';

export const runFacts: readonly Fact[] = [
  {
    id: 'run.auto-refresh-app-default',
    page,
    sentence:
      '`autoRefreshApp` 默认为 `true`：`run` 之后每次 `pushState` 都会派发一个合成的 `popstate` 事件。',
    async run({ open }) {
      const host = await open();
      const synthetic = await host.evaluate(async () => {
        window.Garfish.run({ disablePreloadApp: true });
        const event = new Promise<boolean>((resolve) => {
          window.addEventListener('popstate', (popstate) => resolve('garfish' in popstate), { once: true });
        });
        history.pushState({ step: 1 }, '', '/next');
        const none = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 1000));
        return Promise.race([event, none]);
      });
      assert.equal(synthetic, true);
    },
  },
  {
    id: 'run.second-call-ignored',
    page,
    sentence: '第二次调用 `run` 不抛错，返回实例本身，新的选项与应用全部被忽略。',
    async run({ open, app }) {
      const { name, entry } = app({ name: 'late' });
      const host = await open();
      const result = await host.evaluate(
        ([name, entry]) => {
          window.Garfish.run({ basename: '/first', disablePreloadApp: true });
          const returned = window.Garfish.run({ basename: '/second', apps: [{ name, entry }] });
          return {
            sameInstance: returned === window.Garfish,
            basename: window.Garfish.options.basename,
            registered: name in window.Garfish.appInfos,
          };
        },
        [name, entry] as const,
      );
      assert.deepEqual(result, { sameInstance: true, basename: '/first', registered: false });
    },
  },
  {
    id: 'run.second-call-warning',
    page,
    sentence:
      '只有存在 `process.env.NODE_ENV` 且不为 `production` 时，第二次 `run` 才打印 `Garfish is already running now, Cannot run Garfish repeatedly.`',
    async run({ open, messages }) {
      const host = await open({ development: true });
      await host.evaluate(() => {
        window.Garfish.run({ disablePreloadApp: true });
        window.Garfish.run();
      });
      const warning = 'Garfish is already running now, Cannot run Garfish repeatedly.';
      assert.ok(
        messages().some((message) => message.includes(warning)),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'run.default-dom-getter',
    page,
    sentence: '不写 `domGetter` 时，默认挂载点是未插入文档的 `div`，子应用会挂载成功但看不见。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true });
        const loaded = await window.Garfish.loadApp(name, { entry });
        const mounted = await loaded?.mount();
        const parent = loaded?.appContainer.parentElement;
        return { mounted, parent: parent?.tagName, connected: loaded?.appContainer.isConnected };
      }, app());
      assert.deepEqual(result, { mounted: true, parent: 'DIV', connected: false });
    },
  },
  {
    id: 'run.options-optional',
    page,
    sentence: '`options` 可省略：`Garfish.run()` 以全部默认值启动。',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        const { running, options } = window.Garfish.run();
        return { running, apps: options.apps, basename: options.basename };
      });
      assert.deepEqual(result, { running: true, apps: [], basename: '/' });
    },
  },
  {
    id: 'run.returns-instance',
    page,
    sentence: '`run` 返回调用它的 Garfish 实例，可以链式调用。',
    async run({ open }) {
      const host = await open();
      assert.equal(await host.evaluate(() => window.Garfish.run() === window.Garfish), true);
    },
  },
  {
    id: 'run.inherit-missing',
    page,
    sentence: '应用配置没写的字段取全局值。',
    async run({ open, app }) {
      const host = await open();
      const info = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true, basename: '/demo', asyncProviderTimeout: 7 });
        const loaded = await window.Garfish.loadApp(name, { entry, basename: '/own' });
        return { basename: loaded?.appInfo.basename, timeout: loaded?.appInfo.asyncProviderTimeout };
      }, app());
      assert.deepEqual(info, { basename: '/own', timeout: 7 });
    },
  },
  {
    id: 'run.inherit-objects',
    page,
    sentence: '全局与应用都写了同一个对象时递归合并，例如 `sandbox` 的字段逐个合并。',
    async run({ open, app }) {
      const host = await open();
      const sandbox = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({
          disablePreloadApp: true,
          sandbox: { disableWith: true, fixStaticResourceBaseUrl: false },
        });
        const loaded = await window.Garfish.loadApp(name, { entry, sandbox: { strictIsolation: true } });
        const merged = loaded?.appInfo.sandbox;
        return merged ? [merged.disableWith, merged.fixStaticResourceBaseUrl, merged.strictIsolation] : [];
      }, app());
      assert.deepEqual(sandbox, [true, false, true]);
    },
  },
  {
    id: 'run.inherit-arrays',
    page,
    sentence: '全局与应用都写了同一个数组时拼接，应用的项在后。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true, protectVariable: ['fromGlobal'] });
        const loaded = await window.Garfish.loadApp(name, { entry, protectVariable: ['fromApp'] });
        return [...new Set(loaded?.appInfo.protectVariable)];
      }, app());
      assert.deepEqual(result, ['fromGlobal', 'fromApp']);
    },
  },
  {
    id: 'run.inherit-undefined',
    page,
    sentence: '应用配置里值为 `undefined` 的字段被忽略，仍取全局值。',
    async run({ open, app }) {
      const host = await open();
      const domGetter = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true, domGetter: '#container' });
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: undefined });
        return loaded?.appInfo.domGetter;
      }, app());
      assert.equal(domGetter, '#container');
    },
  },
  {
    id: 'run.inherit-props',
    page,
    sentence: '`props` 只做浅合并，应用优先。',
    async run({ open, app }) {
      const host = await open();
      const props = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true, props: { user: { id: 1 }, theme: 'dark' } });
        const loaded = await window.Garfish.loadApp(name, { entry, props: { user: { role: 'admin' } } });
        return loaded?.appInfo.props;
      }, app());
      assert.deepEqual(props, { user: { role: 'admin' }, theme: 'dark' });
    },
  },
  {
    id: 'run.inherit-global-only',
    page,
    sentence:
      '只在全局有意义的选项和钩子不会传给应用，例如 `apps`、`plugins`、`autoRefreshApp`、`beforeLoad`。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({
          disablePreloadApp: true,
          apps: [],
          plugins: [() => ({ name: 'mine' })],
          autoRefreshApp: false,
          beforeLoad: () => undefined,
          beforeMount: () => undefined,
        });
        const loaded = await window.Garfish.loadApp(name, { entry });
        const keys = ['apps', 'plugins', 'autoRefreshApp', 'beforeLoad', 'beforeMount'];
        return keys.filter((key) => key in (loaded?.appInfo ?? {}));
      }, app());
      // The hook of an app, `beforeMount`, is handed down.
      assert.deepEqual(result, ['beforeMount']);
    },
  },
  {
    id: 'run.global-array-twice',
    page,
    sentence: '合并在每次 `loadApp` 时执行两遍，所以全局配置里的数组会进入结果两次。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true, protectVariable: ['fromGlobal'] });
        const loaded = await window.Garfish.loadApp(name, { entry, protectVariable: ['fromApp'] });
        return loaded?.appInfo.protectVariable;
      }, app());
      assert.deepEqual(result, ['fromGlobal', 'fromGlobal', 'fromApp']);
    },
  },
  {
    id: 'run.global-modules-twice',
    page,
    sentence: '全局 `sandbox.modules` 里的模块在每次沙箱启动时执行两遍。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        const module = () => {
          window.notes.push('module');
          return {};
        };
        window.Garfish.run({ disablePreloadApp: true, sandbox: { modules: [module] } });
        await window.Garfish.loadApp(name, { entry });
      }, app());
      assert.deepEqual(await notes(), ['module', 'module']);
    },
  },
  {
    id: 'run.app-modules-once',
    page,
    sentence: '写在应用配置里的 `sandbox.modules` 只执行一遍。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(async (sub) => {
        const module = () => {
          window.notes.push('module');
          return {};
        };
        window.Garfish.run({ disablePreloadApp: true, apps: [{ ...sub, sandbox: { modules: [module] } }] });
        await window.Garfish.loadApp(sub.name);
      }, app());
      assert.deepEqual(await notes(), ['module']);
    },
  },
  {
    id: 'run.merges-options',
    page,
    sentence: '`run` 把 `options` 合并进 `Garfish.options`，先前用 `setOptions` 设置的值保留。',
    async run({ open }) {
      const host = await open();
      const options = await host.evaluate(() => {
        window.Garfish.setOptions({ basename: '/demo', props: { user: 'ann' } });
        const { basename, props, autoRefreshApp } = window.Garfish.run({
          autoRefreshApp: false,
          props: { theme: 'dark' },
        }).options;
        return { basename, props, autoRefreshApp };
      });
      assert.deepEqual(options, {
        basename: '/demo',
        props: { user: 'ann', theme: 'dark' },
        autoRefreshApp: false,
      });
    },
  },
  {
    id: 'run.registers-plugins',
    page,
    sentence: '`run` 在触发 `beforeBootstrap` 之前注册 `options.plugins` 里的插件。',
    async run({ open, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.run({
          plugins: [() => ({ name: 'mine', beforeBootstrap: () => void window.notes.push('mine') })],
        });
      });
      assert.deepEqual(await notes(), ['mine']);
    },
  },
  {
    id: 'run.global-lifecycle',
    page,
    sentence: '选项里的钩子函数被注册为名叫 `global-lifecycle` 的插件，排在所有插件之后。',
    async run({ open, notes }) {
      const host = await open();
      const names = await host.evaluate(() => {
        window.Garfish.run({
          beforeBootstrap: () => void window.notes.push('options'),
          plugins: [() => ({ name: 'mine', beforeBootstrap: () => void window.notes.push('mine') })],
        });
        return Object.keys(window.Garfish.plugins);
      });
      assert.deepEqual(names.slice(-2), ['mine', 'global-lifecycle']);
      assert.deepEqual(await notes(), ['mine', 'options']);
    },
  },
  {
    id: 'run.hook-order',
    page,
    sentence: '`run` 依次触发 `beforeBootstrap`、`beforeRegisterApp`、`registerApp`、`bootstrap`。',
    async run({ open, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.run({
          disablePreloadApp: true,
          apps: [{ name: 'order', entry: '/order.html' }],
          bootstrap: () => void window.notes.push('bootstrap'),
          registerApp: () => void window.notes.push('registerApp'),
          beforeRegisterApp: () => void window.notes.push('beforeRegisterApp'),
          beforeBootstrap: () => void window.notes.push('beforeBootstrap'),
        });
      });
      assert.deepEqual(await notes(), ['beforeBootstrap', 'beforeRegisterApp', 'registerApp', 'bootstrap']);
    },
  },
  {
    id: 'run.hooks-without-apps',
    page,
    sentence: '没有应用时，`run` 也触发 `beforeRegisterApp` 与 `registerApp`，参数分别是 `[]` 与空对象。',
    async run({ open }) {
      const host = await open();
      const seen = await host.evaluate(() => {
        const calls: unknown[] = [];
        window.Garfish.run({
          beforeRegisterApp: (list) => void calls.push(list),
          registerApp: (added) => void calls.push(added),
        });
        return calls;
      });
      assert.deepEqual(seen, [[], {}]);
    },
  },
  {
    id: 'run.running-order',
    page,
    sentence: '`Garfish.running` 在 `registerApp` 钩子里还是 `false`，到 `bootstrap` 钩子时已是 `true`。',
    async run({ open }) {
      const host = await open();
      const seen = await host.evaluate(() => {
        const states: boolean[] = [];
        window.Garfish.run({
          registerApp: () => void states.push(window.Garfish.running),
          bootstrap: () => void states.push(window.Garfish.running),
        });
        return states;
      });
      assert.deepEqual(seen, [false, true]);
    },
  },
  {
    id: 'run.fills-basename',
    page,
    sentence: '`run` 给没有 `basename` 的已注册应用写入全局 `basename`，写了的保持不变。',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        window.Garfish.registerApp([
          { name: 'without', entry: '/a.html' },
          { name: 'own', entry: '/b.html', basename: '/own' },
        ]);
        window.Garfish.run({ basename: '/demo', disablePreloadApp: true });
        const { without, own } = window.Garfish.appInfos;
        return [without?.basename, own?.basename];
      });
      assert.deepEqual(result, ['/demo', '/own']);
    },
  },
  {
    id: 'run.wraps-history',
    page,
    sentence: '`run` 之后，`history.pushState` 与 `history.replaceState` 被换成路由插件的包装。',
    async run({ open }) {
      const host = await open();
      const changed = await host.evaluate(() => {
        const methods = (): unknown[] => [
          Reflect.get(history, 'pushState'),
          Reflect.get(history, 'replaceState'),
        ];
        const before = methods();
        window.Garfish.run();
        return methods().map((method, index) => method !== before[index]);
      });
      assert.deepEqual(changed, [true, true]);
    },
  },
  {
    id: 'run.first-match',
    page,
    sentence: '`run` 立即用当前路径匹配：命中的应用不需要任何跳转就会挂载。',
    async run({ open, app }) {
      const host = await open({ path: '/order' });
      const mounted = await host.evaluate(
        (info) =>
          new Promise<string>((resolve) => {
            window.Garfish.run({
              disablePreloadApp: true,
              domGetter: '#container',
              apps: [{ ...info, activeWhen: '/order' }],
              afterMount: ({ name }) => resolve(name),
            });
          }),
        app({ name: 'order' }),
      );
      assert.equal(mounted, 'order');
    },
  },
  {
    id: 'run.first-match-sync',
    page,
    sentence: '首次匹配在 `run()` 里同步开始。',
    async run({ open }) {
      const host = await open();
      const seen = await host.evaluate(() => {
        const order: string[] = [];
        window.Garfish.router.beforeEach((to: unknown, from: unknown, next: () => void) => {
          order.push('beforeEach');
          next();
        });
        window.Garfish.run();
        order.push('after run');
        return order;
      });
      assert.deepEqual(seen, ['beforeEach', 'after run']);
    },
  },
  {
    id: 'run.set-options-load-hooks',
    page,
    sentence:
      '全局钩子 `beforeLoad`、`afterLoad`、`errorLoadApp` 只用 `setOptions` 设置而不调用 `run()` 时不会触发。',
    async run({ open, app, serve, notes }) {
      const missing = serve('/missing.html', '', {}, 404);
      const host = await open();
      const load = async (entry: string) => {
        await host.evaluate(async (url) => {
          const loaded = await window.Garfish.loadApp(url, { entry: url });
          window.notes.push(loaded ? 'loaded' : 'failed');
        }, entry);
      };
      await host.evaluate(() => {
        window.Garfish.setOptions({
          disablePreloadApp: true,
          beforeLoad: () => void window.notes.push('beforeLoad'),
          afterLoad: () => void window.notes.push('afterLoad'),
          errorLoadApp: () => void window.notes.push('errorLoadApp'),
        });
      });
      const { entry } = app();
      await load(entry);
      await load(missing);
      assert.deepEqual(await notes(), ['loaded', 'failed']);
      await host.evaluate(() => {
        window.notes.length = 0;
        window.Garfish.run();
      });
      await load(entry);
      await load(missing);
      assert.deepEqual(await notes(), [
        ...['beforeLoad', 'afterLoad', 'loaded'],
        ...['beforeLoad', 'errorLoadApp', 'afterLoad', 'failed'],
      ]);
    },
  },
  {
    id: 'run.set-options-app-hooks',
    page,
    sentence: '`beforeMount` 等应用钩子不需要 `run()`：用 `setOptions` 设置的也会触发。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        window.Garfish.setOptions({
          beforeMount: () => void window.notes.push('beforeMount'),
          afterUnmount: () => void window.notes.push('afterUnmount'),
        });
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
        loaded?.unmount();
      }, app());
      assert.deepEqual(await notes(), ['beforeMount', 'render', 'destroy', 'afterUnmount']);
    },
  },
  {
    id: 'run.error-hooks-rethrow',
    page,
    sentence: '`errorLoadApp`、`errorMountApp`、`errorUnmountApp` 的默认值都是重新抛出。',
    async run({ open, app, serve }) {
      const missing = serve('/missing.html', '', {}, 404);
      const sub = app({ render: `throw new Error('in render');` });
      const other = app({ name: 'other', destroy: `throw new Error('in destroy');` });
      const host = await open();
      const outcomes = await host.evaluate(
        async ([missing, sub, other]) => {
          window.Garfish.run({ disablePreloadApp: true, domGetter: '#container' });
          const attempt = async (action: () => unknown) => {
            try {
              await action();
              return 'done';
            } catch (reason) {
              return reason instanceof Error ? reason.message : '';
            }
          };
          const failing = await window.Garfish.loadApp(sub.name, { entry: sub.entry });
          const leaving = await window.Garfish.loadApp(other.name, { entry: other.entry });
          await leaving?.mount();
          return [
            await attempt(() => window.Garfish.loadApp('missing', { entry: missing })),
            await attempt(() => failing?.mount()),
            await attempt(() => leaving?.unmount()),
          ];
        },
        [missing, sub, other] as const,
      );
      assert.match(outcomes[0] ?? '', /load failed with status "404"/);
      assert.match(outcomes[1] ?? '', /in render/);
      assert.match(outcomes[2] ?? '', /in destroy/);
    },
  },
  {
    id: 'run.router-failure-unhandled',
    page,
    sentence: '由路由加载的应用一旦失败，默认会成为未处理的 Promise 拒绝。',
    async run({ open, serve }) {
      const missing = serve('/missing.html', '', {}, 404);
      const host = await open({ path: '/order' });
      const message = await host.evaluate(
        (entry) =>
          new Promise<string>((resolve) => {
            window.addEventListener('unhandledrejection', ({ reason }: { reason: unknown }) =>
              resolve(reason instanceof Error ? reason.message : ''),
            );
            window.Garfish.run({
              disablePreloadApp: true,
              apps: [{ name: 'order', entry, activeWhen: '/order' }],
            });
          }),
        missing,
      );
      assert.match(message, /load failed with status "404"/);
    },
  },
  {
    id: 'run.error-hooks-handle',
    page,
    sentence:
      '在 `run()` 里写了不抛错的 `errorLoadApp`、`errorMountApp`、`errorUnmountApp`，`loadApp` 得到 `null`，`mount()` 与 `unmount()` 得到 `false`。',
    async run({ open, app, serve, notes }) {
      const missing = serve('/missing.html', '', {}, 404);
      const sub = app({ render: `throw new Error('in render');` });
      const other = app({ name: 'other', destroy: `throw new Error('in destroy');` });
      const host = await open();
      const outcomes = await host.evaluate(
        async ([missing, sub, other]) => {
          window.Garfish.run({
            disablePreloadApp: true,
            domGetter: '#container',
            errorLoadApp: (error, { name }) => void window.notes.push(`load ${name}`),
            errorMountApp: (error, { name }) => void window.notes.push(`mount ${name}`),
            errorUnmountApp: (error, { name }) => void window.notes.push(`unmount ${name}`),
          });
          const failing = await window.Garfish.loadApp(sub.name, { entry: sub.entry });
          const leaving = await window.Garfish.loadApp(other.name, { entry: other.entry });
          await leaving?.mount();
          return [
            await window.Garfish.loadApp('missing', { entry: missing }),
            await failing?.mount(),
            leaving?.unmount(),
          ];
        },
        [missing, sub, other] as const,
      );
      assert.deepEqual(outcomes, [null, false, false]);
      const handled = (await notes()).filter((note) => note.includes(' '));
      assert.deepEqual(handled, ['load missing', 'mount app', 'unmount other']);
    },
  },
  {
    id: 'run.app-error-mount',
    page,
    sentence:
      '`run()` 之后，只写在应用配置里的 `errorMountApp` 会执行，但全局默认值随后仍会重新抛出，`mount()` 拒绝。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          window.Garfish.run({ disablePreloadApp: true });
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            errorMountApp: () => void window.notes.push('errorMountApp'),
          });
          await loaded?.mount().then(
            () => window.notes.push('resolved'),
            () => window.notes.push('rejected'),
          );
        },
        app({ render: `throw new Error('in render');` }),
      );
      assert.deepEqual(await notes(), ['render', 'errorMountApp', 'rejected']);
    },
  },
  {
    id: 'run.plugin-error-mount',
    page,
    sentence: '只写在插件里的 `errorMountApp` 执行不到：默认值先抛出了。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          window.Garfish.run({
            disablePreloadApp: true,
            plugins: [
              () => ({
                name: 'mine',
                beforeMount: () => void window.notes.push('beforeMount of the plugin'),
                errorMountApp: () => void window.notes.push('errorMountApp of the plugin'),
              }),
            ],
          });
          const loaded = await window.Garfish.loadApp(name, { entry });
          await loaded?.mount().catch(() => window.notes.push('rejected'));
        },
        app({ render: `throw new Error('in render');` }),
      );
      assert.deepEqual(await notes(), ['beforeMount of the plugin', 'render', 'rejected']);
    },
  },
  {
    id: 'run.plugin-not-function',
    page,
    sentence: '`plugins` 里的项不是函数时，`run` 抛出 `Plugin must be a function.`',
    async run({ open }) {
      const host = await open();
      await assert.rejects(
        host.evaluate(() => {
          const options: object = { plugins: [{ name: 'mine' }] };
          window.Garfish.run(options);
        }),
        /\[Garfish warning\]: Plugin must be a function\./,
      );
    },
  },
  {
    id: 'run.plugin-without-name',
    page,
    sentence: '插件工厂返回的对象没有 `name` 时，`run` 抛出 `The plugin must have a name.`',
    async run({ open }) {
      const host = await open();
      await assert.rejects(
        host.evaluate(() => {
          const options: object = { plugins: [() => ({ version: '1' })] };
          window.Garfish.run(options);
        }),
        /\[Garfish warning\]: The plugin must have a name\./,
      );
    },
  },
  {
    id: 'run.plugin-duplicate',
    page,
    sentence: '插件重名时后一个被忽略，仅开发环境警告 `Please do not register the plugin repeatedly.`',
    async run({ open, notes, messages }) {
      const host = await open({ development: true });
      await host.evaluate(() => {
        const named = (text: string) => () => ({
          name: 'mine',
          beforeBootstrap: () => void window.notes.push(text),
        });
        window.Garfish.run({ plugins: [named('first'), named('second')] });
      });
      assert.deepEqual(await notes(), ['first']);
      assert.ok(
        messages().some((text) => text.includes('Please do not register the plugin repeatedly.')),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'run.apps-deep-cloned',
    page,
    sentence: '`run({ apps })` 会深拷贝应用列表：`apps[i].props` 里的类实例与 `Map` 会失去原型。',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        class Store {
          count = 0;
        }
        const props = { store: new Store(), map: new Map() };
        window.Garfish.run({ disablePreloadApp: true, apps: [{ name: 'order', entry: '/o.html', props }] });
        const stored = window.Garfish.appInfos['order']?.props;
        return {
          passedOn: stored !== undefined && 'store' in stored && 'map' in stored,
          store: stored?.['store'] instanceof Store,
          map: stored?.['map'] instanceof Map,
        };
      });
      assert.deepEqual(result, { passedOn: true, store: false, map: false });
    },
  },
  {
    id: 'run.props-by-reference',
    page,
    sentence: '`run` 顶层 `props` 里的值保留引用，原样传给每个子应用。',
    async run({ open, app }) {
      const host = await open();
      const same = await host.evaluate(async ({ name, entry }) => {
        const store = new Map();
        window.Garfish.run({ disablePreloadApp: true, props: { store } });
        const loaded = await window.Garfish.loadApp(name, { entry });
        return loaded?.appInfo.props?.['store'] === store;
      }, app());
      assert.equal(same, true);
    },
  },
  {
    id: 'run.failed-stays-stopped',
    page,
    sentence: '`apps` 中有一项不合法时 `run()` 抛错，`Garfish.running` 仍为 `false`。',
    async run({ open }) {
      const host = await open();
      const running = await host.evaluate(() => {
        try {
          window.Garfish.run({ apps: [{ name: 'order', entry: '' }] });
        } catch {
          return window.Garfish.running;
        }
        return 'no error';
      });
      assert.equal(running, false);
    },
  },
  {
    id: 'run.retry-fails',
    page,
    sentence: '不合法的应用已并入 `Garfish.options.apps`，修正参数后再次 `run()` 仍会因原来那一项抛错。',
    async run({ open }) {
      const host = await open();
      const message = await host.evaluate(() => {
        try {
          window.Garfish.run({ apps: [{ name: 'order', entry: '' }] });
        } catch {
          // The first call has to fail; the second is what the sentence is about.
        }
        try {
          window.Garfish.run({ apps: [{ name: 'order', entry: '/order.html' }] });
        } catch (reason) {
          return reason instanceof Error ? reason.message : '';
        }
        return 'no error';
      });
      assert.match(message, /order application entry is not url: /);
    },
  },
  {
    id: 'run.apps-concatenated',
    page,
    sentence: '`setOptions({ apps })` 与 `run({ apps })` 会拼接，两边的应用都被注册。',
    async run({ open }) {
      const host = await open();
      const names = await host.evaluate(() => {
        window.Garfish.setOptions({ apps: [{ name: 'first', entry: '/first.html' }] });
        const before = Object.keys(window.Garfish.appInfos);
        window.Garfish.run({ disablePreloadApp: true, apps: [{ name: 'second', entry: '/second.html' }] });
        return { before, after: Object.keys(window.Garfish.appInfos) };
      });
      assert.deepEqual(names, { before: [], after: ['first', 'second'] });
    },
  },
  {
    id: 'run.plugins-only-from-run',
    page,
    sentence: '只有传给 `run()` 的 `plugins` 会注册，`setOptions({ plugins })` 里的不会。',
    async run({ open }) {
      const host = await open();
      const names = await host.evaluate(() => {
        window.Garfish.setOptions({ plugins: [() => ({ name: 'from-set-options' })] });
        window.Garfish.run({ plugins: [() => ({ name: 'from-run' })] });
        return Object.keys(window.Garfish.plugins).filter((name) => name.startsWith('from-'));
      });
      assert.deepEqual(names, ['from-run']);
    },
  },
  {
    id: 'run.sub-app-run-ignored',
    page,
    sentence: '主应用已经 `run()` 时，子应用里调用 `window.Garfish.run()` 无效。',
    async run({ open, app, notes }) {
      const sub = app({
        script: `window.Garfish.run({ basename: '/sub' }); note('sub-app ran');`,
      });
      const host = await open();
      const basename = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ basename: '/main', disablePreloadApp: true });
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
        return window.Garfish.options.basename;
      }, sub);
      assert.ok((await notes()).includes('sub-app ran'));
      assert.equal(basename, '/main');
    },
  },
  {
    id: 'run.dom-getter-waits',
    page,
    sentence: '`domGetter` 写成选择器时，挂载会等元素出现：`run()` 之后才插入的挂载点也能用。',
    async run({ open, app }) {
      const host = await open({ path: '/order', body: '' });
      const parent = await host.evaluate(
        (info) =>
          new Promise<string | undefined>((resolve) => {
            window.Garfish.run({
              disablePreloadApp: true,
              domGetter: '#late',
              apps: [{ ...info, activeWhen: '/order' }],
              // `run()` has returned long before: the entry has to be fetched first.
              beforeMount: () => {
                const late = document.createElement('div');
                late.id = 'late';
                setTimeout(() => document.body.append(late), 100);
              },
              afterMount: (_info, app) => resolve(app.appContainer.parentElement?.id),
            });
          }),
        app({ name: 'order' }),
      );
      assert.equal(parent, 'late');
    },
  },
  {
    id: 'run.several-matches',
    page,
    sentence: '多个应用同时匹配时依次激活：前一个挂载完，后一个才开始。',
    async run({ open, app, notes }) {
      const host = await open({ path: '/order', body: '<div id="one"></div><div id="two"></div>' });
      await host.evaluate(
        ([one, two]) =>
          new Promise<void>((resolve) => {
            window.Garfish.run({
              disablePreloadApp: true,
              apps: [
                { ...one, activeWhen: '/', domGetter: '#one' },
                { ...two, activeWhen: '/order', domGetter: '#two' },
              ],
              beforeLoad: ({ name }) => void window.notes.push(`load ${name}`),
              afterMount: ({ name }) => {
                window.notes.push(`mounted ${name}`);
                if (name === 'two') resolve();
              },
            });
          }),
        [app({ name: 'one' }), app({ name: 'two' })] as const,
      );
      const seen = (await notes()).filter((note) => note !== 'render');
      assert.deepEqual(seen, ['load one', 'mounted one', 'load two', 'mounted two']);
    },
  },
];
