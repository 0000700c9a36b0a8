import assert from 'node:assert/strict';
import type { Fact, HostPage } from './fact';

const page = '/api/setOptions';

/** Calls `setOptions` with each value in turn, as JavaScript may, and reads one option. */
async function merged(host: HostPage, values: readonly unknown[], key: string): Promise<unknown> {
  return host.evaluate(
    ([values, key]) => {
      const garfish: { setOptions(options: unknown): unknown } = window.Garfish;
      for (const value of values) garfish.setOptions(value);
      const option: unknown = Reflect.get(window.Garfish.options, key);
      return option;
    },
    [values, key] as const,
  );
}

const globalHooks = ['beforeBootstrap', 'bootstrap', 'beforeLoad', 'afterLoad', 'errorLoadApp'];

export const setOptionsFacts: readonly Fact[] = [
  {
    id: 'set-options.only-writes',
    page,
    sentence: '`setOptions` 只写配置：不启动路由，不注册插件，也不注册应用。',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open({ path: '/app' });
      const state = await host.evaluate(
        ([name, entry]) => {
          window.Garfish.router.beforeEach((_to, _from, next: () => void) => {
            window.notes.push('routed');
            next();
          });
          window.Garfish.setOptions({
            basename: '/demo',
            apps: [{ name, entry, activeWhen: '/app' }],
            plugins: [
              () => {
                window.notes.push('plugin');
                return { name: 'mine' };
              },
            ],
          });
          // The guard would be called within this.
          history.pushState(null, '', '/app/inside');
          const { options, running, appInfos } = window.Garfish;
          return {
            basename: options.basename,
            running,
            registered: Object.keys(appInfos),
            notes: [...window.notes],
          };
        },
        [name, entry] as const,
      );
      assert.deepEqual(state, { basename: '/demo', running: false, registered: [], notes: [] });
      const after = await host.evaluate(() => {
        window.Garfish.run({ disablePreloadApp: true });
        return { registered: Object.keys(window.Garfish.appInfos), first: window.notes[0] };
      });
      assert.deepEqual(after, { registered: ['app'], first: 'routed' });
    },
  },
  {
    id: 'set-options.same-as-run',
    page,
    sentence: '`run(options)` 第一步就是调用 `setOptions(options)`，所以直接写在 `run()` 里效果相同。',
    async run({ open }) {
      const options = { basename: '/demo', sandbox: { fixBaseUrl: true }, props: { a: 1 } };
      const read = async (way: 'setOptions' | 'run'): Promise<unknown> => {
        const host = await open();
        return host.evaluate(
          ([way, options]) => {
            if (way === 'setOptions') window.Garfish.setOptions(options);
            window.Garfish.run(way === 'run' ? options : {});
            const { basename, sandbox, props } = window.Garfish.options;
            return { basename, sandbox, props };
          },
          [way, options] as const,
        );
      };
      const byRun = await read('run');
      assert.deepEqual(await read('setOptions'), byRun);
      assert.match(JSON.stringify(byRun), /"basename":"\/demo".*"fixBaseUrl":true.*"props":\{"a":1\}/);
    },
  },
  {
    id: 'set-options.non-object-ignored',
    page,
    sentence: '`options` 不是普通对象时被忽略，不报错。',
    async run({ open }) {
      const host = await open();
      assert.equal(await merged(host, [null, 'text', 1, ['list']], 'basename'), '/');
      assert.equal(await merged(host, [{ basename: '/demo' }, undefined], 'basename'), '/demo');
    },
  },
  {
    id: 'set-options.returns-instance',
    page,
    sentence: '`setOptions` 返回 `Garfish` 实例。',
    async run({ open }) {
      const host = await open();
      assert.equal(await host.evaluate(() => window.Garfish.setOptions({}) === window.Garfish), true);
    },
  },
  {
    id: 'set-options.merges-objects',
    page,
    sentence: '先 `sandbox: { snapshot: true }`，再 `sandbox: { fixBaseUrl: true }`，两个都生效。',
    async run({ open }) {
      const host = await open();
      const sandbox = await merged(
        host,
        [{ sandbox: { snapshot: true } }, { sandbox: { fixBaseUrl: true } }],
        'sandbox',
      );
      assert.match(JSON.stringify(sandbox), /"snapshot":true/);
      assert.match(JSON.stringify(sandbox), /"fixBaseUrl":true/);
    },
  },
  {
    id: 'set-options.concatenates-arrays',
    page,
    sentence: "拼接，不去重：`['q']` 加 `['q', 'r']` 得到 `['q', 'q', 'r']`。",
    async run({ open }) {
      const host = await open();
      const variables = await merged(
        host,
        [{ protectVariable: ['q'] }, { protectVariable: ['q', 'r'] }],
        'protectVariable',
      );
      assert.deepEqual(variables, ['q', 'q', 'r']);
    },
  },
  {
    id: 'set-options.merges-props-shallowly',
    page,
    sentence: '`{ a: 1, deep: { x: 1 } }` 加 `{ deep: { y: 1 } }` 得到 `{ a: 1, deep: { y: 1 } }`。',
    async run({ open }) {
      const host = await open();
      const props = await merged(
        host,
        [{ props: { a: 1, deep: { x: 1 } } }, { props: { deep: { y: 1 } } }],
        'props',
      );
      assert.deepEqual(props, { a: 1, deep: { y: 1 } });
    },
  },
  {
    id: 'set-options.props-keep-reference',
    page,
    sentence: '`props` 里的对象保留引用。',
    async run({ open }) {
      const host = await open();
      const same = await host.evaluate(() => {
        const store = new Map();
        window.Garfish.setOptions({ props: { store } });
        return Reflect.get(window.Garfish.props, 'store') === store;
      });
      assert.equal(same, true);
    },
  },
  {
    id: 'set-options.ignores-undefined',
    page,
    sentence: '`basename: undefined` 不改变已有值。',
    async run({ open }) {
      const host = await open();
      // `undefined` would be lost on the way into the page within an array.
      const basename = await host.evaluate(() => {
        Reflect.apply(window.Garfish.setOptions.bind(window.Garfish), undefined, [{ basename: '/demo' }]);
        Reflect.apply(window.Garfish.setOptions.bind(window.Garfish), undefined, [{ basename: undefined }]);
        return window.Garfish.options.basename;
      });
      assert.equal(basename, '/demo');
    },
  },
  {
    id: 'set-options.overwrites-others',
    page,
    sentence:
      '后写的优先：`basename` 先写 `/a` 再写 `/b`，结果是 `/b`；`sandbox` 先写对象再写 `false`，结果是 `false`。',
    async run({ open }) {
      const host = await open();
      assert.equal(await merged(host, [{ basename: '/a' }, { basename: '/b' }], 'basename'), '/b');
      assert.equal(
        await merged(host, [{ sandbox: { snapshot: true } }, { sandbox: false }], 'sandbox'),
        false,
      );
    },
  },
  {
    id: 'set-options.sandbox-false-then-object',
    page,
    sentence: '`sandbox` 先设为 `false` 再设为对象时，默认值不会回来：结果只剩新写的那几个字段。',
    async run({ open }) {
      const host = await open();
      const untouched = await merged(host, [{ sandbox: { fixBaseUrl: true } }], 'sandbox');
      assert.match(JSON.stringify(untouched), /"snapshot":false/);
      const sandbox = await merged(host, [{ sandbox: false }, { sandbox: { fixBaseUrl: true } }], 'sandbox');
      assert.deepEqual(sandbox, { fixBaseUrl: true });
    },
  },
  {
    id: 'set-options.plugins-never-registered',
    page,
    sentence: '写在 `setOptions` 里的 `plugins` 永远不会注册，插件函数不会执行。',
    async run({ open, notes }) {
      const host = await open();
      await host.evaluate(() => {
        const plugin = (name: string) => () => {
          window.notes.push(name);
          return { name };
        };
        window.Garfish.setOptions({ plugins: [plugin('by-options')] });
        window.Garfish.usePlugin(plugin('by-use'));
        window.Garfish.run({ plugins: [plugin('by-run')], disablePreloadApp: true });
      });
      assert.deepEqual(await notes(), ['by-use', 'by-run']);
    },
  },
  {
    id: 'set-options.apps-registered-by-run',
    page,
    sentence: '`setOptions({ apps })` 的应用到 `run()` 执行时才注册。',
    async run({ open }) {
      const host = await open();
      const names = await host.evaluate(() => {
        window.Garfish.setOptions({ apps: [{ name: 'a', entry: '/a.html' }] });
        const before = Object.keys(window.Garfish.appInfos);
        window.Garfish.run({ disablePreloadApp: true });
        return [before, Object.keys(window.Garfish.appInfos)];
      });
      assert.deepEqual(names, [[], ['a']]);
    },
  },
  {
    id: 'set-options.apps-concatenated',
    page,
    sentence: '它与 `run({ apps })` 会拼接，两边都注册，同名的只保留第一个。',
    async run({ open }) {
      const host = await open();
      const entries = await host.evaluate(() => {
        window.Garfish.setOptions({
          apps: [
            { name: 'a', entry: '/a.html' },
            { name: 'same', entry: '/first.html' },
          ],
        });
        window.Garfish.run({
          disablePreloadApp: true,
          apps: [
            { name: 'same', entry: '/second.html' },
            { name: 'b', entry: '/b.html' },
          ],
        });
        return Object.values(window.Garfish.appInfos).map(({ entry }) => entry);
      });
      assert.deepEqual(entries, ['/a.html', '/first.html', '/b.html']);
    },
  },
  {
    id: 'set-options.global-hooks-need-run',
    page,
    sentence: '全局钩子在 `run()` 之后才触发，不调用 `run()` 就永远不触发。',
    async run({ open, app, serve, notes }) {
      const { name, entry } = app();
      const broken = serve('/broken.html', '', {}, 500);
      for (const run of [false, true]) {
        const host = await open();
        await host.evaluate(
          async ([globalHooks, name, entry, broken, run]) => {
            const garfish: { setOptions(options: unknown): unknown } = window.Garfish;
            const hooks = globalHooks.map((hook): [string, () => void] => [
              hook,
              () => {
                window.notes.push(hook);
              },
            ]);
            garfish.setOptions({ ...Object.fromEntries(hooks), disablePreloadApp: true });
            if (run) window.Garfish.run();
            await window.Garfish.loadApp(name, { entry });
            await window.Garfish.loadApp('broken', { entry: broken });
          },
          [globalHooks, name, entry, broken, run] as const,
        );
        const seen = new Set(await notes());
        assert.deepEqual(
          globalHooks.filter((hook) => seen.has(hook)),
          run ? globalHooks : [],
        );
      }
    },
  },
  {
    id: 'set-options.app-hooks-without-run',
    page,
    sentence: '应用钩子不调用 `run()` 也会触发，因为它们合并进了每个应用。',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          window.Garfish.setOptions({
            beforeMount: (appInfo) => {
              window.notes.push(`beforeMount ${appInfo.name}`);
            },
            afterMount: (appInfo) => {
              window.notes.push(`afterMount ${appInfo.name}`);
            },
          });
          await (await window.Garfish.loadApp(name, { entry }))?.mount();
        },
        [name, entry] as const,
      );
      assert.deepEqual(await notes(), ['beforeMount app', 'render', 'afterMount app']);
    },
  },
  {
    id: 'set-options.after-run',
    page,
    sentence: '`run()` 之后调用 `setOptions`，无论参数是什么都抛错。',
    async run({ open }) {
      const host = await open();
      const messages = await host.evaluate(() => {
        window.Garfish.run({ disablePreloadApp: true });
        const garfish: { setOptions(options: unknown): unknown } = window.Garfish;
        return [{ basename: '/demo' }, {}, null].map((options) => {
          try {
            garfish.setOptions(options);
          } catch (error) {
            return error instanceof Error ? error.message.trim() : String(error);
          }
          return 'nothing thrown';
        });
      });
      assert.deepEqual(messages, Array(3).fill('[Garfish warning]: Garfish is running, can`t set options'));
    },
  },
  {
    id: 'set-options.unknown-field',
    page,
    sentence: '未知字段照样写入 `options`，开发环境也不提示。',
    async run({ open, messages }) {
      const host = await open({ development: true });
      assert.equal(await merged(host, [{ notAnOption: 'kept' }], 'notAnOption'), 'kept');
      assert.deepEqual(messages(), []);
    },
  },
  {
    id: 'set-options.no-plugin-after-run',
    page,
    sentence:
      '插件不能在 `run()` 之后追加：`usePlugin` 抛 `Cannot register plugin after Garfish is started.`',
    async run({ open }) {
      const host = await open();
      const message = await host.evaluate(() => {
        window.Garfish.run({ disablePreloadApp: true });
        try {
          window.Garfish.usePlugin(() => ({ name: 'late' }));
        } catch (error) {
          return error instanceof Error ? error.message.trim() : String(error);
        }
        return 'nothing thrown';
      });
      assert.equal(message, '[Garfish warning]: Cannot register plugin after Garfish is started.');
    },
  },
];
