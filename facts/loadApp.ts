import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Fact, FactContext, SubApp } from './fact';

const page = '/api/loadApp';

/** From now on timers wait for `clock.runFor`. */
async function stopClock(host: Page): Promise<void> {
  await host.clock.install({ time: 0 });
  await host.clock.pauseAt(1000);
}

/** Does something in a development host and expects the warning there; in production nothing is printed. */
async function warns(
  { open, app, messages }: FactContext,
  text: string,
  action: (sub: SubApp) => Promise<void>,
): Promise<void> {
  const sub = app({ name: 'x' });
  const production = await open();
  const before = messages().length;
  await production.evaluate(action, sub);
  assert.deepEqual(messages().slice(before), []);
  const development = await open({ development: true });
  await development.evaluate(action, sub);
  const printed = messages()
    .slice(before)
    .map((message) => message.trim());
  assert.ok(printed.includes(`[Garfish warning]: ${text}`), printed.join('\n'));
}

export const loadAppFacts: readonly Fact[] = [
  {
    id: 'load-app.no-cache-by-default',
    page,
    sentence: '`loadApp` 默认不缓存：每次调用都得到一个新的实例。',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const same = await host.evaluate(
        async ([name, entry]) => {
          const first = await window.Garfish.loadApp(name, { entry });
          const second = await window.Garfish.loadApp(name, { entry });
          return first === second;
        },
        [name, entry] as const,
      );
      assert.equal(same, false);
    },
  },
  {
    id: 'load-app.only-loads',
    page,
    sentence: '`loadApp` 只加载，不挂载，也不看 `activeWhen`。',
    async run({ open, app, requests, notes }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, activeWhen: '/never' });
        return { mounted: loaded?.mounted, display: loaded?.display, container: loaded?.appContainer };
      }, app());
      assert.deepEqual(result, { mounted: false, display: false, container: undefined });
      assert.deepEqual(requests(), ['/app/index.html', '/app/index.js']);
      assert.deepEqual(await notes(), []);
    },
  },
  {
    id: 'load-app.unmount-while-mounting',
    page,
    sentence:
      '挂载进行中调用 `unmount()` 返回 `false`，但会中止挂载：`mount()` 随后得到 `false`，容器被移除。',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const mounting = loaded?.mount();
        const unmounted = loaded?.unmount();
        return { unmounted, mounted: await mounting, connected: loaded?.appContainer.isConnected };
      }, app());
      assert.deepEqual(result, { unmounted: false, mounted: false, connected: false });
      assert.deepEqual(await notes(), []);
    },
  },
  {
    id: 'load-app.performance-dom-getter',
    page,
    sentence:
      '内置的 `performance` 插件按应用名记住第一次的 `domGetter`：第一次的函数后来返回 `null` 时打印 `Invalid domGetter` 警告，子应用仍能挂载。',
    async run({ open, app, messages }) {
      const host = await open();
      const mounted = await host.evaluate(async ({ name, entry }) => {
        const first: { element: Element | null } = { element: document.querySelector('#container') };
        await window.Garfish.loadApp(name, { entry, domGetter: () => first.element });
        first.element = null;
        const again = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        return again?.mount();
      }, app());
      assert.equal(mounted, true);
      assert.ok(
        messages().some((text) =>
          text.startsWith('[Garfish warning]: Invalid domGetter: () => first.element'),
        ),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'load-app.concurrent',
    page,
    sentence: '并发加载同名应用会共用一个 Promise，后一次的选项被忽略。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const first = window.Garfish.loadApp(name, { entry, basename: '/first' });
        const second = window.Garfish.loadApp(name, { entry, basename: '/second' });
        return { same: first === second, basename: (await second)?.appInfo.basename };
      }, app());
      assert.deepEqual(result, { same: true, basename: '/first' });
    },
  },
  {
    id: 'load-app.without-run',
    page,
    sentence: '手动加载不要求先调用 `Garfish.run()`。',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        return [window.Garfish.running, await loaded?.mount(), loaded?.unmount()];
      }, app());
      assert.deepEqual(result, [false, true, true]);
      assert.deepEqual(await notes(), ['render', 'destroy']);
    },
  },
  {
    id: 'load-app.without-run-failure',
    page,
    sentence: '没有调用 `run()` 时，加载失败让 `loadApp` 得到 `null`，不抛错。',
    async run({ open, serve }) {
      const host = await open();
      const entry = serve('/missing.html', '', {}, 404);
      assert.equal(await host.evaluate((entry) => window.Garfish.loadApp('missing', { entry }), entry), null);
    },
  },
  {
    id: 'load-app.after-run-failure',
    page,
    sentence: '调用过 `run()` 时，默认的 `errorLoadApp` 重新抛出加载错误，`loadApp` 拒绝。',
    async run({ open, serve }) {
      const host = await open();
      const entry = serve('/missing.html', '', {}, 404);
      await assert.rejects(
        host.evaluate((entry) => {
          window.Garfish.run({ disablePreloadApp: true });
          return window.Garfish.loadApp('missing', { entry });
        }, entry),
        /load failed with status "404"/,
      );
    },
  },
  {
    id: 'load-app.without-run-error-mount',
    page,
    sentence:
      '没有调用 `run()` 时，只在 `loadApp` 选项里写不抛错的 `errorMountApp` 就能拦住错误，`mount()` 得到 `false`。',
    async run({ open, app, notes }) {
      const host = await open();
      const mounted = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            errorMountApp: (error) => void window.notes.push(error.message),
          });
          return loaded?.mount();
        },
        app({ render: `throw new Error('in render');` }),
      );
      assert.equal(mounted, false);
      assert.deepEqual(await notes(), ['render', 'in render']);
    },
  },
  {
    id: 'load-app.without-run-history',
    page,
    sentence: '没有调用 `run()` 时，`history.pushState` 保持原生。',
    async run({ open, app }) {
      const host = await open();
      const native = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
        return history.pushState.toString();
      }, app());
      assert.match(native, /\[native code\]/);
    },
  },
  {
    id: 'load-app.unregistered',
    page,
    sentence: '没有注册的应用也能加载，只要在这里传 `entry`。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const registered = name in window.Garfish.appInfos;
          return { registered, loaded: (await window.Garfish.loadApp(name, { entry }))?.name };
        },
        app({ name: 'order' }),
      );
      assert.deepEqual(result, { registered: false, loaded: 'order' });
    },
  },
  {
    id: 'load-app.active-ignored',
    page,
    sentence: '`active` 与 `deactive` 只对路由有意义，传给 `loadApp` 不会被调用。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          domGetter: '#container',
          active: () => void window.notes.push('active'),
          deactive: () => void window.notes.push('deactive'),
        });
        await loaded?.mount();
        loaded?.unmount();
      }, app());
      assert.deepEqual(await notes(), ['render', 'destroy']);
    },
  },
  {
    id: 'load-app.insulation-dropped',
    page,
    sentence: '`insulationVariable` 传给 `loadApp` 会被丢弃，写在注册配置里的有效。',
    async run({ open, app }) {
      const host = await open();
      const variables = await host.evaluate(async (info) => {
        window.Garfish.registerApp({ ...info, insulationVariable: ['registered'] });
        const loaded = await window.Garfish.loadApp(info.name, { insulationVariable: ['passed'] });
        return loaded?.appInfo.insulationVariable;
      }, app());
      assert.deepEqual(variables, ['registered']);
    },
  },
  {
    id: 'load-app.merge-shallow',
    page,
    sentence:
      '注册时写了 `sandbox: { strictIsolation: true }`，再传 `loadApp(name, { sandbox: { fixBaseUrl: true } })`，结果里的 `strictIsolation` 回到全局值 `false`。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async (info) => {
        window.Garfish.registerApp({ ...info, sandbox: { strictIsolation: true } });
        const merged = async (options?: { sandbox: { fixBaseUrl: boolean } }) => {
          const sandbox = (await window.Garfish.loadApp(info.name, options))?.appInfo.sandbox;
          return sandbox ? [sandbox.strictIsolation, sandbox.fixBaseUrl] : [];
        };
        return [await merged(), await merged({ sandbox: { fixBaseUrl: true } })];
      }, app());
      assert.deepEqual(result, [
        [true, false],
        [false, true],
      ]);
    },
  },
  {
    id: 'load-app.merge-registered',
    page,
    sentence: '取注册时的配置，用 `loadApp` 的选项做浅层覆盖。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async (info) => {
        window.Garfish.registerApp({ ...info, basename: '/registered', asyncProviderTimeout: 7 });
        const loaded = await window.Garfish.loadApp(info.name, { basename: '/passed' });
        return [loaded?.appInfo.basename, loaded?.appInfo.asyncProviderTimeout];
      }, app());
      assert.deepEqual(result, ['/passed', 7]);
    },
  },
  {
    id: 'load-app.merge-props',
    page,
    sentence: '`props` 单独处理：全局、注册、`loadApp` 依次浅合并，保留引用。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async (info) => {
        const store = { hits: 0 };
        window.Garfish.setOptions({ props: { from: 'global', a: 1 } });
        window.Garfish.registerApp({ ...info, props: { from: 'registered', b: 2 } });
        const loaded = await window.Garfish.loadApp(info.name, { props: { from: 'passed', store } });
        const props: Record<string, unknown> = loaded?.appInfo.props ?? {};
        const { store: passed, ...others } = props;
        return { others, same: passed === store };
      }, app());
      assert.deepEqual(result, { others: { from: 'passed', a: 1, b: 2 }, same: true });
    },
  },
  {
    id: 'load-app.before-load-false',
    page,
    sentence: '`beforeLoad` 返回 `false` 时 `loadApp` 得到 `null`，不再请求入口。',
    async run({ open, app, requests }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true, beforeLoad: () => Promise.resolve<false>(false) });
        return window.Garfish.loadApp(name, { entry });
      }, app());
      assert.equal(result, null);
      assert.deepEqual(requests(), []);
    },
  },
  {
    id: 'load-app.empty-name',
    page,
    sentence: '`appName` 为空时同步抛出 `Miss appName.`，不返回 Promise。',
    async run({ open }) {
      const host = await open();
      const thrown = await host.evaluate(() => {
        try {
          void window.Garfish.loadApp('');
        } catch (reason) {
          return reason instanceof Error ? reason.message : '';
        }
        return 'a promise';
      });
      assert.match(thrown, /^\[Garfish warning\]: Miss appName\./);
    },
  },
  {
    id: 'load-app.before-load-every-time',
    page,
    sentence: '触发 `beforeLoad(appInfo)`，缓存命中时也会触发。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const seen: string[] = [];
          window.Garfish.run({ disablePreloadApp: true, beforeLoad: (info) => void seen.push(info.name) });
          const first = await window.Garfish.loadApp(name, { entry, cache: true });
          const second = await window.Garfish.loadApp(name, { entry, cache: true });
          return { seen, same: first === second };
        },
        app({ name: 'order' }),
      );
      assert.deepEqual(result, { seen: ['order', 'order'], same: true });
    },
  },
  {
    id: 'load-app.before-load-changes',
    page,
    sentence: '在 `beforeLoad` 里对 `appInfo` 的修改从这里起生效，且只对这一次加载有效。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async (info) => {
        const loads: string[] = [];
        window.Garfish.run({
          disablePreloadApp: true,
          apps: [info],
          beforeLoad: (appInfo) => {
            if (loads.push('load') === 1) appInfo.basename = '/changed';
          },
        });
        const first = await window.Garfish.loadApp(info.name);
        const second = await window.Garfish.loadApp(info.name);
        return [first, second].map((loaded) => loaded?.appInfo.basename);
      }, app());
      assert.deepEqual(result, ['/changed', '/']);
    },
  },
  {
    id: 'load-app.entry-from-before-load',
    page,
    sentence: '`entry` 在 `beforeLoad` 之后才检查，可以由它写入。',
    async run({ open, app }) {
      const host = await open();
      const loaded = await host.evaluate(
        async ({ name, entry }) => {
          window.Garfish.run({ disablePreloadApp: true, beforeLoad: (info) => void (info.entry = entry) });
          return (await window.Garfish.loadApp(name))?.name;
        },
        app({ name: 'order' }),
      );
      assert.equal(loaded, 'order');
    },
  },
  {
    id: 'load-app.after-load-null',
    page,
    sentence:
      '加载失败时触发 `errorLoadApp(error, appInfo)`；它不抛错时，随后仍触发 `afterLoad(appInfo, null)`。',
    async run({ open, serve }) {
      const host = await open();
      const entry = serve('/missing.html', '', {}, 404);
      const seen = await host.evaluate(async (entry) => {
        const calls: unknown[] = [];
        window.Garfish.run({
          disablePreloadApp: true,
          errorLoadApp: (error, { name }) => void calls.push('errorLoadApp', error instanceof Error, name),
          afterLoad: ({ name }, app) => void calls.push('afterLoad', name, app),
        });
        await window.Garfish.loadApp('order', { entry });
        return calls;
      }, entry);
      assert.deepEqual(seen, ['errorLoadApp', true, 'order', 'afterLoad', 'order', null]);
    },
  },
  {
    id: 'load-app.sandbox-created',
    page,
    sentence:
      '`loadApp` 完成时沙箱已经创建：默认是 `app.vmSandbox`，`sandbox: { snapshot: true }` 时是 `app.snapshotSandbox`。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const vm = await window.Garfish.loadApp(name, { entry });
        const snapshot = await window.Garfish.loadApp(name, { entry, sandbox: { snapshot: true } });
        return [vm, snapshot].map((each) => [Boolean(each?.vmSandbox), Boolean(each?.snapshotSandbox)]);
      }, app());
      assert.deepEqual(result, [
        [true, false],
        [false, true],
      ]);
    },
  },
  {
    id: 'load-app.cache-same-instance',
    page,
    sentence: '`cache: true` 时，同名应用返回同一个实例。',
    async run({ open, app }) {
      const host = await open();
      const same = await host.evaluate(async ({ name, entry }) => {
        const first = await window.Garfish.loadApp(name, { entry, cache: true });
        return first !== null && first === (await window.Garfish.loadApp(name, { entry, cache: true }));
      }, app());
      assert.equal(same, true);
    },
  },
  {
    id: 'load-app.cache-stale-options',
    page,
    sentence: '命中缓存时，新传的 `props`、`basename`、`domGetter` 不会更新到实例的 `appInfo`。',
    async run({ open, app }) {
      const host = await open();
      const info = await host.evaluate(async ({ name, entry }) => {
        const load = (text: string) =>
          window.Garfish.loadApp(name, {
            ...{ entry, cache: true, props: { text }, basename: `/${text}`, domGetter: `#${text}` },
          });
        await load('old');
        const { props, basename, domGetter } = (await load('new'))?.appInfo ?? {};
        return { props, basename, domGetter };
      }, app());
      assert.deepEqual(info, { props: { text: 'old' }, basename: '/old', domGetter: '#old' });
    },
  },
  {
    id: 'load-app.cache-switch',
    page,
    sentence:
      '用 `hide()` 与 `show()` 切换时，脚本不重新执行，`provider` 对象复用，但仍会调用 `destroy` 与 `render`。',
    async run({ open, app, notes }) {
      const host = await open();
      const same = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, cache: true, domGetter: '#container' });
          await loaded?.mount();
          const provider = loaded?.provider;
          loaded?.hide();
          await loaded?.show();
          return provider !== undefined && loaded?.provider === provider;
        },
        app({ script: `note('script');` }),
      );
      assert.equal(same, true);
      assert.deepEqual(await notes(), ['script', 'render', 'destroy', 'render']);
    },
  },
  {
    id: 'load-app.cache-needs-entry',
    page,
    sentence: '没有注册的应用，即使已缓存，下一次 `loadApp` 仍要传 `entry`。',
    async run({ open, app }) {
      const host = await open();
      await assert.rejects(
        host.evaluate(
          async ({ name, entry }) => {
            await window.Garfish.loadApp(name, { entry, cache: true });
            await window.Garfish.loadApp(name, { cache: true });
          },
          app({ name: 'order' }),
        ),
        /Can't load unexpected child app "order"/,
      );
    },
  },
  {
    id: 'load-app.is-mount',
    page,
    sentence:
      '`render` 收到的 `appRenderInfo.isMount`，由 `mount()` 调用时是 `true`，由 `show()` 调用时是 `false`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
          loaded?.hide();
          await loaded?.show();
        },
        app({ render: `note('isMount ' + info.appRenderInfo.isMount);` }),
      );
      const seen = (await notes()).filter((note) => note.startsWith('isMount'));
      assert.deepEqual(seen, ['isMount true', 'isMount false']);
    },
  },
  {
    id: 'load-app.is-unmount',
    page,
    sentence:
      '`destroy` 收到的 `appRenderInfo.isUnmount`，由 `unmount()` 调用时是 `true`，由 `hide()` 调用时是 `false`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
          loaded?.hide();
          await loaded?.show();
          loaded?.unmount();
        },
        app({ destroy: `note('isUnmount ' + info.appRenderInfo.isUnmount);` }),
      );
      const seen = (await notes()).filter((note) => note.startsWith('isUnmount'));
      assert.deepEqual(seen, ['isUnmount false', 'isUnmount true']);
    },
  },
  {
    id: 'load-app.mount-guard',
    page,
    sentence: '正在挂载或已挂载时，`mount()` 返回 `false`，不重复渲染。',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const first = loaded?.mount();
        return [await loaded?.mount(), await first, await loaded?.mount()];
      }, app());
      assert.deepEqual(result, [false, true, false]);
      assert.deepEqual(await notes(), ['render']);
    },
  },
  {
    id: 'load-app.mount-hooks',
    page,
    sentence:
      '`mount()` 触发 `beforeMount(appInfo, app, false)`，成功后触发 `afterMount(appInfo, app, false)`；`render` 在两者之间。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            beforeMount: (info, app, cached) => {
              window.notes.push(`beforeMount ${info === app.appInfo} ${app.name} ${cached}`);
            },
            afterMount: (info, app, cached) => {
              window.notes.push(`afterMount ${info === app.appInfo} ${app.name} ${cached}`);
            },
          });
          await loaded?.mount();
        },
        app({ name: 'order' }),
      );
      assert.deepEqual(await notes(), [
        'beforeMount true order false',
        'render',
        'afterMount true order false',
      ]);
    },
  },
  {
    id: 'load-app.active-apps-order',
    page,
    sentence: '应用在 `beforeMount` 之后、插入容器之前放入 `Garfish.activeApps`。',
    async run({ open, app }) {
      const host = await open();
      const seen = await host.evaluate(async ({ name, entry }) => {
        const states: unknown[] = [];
        const state = (when: string) =>
          states.push([
            when,
            window.Garfish.activeApps.length,
            document.querySelectorAll('#container > *').length,
          ]);
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          beforeMount: () => void state('beforeMount'),
          domGetter: () => {
            state('domGetter');
            return document.querySelector('#container');
          },
        });
        await loaded?.mount();
        state('mounted');
        return states;
      }, app());
      assert.deepEqual(seen[0], ['beforeMount', 0, 0]);
      // The performance plugin asks for the element, too.
      assert.deepEqual(seen.at(-2), ['domGetter', 1, 0]);
      assert.deepEqual(seen.at(-1), ['mounted', 1, 1]);
    },
  },
  {
    id: 'load-app.container-inserted',
    page,
    sentence: '容器插入 `domGetter` 指向的元素，元素里原有的内容保留。',
    async run({ open, app }) {
      const host = await open({ body: '<div id="container"><p>kept</p></div>' });
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
        const parent = loaded?.appContainer.parentElement;
        return { parent: parent?.id, kept: parent?.querySelector('p')?.textContent };
      }, app());
      assert.deepEqual(result, { parent: 'container', kept: 'kept' });
    },
  },
  {
    id: 'load-app.eval-hooks',
    page,
    sentence: '每段脚本执行前后触发 `beforeEval` 与 `afterEval`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const file = (url?: string) => url?.replace(/.*\//, '') ?? '';
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            beforeEval: (_info, _code, _env, url) => {
              if (url) window.notes.push(`beforeEval ${file(url)}`);
            },
            afterEval: (_info, _code, _env, url) => {
              if (url) window.notes.push(`afterEval ${file(url)}`);
            },
          });
          await loaded?.mount();
        },
        app({ script: `note('script');` }),
      );
      assert.deepEqual(await notes(), ['beforeEval index.js', 'script', 'afterEval index.js', 'render']);
    },
  },
  {
    id: 'load-app.script-order',
    page,
    sentence: '`defer` 脚本在其余同步脚本之后、`render` 之前执行，即使它写在 HTML 的前面。',
    async run({ open, app, serve, notes }) {
      const deferred = serve('/defer.js', `window.Garfish.channel.emit('note', 'defer');`);
      const sub = app({ head: `<script defer src="${deferred}"></script>`, script: `note('script');` });
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
      }, sub);
      assert.deepEqual(await notes(), ['script', 'defer', 'render']);
    },
  },
  {
    id: 'load-app.async-scripts',
    page,
    sentence: '`mount()` 等 `async` 脚本执行完才返回；`provider` 马上可用时，它们排在 `afterMount` 之后。',
    async run({ open, app, serve, notes }) {
      const script = serve('/async.js', `window.Garfish.channel.emit('note', 'async');`);
      const sub = app({ head: `<script async src="${script}"></script>` });
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          domGetter: '#container',
          afterMount: () => void window.notes.push('afterMount'),
        });
        await loaded?.mount();
        window.notes.push('mounted');
      }, sub);
      assert.deepEqual(await notes(), ['render', 'afterMount', 'async', 'mounted']);
    },
  },
  {
    id: 'load-app.async-scripts-early',
    page,
    sentence: '`async` 脚本不等 `provider`：`provider` 函数还没有完成时，它们先于 `render` 执行。',
    async run({ open, app, serve, notes }) {
      const script = serve('/async.js', `window.Garfish.channel.emit('note', 'async');`);
      const sub = app({
        head: `<script async src="${script}"></script>`,
        wholeScript: `exports.provider = async () => {
          await new Promise((resolve) => setTimeout(resolve, 200));
          return { render() { note('render'); }, destroy() {} };
        };`,
      });
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
      }, sub);
      assert.deepEqual(await notes(), ['async', 'render']);
    },
  },
  {
    id: 'load-app.after-mount-state',
    page,
    sentence: '`render` 执行时 `mounted` 与 `display` 还是 `false`，到 `afterMount` 时都是 `true`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            props: { report: () => window.notes.push(`${loaded?.mounted} ${loaded?.display}`) },
            afterMount: (_info, app) => void window.notes.push(`${app.mounted} ${app.display}`),
          });
          await loaded?.mount();
        },
        app({ render: 'info.props.report();' }),
      );
      assert.deepEqual(await notes(), ['render', 'false false', 'true true']);
    },
  },
  {
    id: 'load-app.mount-error',
    page,
    sentence: '挂载过程中抛错时，容器被移除，触发 `errorMountApp(error, appInfo)`。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const calls: unknown[] = [];
          window.Garfish.run({
            disablePreloadApp: true,
            errorMountApp: (error, info) => void calls.push(error.message, info.name),
          });
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
          return [...calls, loaded?.appContainer.isConnected];
        },
        app({ name: 'order', render: `throw new Error('in render');` }),
      );
      assert.deepEqual(result, ['in render', 'order', false]);
    },
  },
  {
    id: 'load-app.before-mount-throws',
    page,
    sentence: '`beforeMount` 自身抛错直接让 `mount()` 拒绝，不经过 `errorMountApp`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({
          disablePreloadApp: true,
          errorMountApp: () => void window.notes.push('errorMountApp'),
          beforeMount: () => {
            throw new Error('in beforeMount');
          },
        });
        const loaded = await window.Garfish.loadApp(name, { entry });
        await loaded?.mount().catch((reason: unknown) => {
          window.notes.push(reason instanceof Error ? reason.message : '');
        });
      }, app());
      assert.deepEqual(await notes(), ['in beforeMount']);
    },
  },
  {
    id: 'load-app.remount',
    page,
    sentence: '`unmount()` 之后可以再次 `mount()`，所有脚本会重新执行。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
          loaded?.unmount();
          await loaded?.mount();
        },
        app({ script: `note('script');` }),
      );
      assert.deepEqual(await notes(), ['script', 'render', 'destroy', 'script', 'render']);
    },
  },
  {
    id: 'load-app.remount-module',
    page,
    sentence: '`unmount()` 之后再 `mount()`，关闭沙箱的 ES 模块应用也一样，模块会重新求值。',
    async run({ open, serve, notes }) {
      const module = serve(
        '/module.js',
        `window.Garfish.channel.emit('note', 'module');
        __GARFISH_EXPORTS__.provider = { render() {}, destroy() {} };`,
      );
      const entry = serve('/module.html', `<body><script type="module" src="${module}"></script></body>`);
      const host = await open();
      await host.evaluate(async (entry) => {
        const loaded = await window.Garfish.loadApp('app', {
          entry,
          sandbox: false,
          domGetter: '#container',
        });
        await loaded?.mount();
        loaded?.unmount();
        await loaded?.mount();
      }, entry);
      assert.deepEqual(await notes(), ['module', 'module']);
    },
  },
  {
    id: 'load-app.unmount-guard',
    page,
    sentence: '没有挂载时 `unmount()` 返回 `false`，不触发任何钩子。',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          beforeUnmount: () => void window.notes.push('beforeUnmount'),
          afterUnmount: () => void window.notes.push('afterUnmount'),
        });
        return loaded?.unmount();
      }, app());
      assert.equal(result, false);
      assert.deepEqual(await notes(), []);
    },
  },
  {
    id: 'load-app.unmount-hooks',
    page,
    sentence:
      '`unmount()` 依次触发 `beforeUnmount(appInfo, app, false)`、调用 `provider.destroy`、移除容器、触发 `afterUnmount(appInfo, app, false)`，返回 `true`。',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            beforeUnmount: (info, app, cached) => {
              window.notes.push(`before ${info.name} ${cached} ${app.appContainer.isConnected}`);
            },
            afterUnmount: (info, app, cached) => {
              window.notes.push(`after ${info.name} ${cached} ${app.appContainer.isConnected}`);
            },
          });
          await loaded?.mount();
          return loaded?.unmount();
        },
        app({ name: 'order', destroy: `note('connected ' + info.dom.isConnected);` }),
      );
      assert.equal(result, true);
      assert.deepEqual((await notes()).slice(1), [
        'before order false true',
        'destroy',
        'connected true',
        'after order false false',
      ]);
    },
  },
  {
    id: 'load-app.unmount-clears',
    page,
    sentence:
      '`unmount()` 清空 `provider`、`customExports` 和 CommonJS 导出，并把应用从 `Garfish.activeApps` 移除。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          const exported = () => {
            const exports: unknown = loaded?.cjsModules['exports'];
            return typeof exports === 'object' && exports ? Object.keys(exports) : [];
          };
          const state = () => ({
            provider: Boolean(loaded?.provider),
            customExports: Object.keys(loaded?.customExports ?? {}),
            exports: exported(),
            active: window.Garfish.activeApps.length,
          });
          await loaded?.mount();
          const before = state();
          loaded?.unmount();
          return [before, state()];
        },
        app({ script: '__GARFISH_EXPORTS__.extra = 1;' }),
      );
      assert.deepEqual(result, [
        { provider: true, customExports: ['registerProvider', 'extra'], exports: ['provider'], active: 1 },
        { provider: false, customExports: [], exports: [], active: 0 },
      ]);
    },
  },
  {
    id: 'load-app.unmount-destroy-throws',
    page,
    sentence:
      '`unmount()` 时 `destroy` 抛错，容器被移除，触发 `errorUnmountApp(error, appInfo)`，`mounted` 与 `display` 仍为 `true`。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const calls: unknown[] = [];
          window.Garfish.run({
            disablePreloadApp: true,
            errorUnmountApp: (error, info) => void calls.push(error.message, info.name),
          });
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
          loaded?.unmount();
          return [...calls, loaded?.appContainer.isConnected, loaded?.mounted, loaded?.display];
        },
        app({ name: 'order', destroy: `throw new Error('in destroy');` }),
      );
      assert.deepEqual(result, ['in destroy', 'order', false, true, true]);
    },
  },
  {
    id: 'load-app.unmount-hidden',
    page,
    sentence: '对已经 `hide()` 的应用调用 `unmount()` 是有效的，`destroy` 会再执行一次。',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
        return [loaded?.hide(), loaded?.unmount(), loaded?.mounted];
      }, app());
      assert.deepEqual(result, [true, true, false]);
      assert.deepEqual(await notes(), ['render', 'destroy', 'destroy']);
    },
  },
  {
    id: 'load-app.show-guard',
    page,
    sentence: '已显示或没有挂载时，`show()` 返回 `false`。',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const early = await loaded?.show();
        await loaded?.mount();
        return [early, await loaded?.show()];
      }, app());
      assert.deepEqual(result, [false, false]);
      assert.deepEqual(await notes(), ['render']);
    },
  },
  {
    id: 'load-app.show-hooks',
    page,
    sentence:
      '`show()` 触发 `beforeMount(appInfo, app, true)` 与 `afterMount(appInfo, app, true)`，返回 `true`。',
    async run({ open, app, notes }) {
      const host = await open();
      const shown = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            beforeMount: (info, _app, cached) => void window.notes.push(`before ${info.name} ${cached}`),
            afterMount: (info, _app, cached) => void window.notes.push(`after ${info.name} ${cached}`),
          });
          await loaded?.mount();
          loaded?.hide();
          window.notes.length = 0;
          return loaded?.show();
        },
        app({ name: 'order' }),
      );
      assert.equal(shown, true);
      assert.deepEqual(await notes(), ['before order true', 'render', 'after order true']);
    },
  },
  {
    id: 'load-app.show-same-container',
    page,
    sentence: '`show()` 把原来的容器重新插入 `domGetter` 指向的元素，不重新渲染 HTML。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
        const container = loaded?.appContainer;
        const element = container?.querySelector('#app');
        loaded?.hide();
        const hidden = container?.isConnected;
        await loaded?.show();
        return {
          hidden,
          parent: loaded?.appContainer.parentElement?.id,
          same: container === loaded?.appContainer && element?.isConnected,
        };
      }, app());
      assert.deepEqual(result, { hidden: false, parent: 'container', same: true });
    },
  },
  {
    id: 'load-app.show-without-provider',
    page,
    sentence: '`show()` 在没有 `provider` 时跳过 `render`，不报错。',
    async run({ open, app, notes }) {
      const host = await open();
      const shown = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
        loaded?.hide();
        if (loaded) loaded.provider = undefined;
        return loaded?.show();
      }, app());
      assert.equal(shown, true);
      assert.deepEqual(await notes(), ['render', 'destroy']);
    },
  },
  {
    id: 'load-app.show-render-throws',
    page,
    sentence: '`show()` 时 `render` 抛错会让它拒绝，不经过 `errorMountApp`，`display` 保持 `false`。',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          window.Garfish.run({
            disablePreloadApp: true,
            errorMountApp: () => void window.notes.push('errorMountApp'),
          });
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
          loaded?.hide();
          const message = await loaded?.show().catch((reason: unknown) => String(reason));
          return [message, loaded?.display];
        },
        app({ render: `if (!info.appRenderInfo.isMount) throw new Error('in render');` }),
      );
      assert.deepEqual(result, ['Error: in render', false]);
      assert.deepEqual(await notes(), ['render', 'destroy', 'render']);
    },
  },
  {
    id: 'load-app.hide-guard',
    page,
    sentence: '没有显示时 `hide()` 返回 `false`。',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const early = loaded?.hide();
        await loaded?.mount();
        return [early, loaded?.hide(), loaded?.hide()];
      }, app());
      assert.deepEqual(result, [false, true, false]);
      assert.deepEqual(await notes(), ['render', 'destroy']);
    },
  },
  {
    id: 'load-app.hide-hooks',
    page,
    sentence:
      '`hide()` 依次触发 `beforeUnmount(appInfo, app, true)`、调用 `provider.destroy`、移除容器、把 `display` 设为 `false`、触发 `afterUnmount(appInfo, app, true)`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          domGetter: '#container',
          beforeUnmount: (_info, app, cached) => {
            window.notes.push(`before ${cached} ${app.appContainer.isConnected} ${app.display}`);
          },
          afterUnmount: (_info, app, cached) => {
            window.notes.push(`after ${cached} ${app.appContainer.isConnected} ${app.display}`);
          },
        });
        await loaded?.mount();
        loaded?.hide();
      }, app());
      assert.deepEqual(await notes(), [
        'render',
        'before true true true',
        'destroy',
        'after true false false',
      ]);
    },
  },
  {
    id: 'load-app.hide-destroy-throws',
    page,
    sentence:
      '`destroy` 抛错会从 `hide()` 直接抛出，不触发 `errorUnmountApp`，`display` 保持 `true`，容器也不移除。',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          window.Garfish.run({
            disablePreloadApp: true,
            errorUnmountApp: () => void window.notes.push('errorUnmountApp'),
          });
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
          try {
            loaded?.hide();
          } catch (reason) {
            return [String(reason), loaded?.display, loaded?.appContainer.isConnected];
          }
          return 'no error';
        },
        app({ destroy: `throw new Error('in destroy');` }),
      );
      assert.deepEqual(result, ['Error: in destroy', true, true]);
      assert.deepEqual(await notes(), ['render', 'destroy']);
    },
  },
  {
    id: 'load-app.hide-keeps-effects',
    page,
    sentence: '`hide()` 不清理沙箱副作用：子应用的定时器继续运行，`cache: false` 也一样。',
    async run({ open, app }) {
      const host = await open();
      const ticked = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, cache: false, domGetter: '#container' });
          await loaded?.mount();
          loaded?.hide();
          const tick = new Promise<boolean>((resolve) => {
            window.Garfish.channel.once('note', (text: string) => resolve(text === 'tick'));
          });
          const silence = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 1000));
          return Promise.race([tick, silence]);
        },
        app({ script: `setInterval(() => note('tick'), 20);` }),
      );
      assert.equal(ticked, true);
    },
  },
  {
    id: 'load-app.app-id',
    page,
    sentence: '`app.appId` 是实例序号，从 0 递增',
    async run({ open, app }) {
      const host = await open();
      const ids = await host.evaluate(async ({ name, entry }) => {
        const first = await window.Garfish.loadApp(name, { entry });
        const second = await window.Garfish.loadApp(name, { entry });
        return [first?.appId, second?.appId];
      }, app());
      assert.deepEqual(ids, [0, 1]);
    },
  },
  {
    id: 'load-app.mounted',
    page,
    sentence: '`app.mounted` 表示已挂载，`hide()` 之后仍为 `true`',
    async run({ open, app }) {
      const host = await open();
      const states = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const seen = [loaded?.mounted];
        await loaded?.mount();
        seen.push(loaded?.mounted);
        loaded?.hide();
        seen.push(loaded?.mounted);
        loaded?.unmount();
        return [...seen, loaded?.mounted];
      }, app());
      assert.deepEqual(states, [false, true, true, false]);
    },
  },
  {
    id: 'load-app.display',
    page,
    sentence: '`app.display` 表示当前是否显示，`true` 表示显示中',
    async run({ open, app }) {
      const host = await open();
      const states = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const seen = [loaded?.display];
        await loaded?.mount();
        seen.push(loaded?.display);
        loaded?.hide();
        seen.push(loaded?.display);
        await loaded?.show();
        return [...seen, loaded?.display];
      }, app());
      assert.deepEqual(states, [false, true, false, true]);
    },
  },
  {
    id: 'load-app.mounting',
    page,
    sentence: '`app.mounting` 只在挂载进行中为 `true`',
    async run({ open, app }) {
      const host = await open();
      const states = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const seen = [loaded?.mounting];
        const mounted = loaded?.mount();
        seen.push(loaded?.mounting);
        await mounted;
        return [...seen, loaded?.mounting];
      }, app());
      assert.deepEqual(states, [false, true, false]);
    },
  },
  {
    id: 'load-app.html-mode',
    page,
    sentence: '`app.isHtmlMode` 在入口是 HTML 时为 `true`，JS 入口为 `false`',
    async run({ open, app }) {
      const { entry } = app();
      const host = await open();
      const modes = await host.evaluate(async (entry) => {
        const html = await window.Garfish.loadApp('html', { entry });
        const js = await window.Garfish.loadApp('js', { entry: entry.replace(/html$/, 'js') });
        return [html?.isHtmlMode, js?.isHtmlMode];
      }, entry);
      assert.deepEqual(modes, [true, false]);
    },
  },
  {
    id: 'load-app.strict-isolation',
    page,
    sentence: '`app.strictIsolation` 表示是否使用 Shadow DOM',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const states = [];
        for (const strictIsolation of [false, true]) {
          const options = { entry, domGetter: '#container', sandbox: { strictIsolation } };
          const loaded = await window.Garfish.loadApp(name, options);
          await loaded?.mount();
          states.push([loaded?.strictIsolation, loaded?.htmlNode.getRootNode() instanceof ShadowRoot]);
        }
        return states;
      }, app());
      assert.deepEqual(result, [
        [false, false],
        [true, true],
      ]);
    },
  },
  {
    id: 'load-app.global',
    page,
    sentence: '`app.global` 是沙箱的 `window`；没有 vm 沙箱时是真实 `window`',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const vm = await window.Garfish.loadApp(name, { entry });
        const none = await window.Garfish.loadApp(name, { entry, sandbox: false });
        return {
          isReal: [vm?.global === window, none?.global === window],
          isSandbox: Reflect.get(Object(vm?.vmSandbox), 'global') === vm?.global,
        };
      }, app());
      assert.deepEqual(result, { isReal: [false, true], isSandbox: true });
    },
  },
  {
    id: 'load-app.global-stale',
    page,
    sentence: '卸载后 vm 沙箱换成新的全局对象，`app.global` 不更新',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const before: unknown = loaded?.global;
        const current = () => Reflect.get(Object(loaded?.vmSandbox), 'global') === before;
        await loaded?.mount();
        const whileMounted = current();
        loaded?.unmount();
        return { whileMounted, afterwards: current(), kept: loaded?.global === before };
      }, app());
      assert.deepEqual(result, { whileMounted: true, afterwards: false, kept: true });
    },
  },
  {
    id: 'load-app.app-container',
    page,
    sentence:
      '`app.appContainer` 是外层容器，`id` 形如 `garfish_app_for_<name>_<随机串>`，首次挂载前为 `undefined`',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          const before = loaded?.appContainer;
          await loaded?.mount();
          return { before, id: loaded?.appContainer.id };
        },
        app({ name: 'order' }),
      );
      assert.equal(result.before, undefined);
      assert.match(result.id ?? '', /^garfish_app_for_order_\w+$/);
    },
  },
  {
    id: 'load-app.html-node',
    page,
    sentence: '`app.htmlNode` 是带 `__garfishmockhtml__` 属性的 `div`，严格隔离时是 Shadow DOM 内的 `html`',
    async run({ open, app }) {
      const host = await open();
      const nodes = await host.evaluate(async ({ name, entry }) => {
        const seen = [];
        for (const strictIsolation of [false, true]) {
          const options = { entry, domGetter: '#container', sandbox: { strictIsolation } };
          const loaded = await window.Garfish.loadApp(name, options);
          await loaded?.mount();
          const node = loaded?.htmlNode;
          if (node instanceof Element) seen.push([node.tagName, node.hasAttribute('__garfishmockhtml__')]);
        }
        return seen;
      }, app());
      assert.deepEqual(nodes[0], ['DIV', true]);
      assert.equal(nodes[1]?.[0], 'HTML');
    },
  },
  {
    id: 'load-app.root-element',
    page,
    sentence:
      '`app.rootElement` 就是传给 `provider` 的 `dom`：带 `__garfishmockbody__` 属性的 `div`，严格隔离时是 `body`',
    async run({ open, app }) {
      const host = await open();
      const nodes = await host.evaluate(
        async ({ name, entry }) => {
          const seen: unknown[] = [];
          for (const strictIsolation of [false, true]) {
            const given: unknown[] = [];
            const loaded = await window.Garfish.loadApp(name, {
              entry,
              domGetter: '#container',
              props: { report: (dom: unknown) => given.push(dom) },
              sandbox: { strictIsolation },
            });
            await loaded?.mount();
            const root = loaded?.rootElement;
            const isMock = root instanceof Element && root.hasAttribute('__garfishmockbody__');
            seen.push([given[0] === root, root?.nodeName, isMock]);
          }
          return seen;
        },
        app({ render: 'info.props.report(info.dom);' }),
      );
      assert.deepEqual(nodes, [
        [true, 'DIV', true],
        [true, 'BODY', false],
      ]);
    },
  },
  {
    id: 'load-app.cjs-modules',
    page,
    sentence: '`app.cjsModules` 里的 `exports`、`module`、`require` 被注入子应用的脚本',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const seen: unknown[] = [];
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          domGetter: '#container',
          beforeEval: (_info, _code, env) =>
            void seen.push(env?.['exports'], env?.['module'], env?.['require']),
        });
        await loaded?.mount();
        const { exports, module, require } = loaded?.cjsModules ?? {};
        return [seen[0] === exports, seen[1] === module, seen[2] === require, typeof require];
      }, app());
      assert.deepEqual(result, [true, true, true, 'function']);
    },
  },
  {
    id: 'load-app.custom-exports',
    page,
    sentence: '`app.customExports` 就是子应用里的 `__GARFISH_EXPORTS__`',
    async run({ open, app }) {
      const host = await open();
      const value = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
          return Reflect.get(loaded?.customExports ?? {}, 'answer') === 42;
        },
        app({ script: '__GARFISH_EXPORTS__.answer = 42;' }),
      );
      assert.equal(value, true);
    },
  },
  {
    id: 'load-app.source-list',
    page,
    sentence: '`app.sourceList` 是已见到的资源，元素为 `{ tagName, url }`，只收集以 `http` 开头的地址',
    async run({ open, app }) {
      const sub = app({ head: '<link rel="stylesheet" href="data:text/css,">' });
      const host = await open();
      const list = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        return loaded?.sourceList;
      }, sub);
      assert.deepEqual(list, [
        { tagName: 'script', url: sub.entry.replace(/html$/, 'js') },
        { tagName: 'html', url: sub.entry },
      ]);
    },
  },
  {
    id: 'load-app.source-list-map',
    page,
    sentence: '`app.sourceListMap` 是以地址为键的同一份数据',
    async run({ open, app }) {
      const host = await open();
      const same = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        const list = loaded?.sourceList ?? [];
        const map = loaded?.sourceListMap;
        return (
          list.length > 0 &&
          list.length === map?.size &&
          list.every((item) => typeof item.url === 'string' && map.get(item.url) === item)
        );
      }, app());
      assert.equal(same, true);
    },
  },
  {
    id: 'load-app.get-source-list',
    page,
    sentence: '`app.getSourceList` 是取值器，等于 `sourceList`，不是方法',
    async run({ open, app }) {
      const host = await open();
      const same = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        return loaded?.getSourceList === loaded?.sourceList && Array.isArray(loaded?.getSourceList);
      }, app());
      assert.equal(same, true);
    },
  },
  {
    id: 'load-app.instance-hooks',
    page,
    sentence: '`app.hooks` 只属于该实例，例如 `app.hooks.lifecycle.beforeMount.on(fn)` 不影响别的实例',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ([one, two]) => {
          const first = await window.Garfish.loadApp(one.name, { entry: one.entry, domGetter: '#container' });
          const second = await window.Garfish.loadApp(two.name, {
            entry: two.entry,
            domGetter: '#container',
          });
          first?.hooks.lifecycle.beforeMount.on(({ name }) => void window.notes.push(`beforeMount ${name}`));
          await first?.mount();
          await second?.mount();
        },
        [app({ name: 'one' }), app({ name: 'two' })] as const,
      );
      assert.deepEqual(await notes(), ['beforeMount one', 'render', 'render']);
    },
  },
  {
    id: 'load-app.context',
    page,
    sentence: '`app.context` 是所属的 Garfish 实例',
    async run({ open, app }) {
      const host = await open();
      const owners = await host.evaluate(async ({ name, entry }) => {
        const own = new window.garfishModule.Garfish({});
        const first = await window.Garfish.loadApp(name, { entry });
        const second = await own.loadApp(name, { entry });
        return [first?.context === window.Garfish, second?.context === own];
      }, app());
      assert.deepEqual(owners, [true, true]);
    },
  },
  {
    id: 'load-app.child-config',
    page,
    sentence: '`app.childGarfishConfig` 是入口里 `<script type="garfish-config">` 的内容',
    async run({ open, app }) {
      const sub = app({
        head: '<script type="garfish-config">{ "sandbox": { "noEntryScripts": ["vendor"] } }</script>',
      });
      const host = await open();
      const config = await host.evaluate(async ({ name, entry }) => {
        return (await window.Garfish.loadApp(name, { entry }))?.childGarfishConfig;
      }, sub);
      assert.deepEqual(config, { sandbox: { noEntryScripts: ['vendor'] } });
    },
  },
  {
    id: 'load-app.no-options-member',
    page,
    sentence: '实例上没有 `app.options`，配置在 `app.appInfo`。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        return { options: 'options' in Object(loaded), entry: loaded?.appInfo.entry === entry };
      }, app());
      assert.deepEqual(result, { options: false, entry: true });
    },
  },
  {
    id: 'load-app.provider-kinds',
    page,
    sentence: '`provider` 的值可以是含 `render` 与 `destroy` 的对象，也可以是返回这个对象的函数或异步函数。',
    async run({ open, app, notes }) {
      const kinds = ['', '() => ', 'async () => '];
      const subs = kinds.map((kind, index) =>
        app({
          name: `app${index}`,
          wholeScript: `exports.provider = ${kind}({ render() { note('render ${index}'); }, destroy() {} });`,
        }),
      );
      const host = await open();
      await host.evaluate(async (subs) => {
        for (const { name, entry } of subs) {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
        }
      }, subs);
      assert.deepEqual(await notes(), ['render 0', 'render 1', 'render 2']);
    },
  },
  {
    id: 'load-app.provider-arguments',
    page,
    sentence:
      '`provider(info, props)` 的 `info` 是 `{ basename, dom, ...props }`，没有 `appName`；`props` 是同一份 `props`。',
    async run({ open, app, notes }) {
      const sub = app({
        wholeScript: `exports.provider = (info, props) => {
          note(Object.keys(info).sort().join());
          note(Object.keys(props).join());
          return { render() {}, destroy() {} };
        };`,
      });
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, props: { user: 'ann' } });
        await loaded?.mount();
      }, sub);
      assert.deepEqual(await notes(), ['basename,dom,user', 'user']);
    },
  },
  {
    id: 'load-app.provider-once',
    page,
    sentence: '`provider` 函数每次挂载调用一次，`show()` 不再调用。',
    async run({ open, app, notes }) {
      const sub = app({
        wholeScript: `exports.provider = () => {
          note('provider');
          return { render() { note('render'); }, destroy() {} };
        };`,
      });
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
        loaded?.hide();
        await loaded?.show();
        loaded?.unmount();
        await loaded?.mount();
      }, sub);
      assert.deepEqual(await notes(), ['provider', 'render', 'render', 'provider', 'render']);
    },
  },
  {
    id: 'load-app.render-arguments',
    page,
    sentence: '`render` 收到 `{ appName, dom, basename, appRenderInfo: { isMount }, props }`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const options = { entry, basename: '/demo', props: { user: 'ann' }, domGetter: '#container' };
          const loaded = await window.Garfish.loadApp(name, options);
          await loaded?.mount();
        },
        app({ name: 'order', render: `note(JSON.stringify({ ...info, dom: info.dom.nodeName }));` }),
      );
      const argument: unknown = JSON.parse((await notes())[1] ?? '');
      assert.deepEqual(argument, {
        appName: 'order',
        dom: 'DIV',
        basename: '/demo',
        appRenderInfo: { isMount: true },
        props: { user: 'ann' },
      });
    },
  },
  {
    id: 'load-app.destroy-arguments',
    page,
    sentence: '`destroy` 收到 `{ appName, dom, appRenderInfo: { isUnmount }, props }`，没有 `basename`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const options = { entry, basename: '/demo', props: { user: 'ann' }, domGetter: '#container' };
          const loaded = await window.Garfish.loadApp(name, options);
          await loaded?.mount();
          loaded?.unmount();
        },
        app({ name: 'order', destroy: `note(JSON.stringify({ ...info, dom: info.dom.nodeName }));` }),
      );
      const argument: unknown = JSON.parse((await notes())[2] ?? '');
      assert.deepEqual(argument, {
        appName: 'order',
        dom: 'DIV',
        appRenderInfo: { isUnmount: true },
        props: { user: 'ann' },
      });
    },
  },
  {
    id: 'load-app.provider-lookup',
    page,
    sentence: '`__GARFISH_EXPORTS__.provider` 存在时，覆盖 `module.exports.provider`。',
    async run({ open, app, notes }) {
      const provider = (text: string) => `{ render() { note('${text}'); }, destroy() {} }`;
      const exported = app({
        name: 'exported',
        wholeScript: `module.exports.provider = ${provider('module.exports')};`,
      });
      const both = app({
        name: 'both',
        wholeScript: `module.exports.provider = ${provider('module.exports')};
          __GARFISH_EXPORTS__.provider = ${provider('__GARFISH_EXPORTS__')};`,
      });
      const host = await open();
      await host.evaluate(
        async (subs) => {
          for (const { name, entry } of subs) {
            const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
            await loaded?.mount();
          }
        },
        [exported, both],
      );
      assert.deepEqual(await notes(), ['module.exports', '__GARFISH_EXPORTS__']);
    },
  },
  {
    id: 'load-app.register-provider',
    page,
    sentence:
      '脚本没有导出 `provider`、`asyncProviderTimeout` 大于 0 时，等待 `__GARFISH_EXPORTS__.registerProvider(provider)`，拿到后照常渲染。',
    async run({ open, app, notes }) {
      const sub = app({
        wholeScript: `const { registerProvider } = __GARFISH_EXPORTS__;
          setTimeout(() => {
            note('register');
            registerProvider({ render() { note('render'); }, destroy() {} });
          }, 100);`,
      });
      const host = await open();
      const mounted = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        return loaded?.mount();
      }, sub);
      assert.equal(mounted, true);
      assert.deepEqual(await notes(), ['register', 'render']);
    },
  },
  {
    id: 'load-app.provider-timeout',
    page,
    sentence: '等待异步 `provider` 默认最多 2000 ms，之后报 `"provider" is "undefined".`',
    async run({ open, app, notes }) {
      const host = await open({ alone: true });
      await stopClock(host);
      await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          void loaded?.mount().catch((reason: unknown) => window.notes.push(String(reason)));
        },
        app({ wholeScript: `note('script');` }),
      );
      await host.waitForFunction(() => window.notes.includes('script'));
      await host.clock.runFor(1990);
      assert.deepEqual(await notes(), ['script']);
      await host.clock.runFor(10);
      await host.waitForFunction(() => window.notes.length > 1);
      assert.match((await notes())[1] ?? '', /"provider" is "undefined"\./);
    },
  },
  {
    id: 'load-app.provider-timeout-zero',
    page,
    sentence: '`asyncProviderTimeout: 0` 时不等待，也没有 `registerProvider`。',
    async run({ open, app, notes }) {
      const host = await open();
      const message = await host.evaluate(
        async ({ name, entry }) => {
          const options = { entry, asyncProviderTimeout: 0, errorMountApp: () => undefined };
          const loaded = await window.Garfish.loadApp(name, options);
          const started = performance.now();
          const mounted = await loaded?.mount();
          return `${mounted} ${performance.now() - started < 1000}`;
        },
        app({ wholeScript: `note(String('registerProvider' in __GARFISH_EXPORTS__));` }),
      );
      assert.equal(message, 'false true');
      assert.deepEqual(await notes(), ['false']);
    },
  },
  {
    id: 'load-app.no-check-provider',
    page,
    sentence: '默认检查 `provider`、`render`、`destroy` 是否都存在；`noCheckProvider: true` 跳过这项检查。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const outcome = async (noCheckProvider?: boolean) => {
            const options = { entry, noCheckProvider, asyncProviderTimeout: 0, domGetter: '#container' };
            const loaded = await window.Garfish.loadApp(name, options);
            return loaded?.mount().catch(() => 'rejected');
          };
          return [await outcome(), await outcome(false), await outcome(true)];
        },
        app({ wholeScript: '' }),
      );
      assert.deepEqual(result, ['rejected', 'rejected', true]);
    },
  },
  {
    id: 'load-app.error-unregistered',
    page,
    sentence:
      '名为 `x` 的应用没有注册，也没有传 `entry` 时，`loadApp` 拒绝：`Can\'t load unexpected child app "x", Please provide the entry parameters or registered in advance of the app.`',
    async run({ open }) {
      const host = await open();
      await assert.rejects(
        host.evaluate(() => window.Garfish.loadApp('x')),
        /\[Garfish warning\]: Can't load unexpected child app "x", Please provide the entry parameters or registered in advance of the app\./,
      );
    },
  },
  {
    id: 'load-app.error-terminated',
    page,
    sentence:
      '`beforeLoad` 让应用 `x` 停止加载时，总是打印 `Load x application is terminated by beforeLoad.`',
    async run({ open, messages }) {
      const host = await open();
      await host.evaluate(async () => {
        window.Garfish.run({ disablePreloadApp: true, beforeLoad: () => Promise.resolve<false>(false) });
        await window.Garfish.loadApp('x', { entry: '/x.html' });
      });
      assert.deepEqual(
        messages().map((text) => text.trim()),
        ['[Garfish warning]: Load x application is terminated by beforeLoad.'],
      );
    },
  },
  {
    id: 'load-app.error-status',
    page,
    sentence:
      '入口的 HTTP 状态码大于等于 400 时，`errorLoadApp` 收到 `"<url>" load failed with status "<状态码>"`。',
    async run({ open, serve }) {
      const host = await open();
      for (const status of [400, 404, 503]) {
        const entry = serve(`/${status}.html`, '<body></body>', {}, status);
        const message = await host.evaluate(async (entry) => {
          const seen: string[] = [];
          window.Garfish.hooks.lifecycle.errorLoadApp.on((error) => void seen.push(error.message));
          await window.Garfish.loadApp(entry, { entry });
          return seen[0]?.trim();
        }, entry);
        assert.equal(message, `[Garfish warning]: "${entry}" load failed with status "${status}"`);
      }
    },
  },
  {
    id: 'load-app.error-entry-type',
    page,
    sentence:
      '应用 `x` 的入口既不是 HTML 也不是 JS 时，`errorLoadApp` 收到 `Entrance wrong type of resource of "x".`',
    async run({ open, serve }) {
      const host = await open();
      const message = await host.evaluate(
        async (entry) => {
          const seen: string[] = [];
          window.Garfish.hooks.lifecycle.errorLoadApp.on((error) => void seen.push(error.message));
          await window.Garfish.loadApp('x', { entry });
          return seen[0]?.trim();
        },
        serve('/style.css', 'p {}'),
      );
      assert.equal(message, '[Garfish warning]: Entrance wrong type of resource of "x".');
    },
  },
  {
    id: 'load-app.error-empty-dom-getter',
    page,
    sentence:
      "`domGetter` 传了空字符串或 `null` 时，`loadApp` 以没有前缀的 TypeError 拒绝：`Cannot read properties of undefined (reading 'subAppBeforeLoad')`",
    async run({ open, app }) {
      const host = await open();
      const messages = await host.evaluate(async ({ entry }) => {
        const outcome = async (name: string, domGetter: unknown) => {
          try {
            const options: object = { entry, domGetter };
            await window.Garfish.loadApp(name, options);
          } catch (reason) {
            return String(reason);
          }
          return 'loaded';
        };
        return [await outcome('empty', ''), await outcome('null', null), await outcome('fine', '#container')];
      }, app());
      const message = "TypeError: Cannot read properties of undefined (reading 'subAppBeforeLoad')";
      assert.deepEqual(messages, [message, message, 'loaded']);
    },
  },
  {
    id: 'load-app.error-dom-getter-selector',
    page,
    sentence: '选择器 3000 ms 内找不到元素时，`mount()` 报 `Invalid domGetter: <选择器>`。',
    async run({ open, app, notes }) {
      const host = await open({ alone: true });
      await stopClock(host);
      await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#missing' });
        void loaded?.mount().catch((reason: unknown) => window.notes.push(String(reason)));
      }, app());
      await host.clock.runFor(2900);
      assert.deepEqual(await notes(), []);
      await host.clock.runFor(100);
      await host.waitForFunction(() => window.notes.length > 0);
      assert.deepEqual(
        (await notes()).map((note) => note.trim()),
        ['Error: [Garfish warning]: Invalid domGetter: #missing'],
      );
    },
  },
  {
    id: 'load-app.error-dom-getter-function',
    page,
    sentence: '`domGetter` 函数返回的不是元素时，`mount()` 不等待，立即报 `Invalid domGetter: <函数源码>`。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: () => null });
        const started = performance.now();
        const message = await loaded?.mount().catch((reason: unknown) => String(reason).trim());
        return { message, atOnce: performance.now() - started < 1000 };
      }, app());
      assert.deepEqual(result, {
        message: 'Error: [Garfish warning]: Invalid domGetter: () => null',
        atOnce: true,
      });
    },
  },
  {
    id: 'load-app.error-module-content',
    page,
    sentence:
      '应用 `x` 的 `provider` 不是对象也不是函数时，总是打印 `Invalid module content: x, you should return both render and destroy functions in provider function.`',
    async run({ open, app, messages }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, errorMountApp: () => undefined });
          await loaded?.mount();
        },
        app({ name: 'x', wholeScript: `exports.provider = 'text';` }),
      );
      assert.equal(
        messages()[0]?.trim(),
        '[Garfish warning]:  Invalid module content: x, you should return both render and destroy functions in provider function.',
      );
    },
  },
  {
    id: 'load-app.error-render-required',
    page,
    sentence: '`provider` 缺少 `render` 时，`mount()` 报 `"render" is required in provider.`',
    async run({ open, app }) {
      const host = await open();
      await assert.rejects(
        host.evaluate(
          async ({ name, entry }) => {
            await (await window.Garfish.loadApp(name, { entry }))?.mount();
          },
          app({ wholeScript: 'exports.provider = { destroy() {} };' }),
        ),
        /\[Garfish warning\]: "render" is required in provider\./,
      );
    },
  },
  {
    id: 'load-app.error-destroy-required',
    page,
    sentence: '`provider` 缺少 `destroy` 时，`mount()` 报 `"destroy" is required in provider.`',
    async run({ open, app }) {
      const host = await open();
      await assert.rejects(
        host.evaluate(
          async ({ name, entry }) => {
            await (await window.Garfish.loadApp(name, { entry }))?.mount();
          },
          app({ wholeScript: 'exports.provider = { render() {} };' }),
        ),
        /\[Garfish warning\]: "destroy" is required in provider\./,
      );
    },
  },
  {
    id: 'load-app.error-package',
    page,
    sentence:
      '子应用 `require` 的包 `x` 不在子应用全局、`setExternal` 与真实 `window` 里时，得到 `undefined`，总是打印 `Package "x" is not found`。',
    async run({ open, app, notes, messages }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          window.Garfish.setExternal('known', 1);
          const loaded = await window.Garfish.loadApp(name, { entry });
          await loaded?.mount();
        },
        app({ script: `note(require('known') + ' ' + require('x'));` }),
      );
      assert.equal((await notes())[0], '1 undefined');
      assert.deepEqual(
        messages().map((text) => text.trim()),
        ['[Garfish warning]: Package "x" is not found'],
      );
    },
  },
  {
    id: 'load-app.error-script-type',
    page,
    sentence:
      '应用 `x` 的脚本地址返回的不是可识别的资源类型时，总是打印 `[x] Failed to load script: <url>`，应用仍加载成功。',
    async run({ open, app, serve, messages }) {
      const script = serve('/lib', 'text', { 'Content-Type': 'text/plain' });
      const host = await open();
      const loaded = await host.evaluate(
        async ({ name, entry }) => {
          return (await window.Garfish.loadApp(name, { entry }))?.name;
        },
        app({ name: 'x', head: `<script src="${script}"></script>` }),
      );
      assert.equal(loaded, 'x');
      assert.deepEqual(
        messages().map((text) => text.trim()),
        [`[Garfish warning]: [x] Failed to load script: ${script}`],
      );
    },
  },
  {
    id: 'load-app.error-link-type',
    page,
    sentence:
      '应用 `x` 的样式地址返回的不是可识别的资源类型时，总是打印 `x Failed to load link: <url>`，应用仍加载成功。',
    async run({ open, app, serve, messages }) {
      const style = serve('/theme', 'text', { 'Content-Type': 'text/plain' });
      const host = await open();
      const loaded = await host.evaluate(
        async ({ name, entry }) => {
          return (await window.Garfish.loadApp(name, { entry }))?.name;
        },
        app({ name: 'x', head: `<link rel="stylesheet" href="${style}">` }),
      );
      assert.equal(loaded, 'x');
      assert.deepEqual(
        messages().map((text) => text.trim()),
        [`[Garfish warning]: x Failed to load link: ${style}`],
      );
    },
  },
  {
    id: 'load-app.warn-show-first',
    page,
    sentence: '没有挂载就调用 `show()`：`Need to call the "app.mount()" method first.`',
    async run(context) {
      await warns(context, 'Need to call the "app.mount()" method first.', async ({ name, entry }) => {
        await (await window.Garfish.loadApp(name, { entry }))?.show();
      });
    },
  },
  {
    id: 'load-app.warn-mounting',
    page,
    sentence: '应用 `x` 挂载中再次调用 `mount()`：`The x app mounting.`',
    async run(context) {
      await warns(context, 'The x app mounting.', async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        await Promise.all([loaded?.mount(), loaded?.mount()]);
      });
    },
  },
  {
    id: 'load-app.warn-mounted',
    page,
    sentence: '应用 `x` 已挂载再次调用 `mount()`：`The x app already mounted.`',
    async run(context) {
      await warns(context, 'The x app already mounted.', async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        await loaded?.mount();
        await loaded?.mount();
      });
    },
  },
  {
    id: 'load-app.warn-mount-unmounting',
    page,
    sentence:
      "应用 `x` 卸载中（例如在 `afterUnmount` 里）调用 `mount()`：`The x app is unmounting can't Perform application rendering.`",
    async run(context) {
      const text = "The x app is unmounting can't Perform application rendering.";
      await warns(context, text, async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          afterUnmount: (_info, app) => void app.mount(),
        });
        await loaded?.mount();
        loaded?.unmount();
      });
    },
  },
  {
    id: 'load-app.warn-unmounting',
    page,
    sentence: '应用 `x` 卸载中（例如在 `beforeUnmount` 里）再次调用 `unmount()`：`The x app unmounting.`',
    async run(context) {
      await warns(context, 'The x app unmounting.', async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          beforeUnmount: (_info, app) => void app.unmount(),
        });
        await loaded?.mount();
        loaded?.unmount();
      });
    },
  },
  {
    id: 'load-app.warn-blocked',
    page,
    sentence:
      '应用 `x` 的挂载过程被 `unmount()` 或 `hide()` 中止：`The app "x" rendering process has been blocked.`',
    async run(context) {
      const text = 'The app "x" rendering process has been blocked.';
      await warns(context, text, async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        const mounted = loaded?.mount();
        loaded?.unmount();
        await mounted;
      });
      await warns(context, text, async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry });
        const mounted = loaded?.mount();
        loaded?.hide();
        await mounted;
      });
    },
  },
  {
    id: 'load-app.warn-script-missing',
    page,
    sentence: 'HTML 里的脚本没有成功加载：`Current js node cannot be found, the resource may not exist.`',
    async run({ open, app, serve, messages }) {
      const script = serve('/missing.js', '', {}, 404);
      const host = await open({ development: true });
      await host.evaluate(
        async ({ name, entry }) => {
          await (await window.Garfish.loadApp(name, { entry }))?.mount();
        },
        app({ head: `<script src="${script}"></script>` }),
      );
      const text = '[Garfish warning]: Current js node cannot be found, the resource may not exist.';
      assert.ok(
        messages().some((message) => message.startsWith(text)),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'load-app.no-retry',
    page,
    sentence: '加载器按“地址加应用名”记住请求结果：失败的地址不会重试，同名应用再次 `loadApp` 立即失败。',
    async run({ open, app, serve, requests }) {
      const host = await open();
      const entry = serve('/order/index.html', '', {}, 503);
      const load = () =>
        host.evaluate(async (entry) => Boolean(await window.Garfish.loadApp('order', { entry })), entry);
      assert.equal(await load(), false);
      // From now on the server answers.
      app({ name: 'order' });
      assert.equal(await load(), false);
      assert.deepEqual(requests(), ['/order/index.html']);
    },
  },
  {
    id: 'load-app.no-retry-clear',
    page,
    sentence: '`Garfish.loader.clear()` 不会让失败的地址重新请求。',
    async run({ open, app, serve, requests }) {
      const host = await open();
      const entry = serve('/order/index.html', '', {}, 503);
      const load = () =>
        host.evaluate(async (entry) => {
          window.Garfish.loader.clear('order');
          return Boolean(await window.Garfish.loadApp('order', { entry }));
        }, entry);
      assert.equal(await load(), false);
      app({ name: 'order' });
      assert.equal(await load(), false);
      assert.deepEqual(requests(), ['/order/index.html']);
    },
  },
  {
    id: 'load-app.no-retry-other-name',
    page,
    sentence: '换一个应用名会重新请求失败的地址，刷新页面也会。',
    async run({ open, app, serve }) {
      const host = await open();
      const entry = serve('/order/index.html', '', {}, 503);
      const load = (name: string) =>
        host.evaluate(async ([name, entry]) => Boolean(await window.Garfish.loadApp(name, { entry })), [
          name,
          entry,
        ] as const);
      assert.equal(await load('order'), false);
      app({ name: 'order' });
      assert.equal(await load('other'), true);
      assert.equal(await load('order'), false);
      await open();
      assert.equal(await load('order'), true);
    },
  },
  {
    id: 'load-app.script-404',
    page,
    sentence: 'HTML 里的脚本 404 不会让 `loadApp` 失败，该脚本被跳过。',
    async run({ open, app, serve, notes }) {
      const script = serve('/missing.js', `window.Garfish.channel.emit('note', 'ran');`, {}, 404);
      const host = await open();
      const mounted = await host.evaluate(
        async ({ name, entry }) => {
          window.Garfish.run({ disablePreloadApp: true });
          return (await window.Garfish.loadApp(name, { entry }))?.mount();
        },
        app({ head: `<script src="${script}"></script>` }),
      );
      assert.equal(mounted, true);
      assert.deepEqual(await notes(), ['render']);
    },
  },
  {
    id: 'load-app.provider-script-404',
    page,
    sentence: '如果 404 的正是导出 `provider` 的脚本，挂载时报 `"provider" is "undefined".`',
    async run({ open, serve }) {
      const script = serve('/missing.js', '', {}, 404);
      const entry = serve('/page.html', `<body><script src="${script}"></script></body>`);
      const host = await open();
      await assert.rejects(
        host.evaluate(async (entry) => {
          const loaded = await window.Garfish.loadApp('order', { entry, asyncProviderTimeout: 10 });
          await loaded?.mount();
        }, entry),
        /"provider" is "undefined"\./,
      );
    },
  },
  {
    id: 'load-app.before-load-throws',
    page,
    sentence: '`beforeLoad` 抛错会让 `loadApp` 拒绝，不经过 `errorLoadApp`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({
          disablePreloadApp: true,
          errorLoadApp: () => void window.notes.push('errorLoadApp'),
          beforeLoad: () => {
            throw new Error('in beforeLoad');
          },
        });
        await window.Garfish.loadApp(name, { entry }).catch((reason: unknown) => {
          window.notes.push(String(reason));
        });
      }, app());
      assert.deepEqual(await notes(), ['Error: in beforeLoad']);
    },
  },
  {
    id: 'load-app.failed-stays-active',
    page,
    sentence: '挂载失败或被中止的应用仍留在 `Garfish.activeApps` 里。',
    async run({ open, app }) {
      const host = await open();
      const names = await host.evaluate(
        async ([failing, aborted]) => {
          const first = await window.Garfish.loadApp(failing.name, {
            entry: failing.entry,
            errorMountApp: () => undefined,
          });
          await first?.mount();
          const second = await window.Garfish.loadApp(aborted.name, { entry: aborted.entry });
          const mounted = second?.mount();
          second?.unmount();
          await mounted;
          return window.Garfish.activeApps.map(({ name, display }) => `${name} ${display}`);
        },
        [app({ name: 'failing', render: 'throw new Error();' }), app({ name: 'aborted' })] as const,
      );
      assert.deepEqual(names, ['failing false', 'aborted false']);
    },
  },
  {
    id: 'load-app.not-registered',
    page,
    sentence: '`loadApp` 不会写入 `Garfish.appInfos`：传 `entry` 加载不等于注册。',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, cache: true });
          return [loaded?.name, Object.keys(window.Garfish.appInfos)];
        },
        app({ name: 'order' }),
      );
      assert.deepEqual(result, ['order', []]);
    },
  },
  {
    id: 'load-app.manual-basename',
    page,
    sentence: '手动加载时 `provider` 收到的 `basename` 就是合并后的 `basename`，不会拼上 `activeWhen`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async (info) => {
          window.Garfish.setOptions({ basename: '/demo' });
          window.Garfish.registerApp({ ...info, activeWhen: '/order' });
          const loaded = await window.Garfish.loadApp(info.name, { domGetter: '#container' });
          await loaded?.mount();
        },
        app({ render: 'note(info.basename);' }),
      );
      assert.deepEqual(await notes(), ['render', '/demo']);
    },
  },
  {
    id: 'load-app.responses-kept',
    page,
    sentence:
      '`cache: false` 只影响 App 实例：成功的响应保存在加载器的内存缓存里，同名应用再次加载不发请求。',
    async run({ open, app, requests }) {
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        await window.Garfish.loadApp(name, { entry, cache: false });
        await window.Garfish.loadApp(name, { entry, cache: false });
      }, app());
      assert.deepEqual(requests(), ['/app/index.html', '/app/index.js']);
    },
  },
  {
    id: 'load-app.responses-in-memory',
    page,
    sentence: '刷新页面后加载器的缓存消失，再次加载重新请求。',
    async run({ open, app, requests }) {
      const sub = app();
      for (const times of [1, 2]) {
        const host = await open();
        await host.evaluate(({ name, entry }) => window.Garfish.loadApp(name, { entry }).then(Boolean), sub);
        assert.equal(requests().filter((path) => path === '/app/index.html').length, times);
      }
    },
  },
  {
    id: 'load-app.props-copied',
    page,
    sentence: '`props` 在加载时浅拷贝，之后替换顶层的值不会被看到，修改其中的对象会被看到。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const props = { theme: 'light', store: { count: 1 } };
          const loaded = await window.Garfish.loadApp(name, { entry, props, domGetter: '#container' });
          props.theme = 'dark';
          props.store.count = 2;
          await loaded?.mount();
        },
        app({ render: `note(info.props.theme + ' ' + info.props.store.count);` }),
      );
      assert.deepEqual(await notes(), ['render', 'light 2']);
    },
  },
];
