import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Fact, HostPage, SubApp } from './fact';

const page = '/guide/lifecycle';

type Method = 'mount' | 'hide' | 'show' | 'unmount';

/** Loads the sub-app without the router and calls its methods in turn. What they throw is part of the result. */
function load(host: HostPage, { name, entry }: SubApp, ...methods: Method[]): Promise<string[]> {
  return host.evaluate(
    async ([name, entry, methods]) => {
      const textOf = (error: unknown): string =>
        error instanceof Error ? error.message.replace('[Garfish warning]: ', '').trim() : 'no error';
      const outcome = (call: () => unknown): Promise<string> =>
        Promise.resolve()
          .then(call)
          .then(String, (error: unknown) => `threw ${textOf(error)}`);
      let app: Awaited<ReturnType<typeof window.Garfish.loadApp>> = null;
      const loaded = await outcome(async () => {
        app = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        return app && 'loaded';
      });
      const results = [loaded];
      for (const method of methods) results.push(await outcome(() => app?.[method]()));
      return results;
    },
    [name, entry, methods] as const,
  );
}

/** Notes the hooks of loading and of the app as a plugin sees them. */
async function traceHooks(host: HostPage): Promise<void> {
  await host.evaluate(() => {
    const note = (text: string): void => void window.notes.push(text);
    window.Garfish.usePlugin(() => ({
      name: 'trace',
      beforeBootstrap: () => note('beforeBootstrap'),
      beforeRegisterApp: () => note('beforeRegisterApp'),
      registerApp: () => note('registerApp'),
      bootstrap: () => note('bootstrap'),
      beforeLoad: ({ name }) => note(`beforeLoad ${name}`),
      afterLoad: ({ name }) => note(`afterLoad ${name}`),
      beforeMount: (_info, _app, cacheMode) => note(`beforeMount ${String(cacheMode)}`),
      afterMount: (_info, _app, cacheMode) => note(`afterMount ${String(cacheMode)}`),
      beforeUnmount: (_info, _app, cacheMode) => note(`beforeUnmount ${String(cacheMode)}`),
      afterUnmount: (_info, _app, cacheMode) => note(`afterUnmount ${String(cacheMode)}`),
      beforeEval: (_info, _code, _env, url) => note(`beforeEval ${url?.replace(/.*\//, '') ?? 'undefined'}`),
      afterEval: (_info, _code, _env, url) => note(`afterEval ${url?.replace(/.*\//, '') ?? 'undefined'}`),
      errorExecCode: () => note('errorExecCode'),
    }));
  });
}

/** Starts Garfish with error hooks of its own, which note what they get and swallow it. */
async function runWithErrorHooks(host: HostPage): Promise<void> {
  await host.evaluate(() => {
    window.Garfish.run({
      disablePreloadApp: true,
      errorLoadApp: (error) => void window.notes.push(`errorLoadApp ${error.message.trim()}`),
      errorMountApp: (error) => void window.notes.push(`errorMountApp ${error.message.trim()}`),
      errorUnmountApp: (error) => void window.notes.push(`errorUnmountApp ${error.message.trim()}`),
    });
  });
}

async function runWithDefaults(host: HostPage): Promise<void> {
  await host.evaluate(() => void window.Garfish.run({ disablePreloadApp: true }));
}

/**
 * Mounts the sub-app under a clock that the fact winds on, and notes how it ends. Scripts have run when this returns.
 */
async function mountUnderClock(host: Page, { name, entry }: SubApp, domGetter: string): Promise<void> {
  await host.evaluate(
    async ([name, entry, domGetter]) => {
      const app = await window.Garfish.loadApp(name, { entry, domGetter });
      window.addEventListener('mount', () => {
        const note = (text: string): void => void window.notes.push(text);
        app?.mount().then(
          (mounted) => note(`mounted ${String(mounted)}`),
          (error: unknown) => note(`rejected ${error instanceof Error ? error.message : ''}`),
        );
        note('mounting');
      });
    },
    [name, entry, domGetter] as const,
  );
  await host.clock.install();
  await host.evaluate(() => window.dispatchEvent(new Event('mount')));
}

const noteRender = "note('isMount ' + info.appRenderInfo.isMount);";
const noteDestroy = "note('isUnmount ' + info.appRenderInfo.isUnmount);";

