import assert from 'node:assert/strict';
import type { Fact, HostPage, SubApp } from './fact';

const page = '/guide/advance/plugins';

/** Loads a sub-app into the host's container and mounts it. Rejects as `mount()` does. */
async function mount(host: HostPage, { name, entry }: SubApp): Promise<void> {
  await host.evaluate(
    async ([name, entry]) => {
      const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
      await app?.mount();
    },
    [name, entry] as const,
  );
}

export const pluginsFacts: readonly Fact[] = [
  {
    id: 'plugins.two-ways',
    page,
    sentence: '`usePlugin` 与 `run` 的 `plugins` 选项等价。',
    async run({ open }) {
      const host = await open();
      const notes = await host.evaluate(() => {
        const pluginOf = (name: string) => () => ({ name, bootstrap: () => void window.notes.push(name) });
        window.Garfish.usePlugin(pluginOf('used'));
        window.Garfish.run({ disablePreloadApp: true, plugins: [pluginOf('given')] });
        return window.notes;
      });
      assert.deepEqual(notes, ['used', 'given']);
    },
  },
  {
    id: 'plugins.not-in-set-options',
    page,
    sentence: '`setOptions({ plugins })` 里的插件不会被注册。',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        const plugin = () => ({ name: 'late', bootstrap: () => void window.notes.push('late') });
        window.Garfish.setOptions({ plugins: [plugin] });
        window.Garfish.run({ disablePreloadApp: true });
        return { notes: window.notes, registered: 'late' in window.Garfish.plugins };
      });
      assert.deepEqual(result, { notes: [], registered: false });
    },
  },
  {
    id: 'plugins.error-after-run',
    page,
    sentence: '`run()` 之后调用 `usePlugin`，抛出 `Cannot register plugin after Garfish is started.`',
    async run({ open }) {
      const host = await open();
      const register = host.evaluate(() => {
        window.Garfish.run({ disablePreloadApp: true });
        window.Garfish.usePlugin(() => ({ name: 'late' }));
      });
      await assert.rejects(register, /Cannot register plugin after Garfish is started\./);
    },
  },
  {
    id: 'plugins.error-not-a-function',
    page,
    sentence: '传给 `usePlugin` 的不是函数，抛出 `Plugin must be a function.`',
    async run({ open }) {
      const host = await open();
      const register = host.evaluate(() => {
        // What TypeScript refuses is reached without it.
        const usePlugin: unknown = Reflect.get(window.Garfish, 'usePlugin');
        if (typeof usePlugin === 'function') Reflect.apply(usePlugin, window.Garfish, [{ name: 'object' }]);
      });
      await assert.rejects(register, /Plugin must be a function\./);
    },
  },
  {
    id: 'plugins.error-no-name',
    page,
    sentence: '插件返回的对象没有 `name`，抛出 `The plugin must have a name.`',
    async run({ open }) {
      const host = await open();
      const register = host.evaluate(() => {
        window.Garfish.usePlugin(() => ({ name: '' }));
      });
      await assert.rejects(register, /The plugin must have a name\./);
    },
  },
  {
    id: 'plugins.duplicate',
    page,
    sentence:
      '同名插件的后者被忽略。只有存在 `process.env.NODE_ENV` 且不为 `production` 时才打印 `Please do not register the plugin repeatedly.`',
    async run({ open, messages }) {
      const warnings = () =>
        messages().filter((message) => message.includes('Please do not register the plugin repeatedly.'))
          .length;
      for (const [development, expected] of [
        [false, 0],
        [true, 1],
      ] as const) {
        const host = await open({ development });
        const notes = await host.evaluate(() => {
          for (const order of ['first', 'second']) {
            window.Garfish.usePlugin(() => ({
              name: 'same',
              bootstrap: () => void window.notes.push(order),
            }));
          }
          window.Garfish.run({ disablePreloadApp: true });
          return window.notes;
        });
        assert.deepEqual(notes, ['first']);
        assert.equal(warnings(), expected);
      }
    },
  },
  {
    id: 'plugins.built-in-names',
    page,
    sentence:
      '已被内置插件占用的名字：`router`、`browser-vm`、`browser-snapshot`、`fix-hmr`、`performance`、`preload`、`garfish-logger`、`global-lifecycle`。',
    async run({ open }) {
      const host = await open();
      const names = await host.evaluate(() => {
        window.Garfish.run({ disablePreloadApp: true });
        return Object.keys(window.Garfish.plugins).sort();
      });
      assert.deepEqual(names, [
        'browser-snapshot',
        'browser-vm',
        'fix-hmr',
        'garfish-logger',
        'global-lifecycle',
        'performance',
        'preload',
        'router',
      ]);
    },
  },
  {
    id: 'plugins.further-arguments',
    page,
    sentence: '`usePlugin(factory, ...args)` 运行时会把额外参数传给工厂，但类型里工厂只有一个参数。',
    async run({ open }) {
      const host = await open();
      const seen = await host.evaluate(() => {
        const seen: unknown[] = [];
        const factory = (...parameters: unknown[]) => {
          seen.push(parameters[0] === window.Garfish, ...parameters.slice(1));
          return { name: 'with-arguments' };
        };
        window.Garfish.usePlugin(factory, 'one', 2);
        return seen;
      });
      assert.deepEqual(seen, [true, 'one', 2]);
    },
  },
  {
    id: 'plugins.before-bootstrap',
    page,
    sentence: '`beforeBootstrap` 在 `run()` 中，选项已合并，应用未注册',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const seen = await host.evaluate(
        ([name, entry]) => {
          const seen: (string | boolean | undefined)[] = [];
          const note = () => {
            const { options, appInfos, running } = window.Garfish;
            seen.push(options.basename, name in appInfos, running);
          };
          window.Garfish.usePlugin(() => ({ name: 'watch', beforeBootstrap: note, bootstrap: note }));
          window.Garfish.run({ disablePreloadApp: true, basename: '/base', apps: [{ name, entry }] });
          return seen;
        },
        [name, entry] as const,
      );
      assert.deepEqual(seen, ['/base', false, false, '/base', true, true]);
    },
  },
  {
    id: 'plugins.register-app-argument',
    page,
    sentence: '`registerApp` 钩子在新应用存入后，参数只含新应用，可能是空对象',
    async run({ open, app }) {
      const first = app({ name: 'first' });
      const second = app({ name: 'second' });
      const host = await open();
      const seen = await host.evaluate(
        ([first, second]) => {
          const seen: string[][] = [];
          window.Garfish.usePlugin(() => ({
            name: 'watch',
            registerApp: (added) => void seen.push(Object.keys(added)),
          }));
          window.Garfish.run({ disablePreloadApp: true });
          window.Garfish.registerApp(first);
          window.Garfish.registerApp([first, second]);
          return seen;
        },
        [first, second] as const,
      );
      assert.deepEqual(seen, [[], ['first'], ['second']]);
    },
  },
  {
    id: 'plugins.cache-mode',
    page,
    sentence:
      '`beforeMount`、`afterMount`、`beforeUnmount`、`afterUnmount` 的第三个参数在显示与隐藏时是 `true`，在挂载与卸载时是 `false`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        const hook =
          (name: string) =>
          (...[, , cacheMode]: [unknown, unknown, boolean]) =>
            void window.notes.push(`${name} ${String(cacheMode)}`);
        window.Garfish.usePlugin(() => ({
          name: 'watch',
          beforeMount: hook('beforeMount'),
          afterMount: hook('afterMount'),
          beforeUnmount: hook('beforeUnmount'),
          afterUnmount: hook('afterUnmount'),
        }));
      });
      await mount(host, app());
      await host.evaluate(async () => {
        const app = window.Garfish.activeApps[0];
        app?.hide();
        await app?.show();
        app?.unmount();
      });
      const mounted = (cacheMode: boolean) => [
        `beforeMount ${cacheMode}`,
        'render',
        `afterMount ${cacheMode}`,
      ];
      const gone = (cacheMode: boolean) => [
        `beforeUnmount ${cacheMode}`,
        'destroy',
        `afterUnmount ${cacheMode}`,
      ];
      assert.deepEqual(await notes(), [...mounted(false), ...gone(true), ...mounted(true), ...gone(false)]);
    },
  },
  {
    id: 'plugins.async-load-hooks',
    page,
    sentence: '`beforeLoad` 与 `afterLoad` 可以是异步函数，依次等待。',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const slowly = (text: string) => async () => {
            window.notes.push(`${text} begins`);
            await new Promise((resolve) => setTimeout(resolve, 20));
            window.notes.push(`${text} ends`);
          };
          for (const name of ['one', 'two']) {
            window.Garfish.usePlugin(() => ({
              name,
              beforeLoad: slowly(`beforeLoad ${name}`),
              afterLoad: slowly(`afterLoad ${name}`),
            }));
          }
          await window.Garfish.loadApp(name, { entry });
          window.notes.push('loaded');
        },
        [name, entry] as const,
      );
      const hooks = ['beforeLoad one', 'beforeLoad two', 'afterLoad one', 'afterLoad two'];
      assert.deepEqual(await notes(), [
        ...hooks.flatMap((hook) => [`${hook} begins`, `${hook} ends`]),
        'loaded',
      ]);
    },
  },
  {
    id: 'plugins.custom-render-fields',
    page,
    sentence:
      '`customRender` 必须返回含全部字段的对象，否则挂载失败，报 `The return value of hook "customRender" is incorrect.`',
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => {
        const plugin = { name: 'incomplete' };
        // What TypeScript refuses is reached without it.
        Reflect.set(plugin, 'customRender', () => ({ customElement: null }));
        window.Garfish.usePlugin(() => plugin);
      });
      await assert.rejects(mount(host, app()), /The return value of hook "customRender" is incorrect\./);
    },
  },
  {
    id: 'plugins.not-match-router',
    page,
    sentence: '`onNotMatchRouter` 是 `run` 的选项，不是钩子，插件里写了不会触发。',
    async run({ open }) {
      const host = await open({ path: '/nowhere' });
      await host.evaluate(() => {
        const plugin = {
          name: 'lost',
          onNotMatchRouter: () => void window.notes.push('plugin'),
        };
        window.Garfish.run({
          disablePreloadApp: true,
          plugins: [() => plugin],
          onNotMatchRouter: (path) => void window.notes.push(`option ${path}`),
        });
      });
      await host.waitForFunction(() => window.notes.includes('option /nowhere'));
      assert.equal((await host.evaluate(() => window.notes)).includes('plugin'), false);
    },
  },
  {
    id: 'plugins.before-load-false',
    page,
    sentence:
      '被 `beforeLoad` 返回 `false` 拦截的 `loadApp` 得到 `null`，控制台打印 `Load x application is terminated by beforeLoad.`（`x` 是应用名），`afterLoad` 不触发。',
    async run({ open, app, messages, notes }) {
      const { name, entry } = app({ name: 'admin' });
      const host = await open();
      const loaded = await host.evaluate(
        async ([name, entry]) => {
          window.Garfish.usePlugin(() => ({
            name: 'guard',
            beforeLoad: () => Promise.resolve(false),
            afterLoad: () => void window.notes.push('afterLoad'),
          }));
          return window.Garfish.loadApp(name, { entry });
        },
        [name, entry] as const,
      );
      assert.equal(loaded, null);
      assert.deepEqual(await notes(), []);
      const text = 'Load admin application is terminated by beforeLoad.';
      assert.ok(
        messages().some((message) => message.includes(text)),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'plugins.before-load-throws',
    page,
    sentence: '`beforeLoad` 里抛错则让 `loadApp` 直接 reject，不经过 `errorLoadApp`。',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      const load = host.evaluate(
        async ([name, entry]) => {
          window.Garfish.usePlugin(() => ({
            name: 'guard',
            beforeLoad: () => {
              throw new Error('not today');
            },
            errorLoadApp: () => void window.notes.push('plugin'),
          }));
          window.Garfish.run({
            disablePreloadApp: true,
            errorLoadApp: () => void window.notes.push('option'),
          });
          await window.Garfish.loadApp(name, { entry });
        },
        [name, entry] as const,
      );
      await assert.rejects(load, /not today/);
      assert.deepEqual(await notes(), []);
    },
  },
  {
    id: 'plugins.order-app-hooks',
    page,
    sentence:
      '应用级钩子（`beforeMount` 等）的顺序：应用自己的或继承自全局选项的函数 → 插件 → 全局选项的函数（已被继承时不重复执行）。',
    async run({ open, app, notes }) {
      const own = app({ name: 'own' });
      const inheriting = app({ name: 'inheriting' });
      const host = await open();
      await host.evaluate(
        ([own, inheriting]) => {
          const hook = (owner: string) => () => void window.notes.push(owner);
          window.Garfish.run({
            disablePreloadApp: true,
            plugins: [() => ({ name: 'watch', beforeMount: hook('plugin') })],
            beforeMount: hook('option'),
            apps: [{ ...own, beforeMount: hook('app') }, inheriting],
          });
        },
        [own, inheriting] as const,
      );
      await mount(host, own);
      assert.deepEqual(await notes(), ['app', 'plugin', 'option', 'render']);
      await mount(host, inheriting);
      assert.deepEqual((await notes()).slice(4), ['option', 'plugin', 'render']);
    },
  },
  {
    id: 'plugins.order-load-hooks',
    page,
    sentence: '`beforeLoad`、`afterLoad` 的顺序：插件 → 全局选项的函数。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        const hook = (owner: string) => () => void window.notes.push(owner);
        window.Garfish.run({
          disablePreloadApp: true,
          beforeLoad: hook('before, option'),
          afterLoad: hook('after, option'),
          plugins: [
            () => ({ name: 'watch', beforeLoad: hook('before, plugin'), afterLoad: hook('after, plugin') }),
          ],
        });
      });
      await mount(host, app());
      assert.deepEqual(await notes(), [
        'before, plugin',
        'before, option',
        'after, plugin',
        'after, option',
        'render',
      ]);
    },
  },
  {
    id: 'plugins.error-hooks-unreached',
    page,
    sentence:
      '全局默认的 `errorMountApp`、`errorUnmountApp` 会重新抛出错误，而且排在插件之前，所以插件里的这两个钩子不会执行。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.run({
          disablePreloadApp: true,
          plugins: [
            () => ({
              name: 'watch',
              errorMountApp: () => void window.notes.push('errorMountApp'),
              errorUnmountApp: () => void window.notes.push('errorUnmountApp'),
            }),
          ],
        });
      });
      const failing = app({ name: 'failing', render: `throw new Error('not rendered');` });
      await assert.rejects(mount(host, failing), /not rendered/);
      await mount(host, app({ destroy: `throw new Error('not destroyed');` }));
      const unmounting = host.evaluate(() => {
        window.Garfish.activeApps.find(({ name }) => name === 'app')?.unmount();
      });
      await assert.rejects(unmounting, /not destroyed/);
      assert.deepEqual(await notes(), ['render', 'render', 'destroy']);
    },
  },
  {
    id: 'plugins.error-hooks-reached',
    page,
    sentence:
      '在 `run()` 的选项里提供自己的 `errorMountApp`、`errorUnmountApp` 之后，插件里的这两个钩子才会执行。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        const hook = (owner: string) => () => void window.notes.push(owner);
        window.Garfish.run({
          disablePreloadApp: true,
          errorMountApp: hook('mount, option'),
          errorUnmountApp: hook('unmount, option'),
          plugins: [
            () => ({
              name: 'watch',
              errorMountApp: hook('mount, plugin'),
              errorUnmountApp: hook('unmount, plugin'),
            }),
          ],
        });
      });
      await mount(host, app({ name: 'failing', render: `throw new Error('not rendered');` }));
      await mount(host, app({ destroy: `throw new Error('not destroyed');` }));
      await host.evaluate(() => {
        window.Garfish.activeApps.find(({ name }) => name === 'app')?.unmount();
      });
      assert.deepEqual(await notes(), [
        'render',
        'mount, option',
        'mount, plugin',
        'render',
        'destroy',
        'unmount, option',
        'unmount, plugin',
      ]);
    },
  },
  {
    id: 'plugins.remove-global-hooks',
    page,
    sentence: '`removePlugin` 移除插件的全局钩子（`beforeLoad`、`bootstrap` 等）。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        const { Garfish, notes } = window;
        for (const name of ['removed', 'kept']) {
          Garfish.usePlugin(() => ({
            name,
            bootstrap: () => void notes.push(`bootstrap ${name}`),
            beforeLoad: () => void notes.push(`beforeLoad ${name}`),
          }));
        }
        Garfish.removePlugin('removed');
        Garfish.run({ disablePreloadApp: true });
      });
      await mount(host, app());
      assert.deepEqual(await notes(), ['bootstrap kept', 'beforeLoad kept', 'render']);
    },
  },
  {
    id: 'plugins.remove-keeps-app-hooks',
    page,
    sentence:
      '`removePlugin` 之后，插件的应用级钩子（`beforeMount` 等）对已有的应用和之后新加载的应用都继续触发。',
    async run({ open, app, notes }) {
      const { name, entry } = app({ name: 'existing' });
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const { Garfish, notes } = window;
          Garfish.usePlugin(() => ({
            name: 'removed',
            beforeMount: (appInfo) => void notes.push(`beforeMount ${appInfo.name}`),
          }));
          const existing = await Garfish.loadApp(name, { entry, domGetter: '#container' });
          Garfish.removePlugin('removed');
          await existing?.mount();
        },
        [name, entry] as const,
      );
      await mount(host, app({ name: 'new' }));
      assert.deepEqual(await notes(), ['beforeMount existing', 'render', 'beforeMount new', 'render']);
    },
  },
  {
    id: 'plugins.remove-blocks-name',
    page,
    sentence: '`removePlugin` 之后，同名插件无法重新注册。',
    async run({ open }) {
      const host = await open();
      const notes = await host.evaluate(() => {
        const { Garfish, notes } = window;
        const plugin = () => ({ name: 'again', bootstrap: () => void notes.push('bootstrap') });
        Garfish.usePlugin(plugin);
        Garfish.removePlugin('again');
        Garfish.usePlugin(plugin);
        Garfish.run({ disablePreloadApp: true });
        return notes;
      });
      assert.deepEqual(notes, []);
    },
  },
  {
    id: 'plugins.remove-unknown',
    page,
    sentence: '`removePlugin` 的名字不存在时抛出 `plugin "x" is not registered.`，其中 `x` 是传入的名字。',
    async run({ open }) {
      const host = await open();
      const removal = host.evaluate(() => {
        window.Garfish.removePlugin('nobody');
      });
      await assert.rejects(removal, /plugin "nobody" is not registered\./);
    },
  },
  {
    id: 'plugins.create-plugin-system',
    page,
    sentence:
      '`Garfish.createPluginSystem` 创建一组独立的钩子，每个钩子有 `on`、`once`、`emit`、`remove`、`removeAll`。',
    async run({ open }) {
      const host = await open();
      const seen = await host.evaluate(() => {
        const { lifecycle } = window.Garfish.createPluginSystem(({ SyncHook }) => ({
          visited: new SyncHook<[string], void>('visited'),
        }));
        const seen: string[] = [];
        const first = (name: string) => void seen.push(`on ${name}`);
        lifecycle.visited.on(first);
        lifecycle.visited.once((name) => void seen.push(`once ${name}`));
        lifecycle.visited.emit('a');
        lifecycle.visited.emit('b');
        lifecycle.visited.remove(first);
        lifecycle.visited.emit('c');
        lifecycle.visited.on(first);
        lifecycle.visited.removeAll();
        lifecycle.visited.emit('d');
        return seen;
      });
      assert.deepEqual(seen, ['on a', 'once a', 'on b']);
    },
  },
];