export const lifecycleFacts: readonly Fact[] = [
  {
    id: 'lifecycle.first-entry',
    page,
    sentence:
      '首次进入一个子应用，依次是 `beforeLoad`、`afterLoad`、`beforeMount`、执行脚本、`render`、`afterMount`。',
    async run({ open, app, notes }) {
      const { name, entry } = app({ script: "note('script');" });
      const host = await open({ path: '/app' });
      await traceHooks(host);
      await host.evaluate(
        ([name, entry]) => {
          window.Garfish.run({
            disablePreloadApp: true,
            domGetter: '#container',
            apps: [{ name, entry, activeWhen: '/app' }],
          });
        },
        [name, entry] as const,
      );
      await host.waitForFunction(() => window.notes.includes('afterMount false'));
      const main = (await notes()).filter((note) =>
        /^(beforeLoad|afterLoad|beforeM|script|render|afterM)/.test(note),
      );
      assert.deepEqual(main, [
        'beforeLoad app',
        'afterLoad app',
        'beforeMount false',
        'script',
        'render',
        'afterMount false',
      ]);
    },
  },
  {
    id: 'lifecycle.route-leave',
    page,
    sentence: '路由离开时，默认触发隐藏而不是卸载：依次是 `beforeUnmount`、`destroy`、`afterUnmount`。',
    async run({ open, app, notes }) {
      const { name, entry } = app({ destroy: noteDestroy });
      const host = await open({ path: '/app' });
      await traceHooks(host);
      await host.evaluate(
        ([name, entry]) => {
          window.Garfish.run({
            disablePreloadApp: true,
            domGetter: '#container',
            apps: [{ name, entry, activeWhen: '/app' }],
          });
        },
        [name, entry] as const,
      );
      await host.waitForFunction(() => window.notes.includes('afterMount false'));
      await host.evaluate(() => history.pushState({}, '', '/'));
      await host.waitForFunction(() => window.notes.some((note) => note.startsWith('afterUnmount')));
      const all = await notes();
      assert.deepEqual(all.slice(all.indexOf('beforeUnmount true')), [
        'beforeUnmount true',
        'destroy',
        'isUnmount false',
        'afterUnmount true',
      ]);
    },
  },
  {
    id: 'lifecycle.cache-mode',
    page,
    sentence:
      '两种离开方式触发同样的钩子，用第三个参数 `cacheMode` 区分：`true` 是隐藏或显示，`false` 是挂载或卸载。',
    async run({ open, app, notes }) {
      const host = await open();
      await traceHooks(host);
      await load(host, app(), 'mount', 'hide', 'show', 'unmount');
      assert.deepEqual(
        (await notes()).filter((note) => /^(before|after)(Unm|M)ount/.test(note)),
        ['beforeMount false', 'afterMount false']
          .concat(['beforeUnmount true', 'afterUnmount true'])
          .concat(['beforeMount true', 'afterMount true'])
          .concat(['beforeUnmount false', 'afterUnmount false']),
      );
    },
  },
  {
    id: 'lifecycle.plugin-after-run',
    page,
    sentence:
      '插件必须在 `run` 之前注册，之后再注册会抛出 `Cannot register plugin after Garfish is started.`',
    async run({ open }) {
      const host = await open();
      await runWithDefaults(host);
      await assert.rejects(traceHooks(host), /Cannot register plugin after Garfish is started\./);
    },
  },
  {
    id: 'lifecycle.run-order',
    page,
    sentence:
      '调用 `Garfish.run()` 时没有命中任何子应用，也会依次触发 `beforeBootstrap`、`beforeRegisterApp`、`registerApp`、`router.beforeEach`、`bootstrap`、`onNotMatchRouter`、`router.afterEach`。',
    async run({ open, notes }) {
      const host = await open();
      await traceHooks(host);
      await host.evaluate(
        () =>
          new Promise<void>((resolve) => {
            window.Garfish.router.beforeEach((_to, _from, next: () => void) => {
              window.notes.push('router.beforeEach');
              next();
            });
            window.Garfish.router.afterEach((_to, _from, next: () => void) => {
              window.notes.push('router.afterEach');
              next();
              resolve();
            });
            window.Garfish.run({
              disablePreloadApp: true,
              onNotMatchRouter: () => void window.notes.push('onNotMatchRouter'),
            });
          }),
      );
      assert.deepEqual(await notes(), [
        'beforeBootstrap',
        'beforeRegisterApp',
        'registerApp',
        'router.beforeEach',
        'bootstrap',
        'onNotMatchRouter',
        'router.afterEach',
      ]);
    },
  },
  {
    id: 'lifecycle.script-order',
    page,
    sentence: '内联脚本先于 `defer` 脚本执行，`async` 脚本在 `afterMount` 之后才执行。',
    async run({ open, app, serve, notes }) {
      const note = (text: string): string => `window.Garfish.channel.emit('note', '${text}');`;
      const asyncUrl = serve('/order/async.js', note('async'));
      const deferUrl = serve('/order/defer.js', note('defer'));
      const head = `<script async src="${asyncUrl}"></script><script defer src="${deferUrl}"></script>`;
      const host = await open();
      await traceHooks(host);
      await load(host, app({ name: 'order', head, body: `<script>${note('inline')}</script>` }), 'mount');
      await host.waitForFunction(() => window.notes.includes('async'));
      const wanted = ['inline', 'defer', 'render', 'afterMount false', 'async'];
      assert.deepEqual(
        (await notes()).filter((each) => wanted.includes(each)),
        wanted,
      );
    },
  },
  {
    id: 'lifecycle.onload-eval',
    page,
    sentence:
      '`url` 为 `undefined` 的那一次是 Garfish 自己的代码，用于触发子应用的 `window.onload`，只在 vm 沙箱里出现。',
    async run({ open, app }) {
      const apps = [app({ name: 'vm' }), app({ name: 'open' })];
      const host = await open();
      const evaluated = await host.evaluate(async (apps) => {
        const seen: string[] = [];
        window.Garfish.usePlugin(() => ({
          name: 'trace',
          beforeEval: ({ name }, code, _env, url) => {
            if (url === undefined) seen.push(`${name} ${String(code.includes('window.onload'))}`);
          },
        }));
        for (const { name, entry } of apps) {
          const options = {
            entry,
            domGetter: '#container',
            ...(name === 'vm' ? {} : { sandbox: false as const }),
          };
          const app = await window.Garfish.loadApp(name, options);
          await app?.mount();
        }
        return { seen, active: window.Garfish.activeApps.length };
      }, apps);
      assert.deepEqual(evaluated, { seen: ['vm true'], active: 2 });
    },
  },
  {
    id: 'lifecycle.before-mount-first',
    page,
    sentence: '`beforeMount` 先于所有脚本，`beforeEval` 与 `afterEval` 都在它之后。',
    async run({ open, app, notes }) {
      const host = await open();
      await traceHooks(host);
      await load(host, app({ script: "note('script');" }), 'mount');
      const order = (await notes()).filter((note) => /^(beforeMount|script|\w+Eval index\.js)/.test(note));
      assert.deepEqual(order, ['beforeMount false', 'beforeEval index.js', 'script', 'afterEval index.js']);
    },
  },
  {
    id: 'lifecycle.load-hooks-when-cached',
    page,
    sentence: '`beforeLoad` 与 `afterLoad` 每次进入都会触发，即使实例来自缓存。',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      await traceHooks(host);
      const same = await host.evaluate(
        async ([name, entry]) => {
          const first = await window.Garfish.loadApp(name, { entry, cache: true });
          return first === (await window.Garfish.loadApp(name, { entry, cache: true }));
        },
        [name, entry] as const,
      );
      assert.equal(same, true);
      assert.deepEqual(await notes(), ['beforeLoad app', 'afterLoad app', 'beforeLoad app', 'afterLoad app']);
    },
  },
  {
    id: 'lifecycle.inner-navigation',
    page,
    sentence:
      '同一个子应用内部切换路径，只有 `routerChange`、`router.beforeEach`、`router.afterEach`，没有加载与挂载的钩子。',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open({ path: '/app' });
      await traceHooks(host);
      await host.evaluate(
        ([name, entry]) => {
          const { router } = window.Garfish;
          router.routerChange(() => void window.notes.push('routerChange'));
          router.beforeEach((_to, _from, next: () => void) => {
            window.notes.push('router.beforeEach');
            next();
          });
          router.afterEach((_to, _from, next: () => void) => {
            window.notes.push('router.afterEach');
            next();
          });
          window.Garfish.run({
            disablePreloadApp: true,
            domGetter: '#container',
            apps: [{ name, entry, activeWhen: '/app' }],
          });
        },
        [name, entry] as const,
      );
      await host.waitForFunction(() => window.notes.includes('router.afterEach'));
      const before = (await notes()).length;
      await host.evaluate(() => history.pushState({}, '', '/app/detail'));
      await host.waitForFunction((before) => window.notes.includes('router.afterEach', before), before);
      assert.deepEqual((await notes()).slice(before), [
        'routerChange',
        'router.beforeEach',
        'router.afterEach',
      ]);
    },
  },
  {
    id: 'lifecycle.load-app-hooks',
    page,
    sentence: '`loadApp` 只触发 `beforeLoad` 与 `afterLoad`，其余由实例方法触发。',
    async run({ open, app, notes }) {
      const host = await open();
      await traceHooks(host);
      assert.deepEqual(await load(host, app()), ['loaded']);
      assert.deepEqual(await notes(), ['beforeLoad app', 'afterLoad app']);
    },
  },
  {
    id: 'lifecycle.mount-sequence',
    page,
    sentence:
      '`app.mount()` 依次触发 `beforeMount(false)`、执行脚本、`provider()`、`isMount` 为 `true` 的 `render`、`afterMount(false)`。',
    async run({ open, app, notes }) {
      const subApp = app({
        wholeScript: `note('script');
          exports.provider = () => {
            note('provider');
            return { render(info) { ${noteRender} }, destroy() {} };
          };`,
      });
      const host = await open();
      await traceHooks(host);
      assert.deepEqual(await load(host, subApp, 'mount'), ['loaded', 'true']);
      assert.deepEqual(
        (await notes()).filter((note) => !/Eval|Load/.test(note)),
        ['beforeMount false', 'script', 'provider', 'isMount true', 'afterMount false'],
      );
    },
  },
  {
    id: 'lifecycle.hide-sequence',
    page,
    sentence:
      '`app.hide()` 依次触发 `beforeUnmount(true)`、`isUnmount` 为 `false` 的 `destroy`、`afterUnmount(true)`。',
    async run({ open, app, notes }) {
      const host = await open();
      await traceHooks(host);
      assert.deepEqual(await load(host, app({ destroy: noteDestroy }), 'mount', 'hide'), [
        'loaded',
        'true',
        'true',
      ]);
      const all = await notes();
      assert.deepEqual(all.slice(all.indexOf('afterMount false') + 1), [
        'beforeUnmount true',
        'destroy',
        'isUnmount false',
        'afterUnmount true',
      ]);
    },
  },
  {
    id: 'lifecycle.show-sequence',
    page,
    sentence:
      '`app.show()` 依次触发 `beforeMount(true)`、`isMount` 为 `false` 的 `render`、`afterMount(true)`，不执行子应用的脚本。',
    async run({ open, app, notes }) {
      const subApp = app({ script: "note('script');", render: noteRender });
      const host = await open();
      await traceHooks(host);
      await load(host, subApp, 'mount', 'hide', 'show');
      const all = await notes();
      const shown = all.slice(all.indexOf('afterUnmount true') + 1);
      assert.deepEqual(
        shown.filter((note) => !note.endsWith('Eval undefined')),
        ['beforeMount true', 'render', 'isMount false', 'afterMount true'],
      );
    },
  },
  {
    id: 'lifecycle.unmount-sequence',
    page,
    sentence:
      '`app.unmount()` 依次触发 `beforeUnmount(false)`、`isUnmount` 为 `true` 的 `destroy`、`afterUnmount(false)`。',
    async run({ open, app, notes }) {
      const host = await open();
      await traceHooks(host);
      const results = await load(host, app({ destroy: noteDestroy }), 'mount', 'unmount');
      assert.deepEqual(results, ['loaded', 'true', 'true']);
      const all = await notes();
      assert.deepEqual(all.slice(all.indexOf('afterMount false') + 1), [
        'beforeUnmount false',
        'destroy',
        'isUnmount true',
        'afterUnmount false',
      ]);
    },
  },
  {
    id: 'lifecycle.mount-again',
    page,
    sentence: '卸载后可以再次 `mount()`，所有脚本会重新执行。',
    async run({ open, app, notes }) {
      const host = await open();
      const results = await load(host, app({ script: "note('script');" }), 'mount', 'unmount', 'mount');
      assert.deepEqual(results, ['loaded', 'true', 'true', 'true']);
      assert.deepEqual(await notes(), ['script', 'render', 'destroy', 'script', 'render']);
    },
  },
  {
    id: 'lifecycle.unmount-hidden',
    page,
    sentence: '对已经隐藏的实例调用 `unmount()`，`destroy` 会被第二次调用。',
    async run({ open, app, notes }) {
      const host = await open();
      await load(host, app({ destroy: noteDestroy }), 'mount', 'hide', 'unmount');
      assert.deepEqual(await notes(), ['render', 'destroy', 'isUnmount false', 'destroy', 'isUnmount true']);
    },
  },
  {
    id: 'lifecycle.before-load-argument',
    page,
    sentence: '`beforeLoad` 只收到 `appInfo`，此时还没有应用实例。',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const received = await host.evaluate(
        async ([name, entry]) => {
          const seen: unknown[] = [];
          window.Garfish.usePlugin(() => ({
            name: 'arguments',
            beforeLoad: (...received) => {
              seen.push(received.length, received[0].name);
            },
          }));
          await window.Garfish.loadApp(name, { entry });
          return seen;
        },
        [name, entry] as const,
      );
      assert.deepEqual(received, [1, 'app']);
    },
  },
  {
    id: 'lifecycle.before-load-false',
    page,
    sentence:
      '`beforeLoad` 返回 `false` 时 `loadApp` 得到 `null`，打印 `Load x application is terminated by beforeLoad.`，不再触发 `afterLoad`。',
    async run({ open, app, notes, messages }) {
      const { name, entry } = app({ name: 'x' });
      const host = await open();
      await traceHooks(host);
      const loaded = await host.evaluate(
        async ([name, entry]) => {
          window.Garfish.usePlugin(() => ({ name: 'stop', beforeLoad: () => false }));
          return window.Garfish.loadApp(name, { entry });
        },
        [name, entry] as const,
      );
      assert.equal(loaded, null);
      assert.deepEqual(await notes(), ['beforeLoad x']);
      assert.match(messages().join('\n'), /Load x application is terminated by beforeLoad\./);
    },
  },
  {
    id: 'lifecycle.app-hooks-cannot-cancel',
    page,
    sentence: '应用钩子都不能取消挂载或卸载，返回值没有作用。',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      const results = await host.evaluate(
        async ([name, entry]) => {
          window.Garfish.run({ disablePreloadApp: true });
          const stop = (): false => false;
          const app = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            beforeMount: stop,
            beforeEval: stop,
            beforeUnmount: stop,
          });
          return [await app?.mount(), app?.unmount()];
        },
        [name, entry] as const,
      );
      assert.deepEqual(results, [true, true]);
      assert.deepEqual(await notes(), ['render', 'destroy']);
    },
  },
  {
    id: 'lifecycle.not-match-is-no-hook',
    page,
    sentence: '`onNotMatchRouter` 是路由选项，不是钩子，写在插件里无效。',
    async run({ open, notes }) {
      const host = await open();
      await host.evaluate(
        () =>
          new Promise<void>((resolve) => {
            window.Garfish.usePlugin(() => ({
              name: 'not-match',
              onNotMatchRouter: () => window.notes.push('plugin'),
            }));
            window.Garfish.router.afterEach((_to, _from, next: () => void) => {
              next();
              resolve();
            });
            window.Garfish.run({
              disablePreloadApp: true,
              onNotMatchRouter: () => void window.notes.push('option'),
            });
          }),
      );
      assert.deepEqual(await notes(), ['option']);
    },
  },
  {
    id: 'lifecycle.load-hooks-not-per-app',
    page,
    sentence: '`beforeLoad`、`afterLoad`、`errorLoadApp` 写在单个子应用的配置里无效。',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      await runWithErrorHooks(host);
      await host.evaluate(
        async ([name, entry]) => {
          const inOneApp = {
            beforeLoad: () => void window.notes.push('beforeLoad'),
            afterLoad: () => void window.notes.push('afterLoad'),
            errorLoadApp: () => void window.notes.push('errorLoadApp of the app'),
          };
          window.Garfish.registerApp([
            { name, entry, ...inOneApp },
            { name: 'broken', entry: entry.replace('/app/', '/missing/'), ...inOneApp },
          ]);
          await window.Garfish.loadApp(name);
          await window.Garfish.loadApp('broken');
        },
        [name, entry] as const,
      );
      const noted = await notes();
      assert.equal(noted.length, 1, noted.join('\n'));
      assert.match(noted.join(), /^errorLoadApp .*load failed with status "404"$/);
    },
  },
  {
    id: 'lifecycle.hook-order',
    page,
    sentence: '应用钩子在多处定义时，先运行子应用自己的，再运行插件的，最后运行全局的。',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const noting = (text: string) => () => void window.notes.push(text);
          window.Garfish.usePlugin(() => ({ name: 'order', beforeMount: noting('plugin') }));
          window.Garfish.run({ disablePreloadApp: true, beforeMount: noting('global') });
          const app = await window.Garfish.loadApp(name, { entry, beforeMount: noting('app') });
          await app?.mount();
        },
        [name, entry] as const,
      );
      assert.deepEqual(await notes(), ['app', 'plugin', 'global', 'render']);
    },
  },
  {
    id: 'lifecycle.inherited-hook-order',
    page,
    sentence: '子应用没有自己的应用钩子时，继承来的全局函数只运行一次，在插件之前。',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const noting = (text: string) => () => void window.notes.push(text);
          window.Garfish.usePlugin(() => ({ name: 'order', beforeMount: noting('plugin') }));
          window.Garfish.run({ disablePreloadApp: true, beforeMount: noting('global') });
          const app = await window.Garfish.loadApp(name, { entry });
          await app?.mount();
        },
        [name, entry] as const,
      );
      assert.deepEqual(await notes(), ['global', 'plugin', 'render']);
    },
  },
  {
    id: 'lifecycle.load-hook-order',
    page,
    sentence: '`beforeLoad` 与 `afterLoad` 在多处定义时，先运行插件的，再运行全局的。',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const noting = (text: string) => () => void window.notes.push(text);
          window.Garfish.usePlugin(() => ({
            name: 'order',
            beforeLoad: noting('beforeLoad plugin'),
            afterLoad: noting('afterLoad plugin'),
          }));
          window.Garfish.run({
            disablePreloadApp: true,
            beforeLoad: noting('beforeLoad global'),
            afterLoad: noting('afterLoad global'),
          });
          await window.Garfish.loadApp(name, { entry });
        },
        [name, entry] as const,
      );
      assert.deepEqual(await notes(), [
        'beforeLoad plugin',
        'beforeLoad global',
        'afterLoad plugin',
        'afterLoad global',
      ]);
    },
  },
  {
    id: 'lifecycle.load-hooks-need-run',
    page,
    sentence:
      '不调用 `run()` 时，通过 `setOptions` 传入的 `beforeLoad`、`afterLoad`、`errorLoadApp` 不会触发，`beforeMount` 这样的应用钩子会触发。',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const noting = (text: string) => () => void window.notes.push(text);
          window.Garfish.setOptions({
            beforeLoad: noting('beforeLoad'),
            afterLoad: noting('afterLoad'),
            errorLoadApp: noting('errorLoadApp'),
            beforeMount: noting('beforeMount'),
          });
          await window.Garfish.loadApp('broken', { entry: entry.replace('/app/', '/missing/') });
          const app = await window.Garfish.loadApp(name, { entry });
          await app?.mount();
        },
        [name, entry] as const,
      );
      assert.deepEqual(await notes(), ['beforeMount', 'render']);
    },
  },
  {
    id: 'lifecycle.error-hook-arguments',
    page,
    sentence:
      '`errorLoadApp`、`errorMountApp`、`errorUnmountApp` 都只收到 `error` 与 `appInfo`，没有应用实例。',
    async run({ open, app, serve }) {
      const apps = [
        { name: 'load', entry: serve('/load/index.html', 'gone', {}, 404) },
        app({ name: 'mount', render: "throw new Error('render broke');" }),
        app({ name: 'unmount', destroy: "throw new Error('destroy broke');" }),
      ];
      const host = await open();
      const received = await host.evaluate(async (apps) => {
        const seen: string[] = [];
        const record = (...given: [Error, { name: string }]): void =>
          void seen.push(`${given.length} ${String(given[0] instanceof Error)} ${given[1].name}`);
        window.Garfish.run({
          disablePreloadApp: true,
          errorLoadApp: record,
          errorMountApp: record,
          errorUnmountApp: record,
        });
        for (const { name, entry } of apps) {
          const app = await window.Garfish.loadApp(name, { entry });
          if (await app?.mount()) app?.unmount();
        }
        return seen;
      }, apps);
      assert.deepEqual(received, ['2 true load', '2 true mount', '2 true unmount']);
    },
  },
  {
    id: 'lifecycle.entry-fails-default',
    page,
    sentence: '入口请求失败：`loadApp` 默认拒绝',
    async run({ open, serve }) {
      const entry = serve('/gone/index.html', 'gone', {}, 404);
      const host = await open();
      await runWithDefaults(host);
      const [loaded = ''] = await load(host, { name: 'gone', entry });
      assert.match(loaded, /^threw .*load failed with status "404"$/);
    },
  },
  {
    id: 'lifecycle.entry-fails-handled',
    page,
    sentence:
      '有全局 `errorLoadApp` 时，入口请求失败后触发 `afterLoad(appInfo, null)`，`loadApp` 得到 `null`',
    async run({ open, serve, notes }) {
      const entry = serve('/gone/index.html', 'gone', {}, 404);
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.usePlugin(() => ({
          name: 'after-load',
          afterLoad: (_info, app) => void window.notes.push(`afterLoad ${app === null ? 'null' : 'app'}`),
        }));
      });
      await runWithErrorHooks(host);
      assert.deepEqual(await load(host, { name: 'gone', entry }), ['null']);
      const [error = '', ...after] = await notes();
      assert.match(error, /^errorLoadApp .*load failed with status "404"$/);
      assert.deepEqual(after, ['afterLoad null']);
    },
  },
  {
    id: 'lifecycle.script-fails-default',
    page,
    sentence: '脚本执行抛错：触发 `errorExecCode`，`mount()` 默认拒绝',
    async run({ open, app, notes }) {
      const host = await open();
      await traceHooks(host);
      await runWithDefaults(host);
      const results = await load(host, app({ script: "throw new Error('script broke');" }), 'mount');
      assert.deepEqual(results, ['loaded', 'threw script broke']);
      assert.ok((await notes()).includes('errorExecCode'));
    },
  },
  {
    id: 'lifecycle.script-fails-handled',
    page,
    sentence: '有全局 `errorMountApp` 时，脚本抛错在 `errorExecCode` 之后触发它，`mount()` 得到 `false`',
    async run({ open, app, notes }) {
      const host = await open();
      await traceHooks(host);
      await runWithErrorHooks(host);
      const results = await load(host, app({ script: "throw new Error('script broke');" }), 'mount');
      assert.deepEqual(results, ['loaded', 'false']);
      assert.deepEqual((await notes()).slice(-2), ['errorExecCode', 'errorMountApp script broke']);
    },
  },
  {
    id: 'lifecycle.async-script-fails-default',
    page,
    sentence: '`async` 脚本抛错：触发 `errorExecCode`，`mount()` 默认不再结束',
    async run({ open, app, serve }) {
      const url = serve('/async/broken.js', "throw new Error('async broke');");
      const { name, entry } = app({ name: 'async', head: `<script async src="${url}"></script>` });
      const host = await open();
      await traceHooks(host);
      await runWithDefaults(host);
      const outcome = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          const failed = new Promise<void>((resolve) =>
            app?.hooks.usePlugin({ name: 'failed', errorExecCode: () => resolve() }),
          );
          const mounting = Promise.resolve(app?.mount()).then(
            () => 'settled',
            () => 'settled',
          );
          await failed;
          const later = new Promise<string>((resolve) => setTimeout(resolve, 800, 'pending'));
          return Promise.race([mounting, later]);
        },
        [name, entry] as const,
      );
      assert.equal(outcome, 'pending');
    },
  },
  {
    id: 'lifecycle.async-script-fails-handled',
    page,
    sentence:
      '有全局 `errorMountApp` 时，`async` 脚本抛错在 `errorExecCode` 之后触发它，`mount()` 得到 `true`',
    async run({ open, app, serve, notes }) {
      const url = serve('/async/broken.js', "throw new Error('async broke');");
      const subApp = app({ name: 'async', head: `<script async src="${url}"></script>` });
      const host = await open();
      await traceHooks(host);
      await runWithErrorHooks(host);
      assert.deepEqual(await load(host, subApp, 'mount'), ['loaded', 'true']);
      await host.waitForFunction(() => window.notes.includes('errorMountApp async broke'));
      const errors = (await notes()).filter((note) => note.startsWith('error'));
      assert.deepEqual(errors, ['errorExecCode', 'errorMountApp async broke']);
    },
  },
  {
    id: 'lifecycle.no-provider-default',
    page,
    sentence: '没有 `provider`：2 秒后 `mount()` 默认拒绝',
    async run({ open, app, notes }) {
      const host = await open({ alone: true });
      await runWithDefaults(host);
      await mountUnderClock(host, app({ wholeScript: "note('script');" }), '#container');
      await host.waitForFunction(() => window.notes.includes('script'));
      await host.clock.runFor(1500);
      assert.deepEqual(await notes(), ['mounting', 'script']);
      await host.clock.runFor(600);
      assert.match((await notes())[2] ?? '', /^rejected .*"provider" is "undefined"\./);
    },
  },
  {
    id: 'lifecycle.no-provider-handled',
    page,
    sentence: '有全局 `errorMountApp` 时，没有 `provider` 在等待结束后触发它，`mount()` 得到 `false`',
    async run({ open, app, notes }) {
      const { name, entry } = app({ wholeScript: '' });
      const host = await open();
      await runWithErrorHooks(host);
      const mounted = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            asyncProviderTimeout: 50,
          });
          return app?.mount();
        },
        [name, entry] as const,
      );
      assert.equal(mounted, false);
      assert.match((await notes()).join('\n'), /errorMountApp .*"provider" is "undefined"\./);
    },
  },
  {
    id: 'lifecycle.no-dom-default',
    page,
    sentence: '找不到 `domGetter`：3 秒后 `mount()` 默认拒绝，错误是 `Invalid domGetter: #none`',
    async run({ open, app, notes }) {
      const host = await open({ alone: true });
      await runWithDefaults(host);
      await mountUnderClock(host, app(), '#none');
      await host.clock.runFor(2500);
      assert.deepEqual(await notes(), ['mounting']);
      await host.clock.runFor(700);
      assert.match((await notes())[1] ?? '', /^rejected .*Invalid domGetter: #none/);
    },
  },
  {
    id: 'lifecycle.no-dom-handled',
    page,
    sentence: '有全局 `errorMountApp` 时，找不到 `domGetter` 在等待结束后触发它，`mount()` 得到 `false`',
    async run({ open, app, notes }) {
      const host = await open({ alone: true });
      await runWithErrorHooks(host);
      await mountUnderClock(host, app(), '#none');
      await host.clock.runFor(3200);
      const [, error = '', result] = await notes();
      assert.match(error, /^errorMountApp .*Invalid domGetter: #none/);
      assert.equal(result, 'mounted false');
    },
  },
  {
    id: 'lifecycle.render-fails-default',
    page,
    sentence: '`render` 抛错：`mount()` 默认拒绝',
    async run({ open, app }) {
      const host = await open();
      await runWithDefaults(host);
      const results = await load(host, app({ render: "throw new Error('render broke');" }), 'mount');
      assert.deepEqual(results, ['loaded', 'threw render broke']);
    },
  },
  {
    id: 'lifecycle.render-fails-handled',
    page,
    sentence: '有全局 `errorMountApp` 时，`render` 抛错触发它，`mount()` 得到 `false`',
    async run({ open, app, notes }) {
      const host = await open();
      await runWithErrorHooks(host);
      const results = await load(host, app({ render: "throw new Error('render broke');" }), 'mount');
      assert.deepEqual(results, ['loaded', 'false']);
      assert.deepEqual(await notes(), ['render', 'errorMountApp render broke']);
    },
  },
  {
    id: 'lifecycle.destroy-fails-default',
    page,
    sentence: '`unmount()` 中 `destroy` 抛错：`unmount()` 默认抛出',
    async run({ open, app }) {
      const host = await open();
      await runWithDefaults(host);
      const subApp = app({ destroy: "throw new Error('destroy broke');" });
      assert.deepEqual(await load(host, subApp, 'mount', 'unmount'), [
        'loaded',
        'true',
        'threw destroy broke',
      ]);
    },
  },
  {
    id: 'lifecycle.destroy-fails-handled',
    page,
    sentence: '有全局 `errorUnmountApp` 时，`destroy` 抛错触发它，`unmount()` 得到 `false`',
    async run({ open, app, notes }) {
      const host = await open();
      await runWithErrorHooks(host);
      const subApp = app({ destroy: "throw new Error('destroy broke');" });
      assert.deepEqual(await load(host, subApp, 'mount', 'unmount'), ['loaded', 'true', 'false']);
      assert.deepEqual(await notes(), ['render', 'destroy', 'errorUnmountApp destroy broke']);
    },
  },
  {
    id: 'lifecycle.script-not-found',
    page,
    sentence: '入口里的外链脚本 404：不触发任何错误钩子，`mount()` 照常继续。',
    async run({ open, app, serve, notes }) {
      const url = serve('/app/gone.js', 'gone', {}, 404);
      const host = await open();
      await traceHooks(host);
      await runWithErrorHooks(host);
      const results = await load(host, app({ head: `<script src="${url}"></script>` }), 'mount');
      assert.deepEqual(results, ['loaded', 'true']);
      assert.deepEqual(
        (await notes()).filter((note) => note.startsWith('error')),
        [],
      );
    },
  },
  {
    id: 'lifecycle.hide-fails',
    page,
    sentence: '`hide()` 中 `destroy` 抛错：`hide()` 抛出，不经过 `errorUnmountApp`。',
    async run({ open, app, notes }) {
      const host = await open();
      await runWithErrorHooks(host);
      const subApp = app({ destroy: "throw new Error('destroy broke');" });
      assert.deepEqual(await load(host, subApp, 'mount', 'hide'), ['loaded', 'true', 'threw destroy broke']);
      assert.deepEqual(await notes(), ['render', 'destroy']);
    },
  },
  {
    id: 'lifecycle.show-fails',
    page,
    sentence: '`show()` 中 `render` 抛错：`show()` 拒绝，不经过 `errorMountApp`。',
    async run({ open, app, notes }) {
      const host = await open();
      await runWithErrorHooks(host);
      const subApp = app({ render: "if (!info.appRenderInfo.isMount) throw new Error('render broke');" });
      const results = await load(host, subApp, 'mount', 'hide', 'show');
      assert.deepEqual(results, ['loaded', 'true', 'true', 'threw render broke']);
      assert.deepEqual(await notes(), ['render', 'destroy', 'render']);
    },
  },
  {
    id: 'lifecycle.before-mount-fails',
    page,
    sentence: '`beforeMount` 抛错：`mount()` 拒绝，不经过 `errorMountApp`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.usePlugin(() => ({
          name: 'broken',
          beforeMount: () => {
            throw new Error('beforeMount broke');
          },
        }));
      });
      await runWithErrorHooks(host);
      assert.deepEqual(await load(host, app(), 'mount'), ['loaded', 'threw beforeMount broke']);
      assert.deepEqual(await notes(), []);
    },
  },
  {
    id: 'lifecycle.before-load-fails',
    page,
    sentence: '`beforeLoad` 抛错：`loadApp` 拒绝，不经过 `errorLoadApp`。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.usePlugin(() => ({
          name: 'broken',
          beforeLoad: () => {
            throw new Error('beforeLoad broke');
          },
        }));
      });
      await runWithErrorHooks(host);
      assert.deepEqual(await load(host, app()), ['threw beforeLoad broke']);
      assert.deepEqual(await notes(), []);
    },
  },
  {
    id: 'lifecycle.route-failure-unhandled',
    page,
    sentence: '由路由触发时，没有处理的失败表现为一个未处理的 Promise 拒绝（`unhandledrejection`）。',
    async run({ open, app }) {
      const { name, entry } = app({ render: "throw new Error('render broke');" });
      const host = await open({ path: '/app' });
      const reason = await host.evaluate(
        ([name, entry]) =>
          new Promise<string>((resolve) => {
            window.addEventListener('unhandledrejection', ({ reason }) => {
              resolve(reason instanceof Error ? reason.message : 'no error');
            });
            window.Garfish.run({
              disablePreloadApp: true,
              domGetter: '#container',
              apps: [{ name, entry, activeWhen: '/app' }],
            });
          }),
        [name, entry] as const,
      );
      assert.match(reason, /render broke/);
    },
  },
  {
    id: 'lifecycle.app-error-hook',
    page,
    sentence: '只在子应用配置里写 `errorMountApp`，它会运行，但默认的全局实现随后仍会抛出。',
    async run({ open, app, notes }) {
      const { name, entry } = app({ render: "throw new Error('render broke');" });
      const host = await open();
      await runWithDefaults(host);
      const mounting = host.evaluate(
        async ([name, entry]) => {
          const errorMountApp = (): void => void window.notes.push('errorMountApp of the app');
          const app = await window.Garfish.loadApp(name, { entry, errorMountApp });
          await app?.mount();
        },
        [name, entry] as const,
      );
      await assert.rejects(mounting, /render broke/);
      assert.deepEqual(await notes(), ['render', 'errorMountApp of the app']);
    },
  },
  {
    id: 'lifecycle.plugin-error-hook',
    page,
    sentence: '只在插件里写 `errorMountApp`，它根本不会被调用，因为默认实现先抛出了。',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.usePlugin(() => ({
          name: 'errors',
          errorMountApp: () => void window.notes.push('errorMountApp of the plugin'),
        }));
      });
      await runWithDefaults(host);
      const results = await load(host, app({ render: "throw new Error('render broke');" }), 'mount');
      assert.deepEqual(results, ['loaded', 'threw render broke']);
      assert.deepEqual(await notes(), ['render']);
    },
  },
  {
    id: 'lifecycle.load-failure-without-run',
    page,
    sentence: '没有调用过 `run()` 时，加载失败不会抛错，`loadApp` 直接得到 `null`。',
    async run({ open, serve, requests }) {
      const entry = serve('/gone/index.html', 'gone', {}, 404);
      const host = await open();
      assert.deepEqual(await load(host, { name: 'gone', entry }), ['null']);
      assert.deepEqual(requests(), ['/gone/index.html']);
    },
  },
  {
    id: 'lifecycle.after-unmount-container',
    page,
    sentence: '在 `afterUnmount` 里，容器已经移除，但沙箱的清理排在后面。',
    async run({ open, app }) {
      const { name, entry } = app({ script: "window.addEventListener('probe', () => note('probe'));" });
      const host = await open();
      const seen = await host.evaluate(
        async ([name, entry]) => {
          const heard = (): number => {
            window.notes = [];
            window.dispatchEvent(new Event('probe'));
            return window.notes.length;
          };
          let inHook: unknown;
          window.Garfish.run({
            disablePreloadApp: true,
            afterUnmount: (_info, app) => {
              inHook = { attached: app.appContainer.isConnected, heard: heard() };
            },
          });
          const app = await window.Garfish.loadApp(name, { entry, cache: false, domGetter: '#container' });
          await app?.mount();
          app?.unmount();
          return { inHook, heardLater: heard() };
        },
        [name, entry] as const,
      );
      assert.deepEqual(seen, { inHook: { attached: false, heard: 1 }, heardLater: 0 });
    },
  },
  {
    id: 'lifecycle.provider-once',
    page,
    sentence:
      '`provider` 函数在每次 `mount()` 时调用一次；隐藏再显示复用同一个返回值，只调用 `render` 与 `destroy`。',
    async run({ open, app, notes }) {
      const subApp = app({
        wholeScript: `exports.provider = () => {
          note('provider');
          return { render() { note('render'); }, destroy() { note('destroy'); } };
        };`,
      });
      const host = await open();
      await load(host, subApp, 'mount', 'hide', 'show', 'unmount', 'mount');
      assert.deepEqual(await notes(), [
        'provider',
        'render',
        'destroy',
        'render',
        'destroy',
        'provider',
        'render',
      ]);
    },
  },
  {
    id: 'lifecycle.unmount-while-mounting',
    page,
    sentence: '挂载途中离开，挂载被中断，`mount()` 得到 `false`，容器被移除。',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      const seen = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          const mounting = app?.mount();
          app?.unmount();
          return {
            mounted: await mounting,
            children: document.querySelector('#container')?.childElementCount,
          };
        },
        [name, entry] as const,
      );
      assert.deepEqual(seen, { mounted: false, children: 0 });
      assert.deepEqual(await notes(), []);
    },
  },
  {
    id: 'lifecycle.blocked-warning',
    page,
    sentence:
      '存在 `process` 全局变量的开发环境里，中断挂载还会打印 `The app "x" rendering process has been blocked.`',
    async run({ open, app, messages }) {
      const { name, entry } = app({ name: 'x' });
      const host = await open({ development: true });
      await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          const mounting = app?.mount();
          app?.unmount();
          await mounting;
        },
        [name, entry] as const,
      );
      assert.match(messages().join('\n'), /The app "x" rendering process has been blocked\./);
    },
  },
];
