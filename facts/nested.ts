import assert from 'node:assert/strict';
import type { Fact, FactContext, HostPage, SubApp } from './fact';

const page = '/guide/advance/nested';

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

/** JavaScript of an outer sub-app's `render`: gives the inner one a place and registers it. */
function registersInner({ name, entry }: SubApp, options = 'basename: info.basename,'): string {
  return `const slot = document.createElement('div');
    info.dom.append(slot);
    Garfish.registerApp({
      name: '${name}', entry: '${entry}', ${options}
      activeWhen: '/inner', domGetter: () => slot,
    });`;
}

/** Starts a host whose router activates the outer sub-app at `/outer`. */
async function runRouted({ open }: FactContext, { name, entry }: SubApp, path: string): Promise<HostPage> {
  const host = await open({ path });
  await host.evaluate(
    ([name, entry]) => {
      window.Garfish.run({
        disablePreloadApp: true,
        domGetter: '#container',
        apps: [{ name, entry, activeWhen: '/outer' }],
      });
    },
    [name, entry] as const,
  );
  return host;
}

async function waitForNote(host: HostPage, note: string): Promise<void> {
  await host.waitForFunction((note) => window.notes.includes(note), note);
}

export const nestedFacts: readonly Fact[] = [
  {
    id: 'nested.same-instance',
    page,
    sentence:
      "内层子应用即使自己打包了一份 `garfish`，`import Garfish from 'garfish'` 拿到的也是外层的 `window.Garfish`。",
    async run({ open, app, bundle, notes }) {
      const copy = new URL('garfish.js', bundle('react')).href;
      const subApp = app({
        body: `<script src="${copy}"></script>`,
        script: `const outer = Garfish.getGlobalObject();
          note(String(window.garfishModule !== outer.garfishModule));
          note(String(window.garfishModule.default === outer.Garfish));`,
      });
      await mount(await open(), subApp);
      // The copy reports every note a second time, to the same list.
      assert.deepEqual(new Set(await notes()), new Set(['true', 'render']));
    },
  },
  {
    id: 'nested.run-ignored',
    page,
    sentence: '内层的 `Garfish.run({ apps })` 被忽略，其中的应用不会注册。',
    async run({ open, app, notes }) {
      const inner = app({ name: 'inner' });
      const script = `Garfish.run({ apps: [{ name: 'inner', entry: '${inner.entry}' }] });
        note(String('inner' in Garfish.appInfos));`;
      const host = await open();
      await host.evaluate(() => window.Garfish.run({ disablePreloadApp: true }).running);
      await mount(host, app({ name: 'outer', script }));
      assert.deepEqual(await notes(), ['false', 'render']);
    },
  },
  {
    id: 'nested.run-silent',
    page,
    sentence: '生产环境里内层的 `run` 没有任何提示。',
    async run({ open, app, messages, notes }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.run({ disablePreloadApp: true }).running);
      const before = messages().length;
      const script = `Garfish.run({}); console.log('after run');`;
      await mount(host, app({ name: 'outer', script }));
      assert.deepEqual(await notes(), ['render']);
      assert.deepEqual(messages().slice(before), ['after run']);
    },
  },
  {
    id: 'nested.set-options-throws',
    page,
    sentence: '内层的 `setOptions`、`usePlugin` 会抛错，因为外层已经 `run` 过。',
    async run({ open, app, notes }) {
      const script = `for (const call of [
          () => Garfish.setOptions({ basename: '/inner' }),
          () => Garfish.usePlugin(() => ({ name: 'inner' })),
        ]) {
          try { call(); note('nothing thrown'); } catch (error) { note(error.message.trim()); }
        }`;
      const host = await open();
      await host.evaluate(() => window.Garfish.run({ disablePreloadApp: true }).running);
      await mount(host, app({ name: 'outer', script }));
      const [setOptions = '', usePlugin = ''] = await notes();
      assert.ok(setOptions.includes('Garfish is running, can`t set options'), setOptions);
      assert.ok(usePlugin.includes('Cannot register plugin after Garfish is started.'), usePlugin);
    },
  },
  {
    id: 'nested.duplicate-name',
    page,
    sentence: '应用名在整个页面上唯一，重名的 `registerApp` 被忽略，不会覆盖。',
    async run({ open, app, notes }) {
      const first = app({ name: 'shared' });
      const script = `Garfish.registerApp({ name: 'shared', entry: 'https://example.com/', basename: '/second' });
        note([Garfish.appInfos.shared.entry, Garfish.appInfos.shared.basename].join());`;
      const host = await open();
      await host.evaluate(({ name, entry }) => {
        window.Garfish.registerApp({ name, entry, basename: '/first' });
      }, first);
      await mount(host, app({ name: 'outer', script }));
      assert.equal((await notes())[0], `${first.entry},/first`);
    },
  },
  {
    id: 'nested.global-options',
    page,
    sentence: '外层的全局选项（`basename`、`sandbox`、`props` 等）和全局钩子同样作用于内层应用。',
    async run({ open, app, notes }) {
      const inner = app({
        name: 'inner',
        render: `note([info.basename, info.props.userName, info.dom.getRootNode().constructor.name].join());`,
      });
      const outer = app({
        name: 'outer',
        render: `Garfish.loadApp('inner', { entry: '${inner.entry}', domGetter: () => info.dom })
          .then((app) => app.mount());`,
      });
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.run({
          disablePreloadApp: true,
          basename: '/base',
          props: { userName: 'Ada' },
          sandbox: { strictIsolation: true },
          beforeLoad: ({ name }) => {
            window.notes.push(`beforeLoad ${name}`);
          },
        });
      });
      await mount(host, outer);
      await waitForNote(host, '/base,Ada,ShadowRoot');
      assert.ok((await notes()).includes('beforeLoad inner'));
    },
  },
  {
    id: 'nested.same-channel',
    page,
    sentence: '内外两层的 `Garfish.channel` 是同一个。',
    async run({ open, app, notes }) {
      const inner = app({ name: 'inner', script: `Garfish.channel.emit('hello', 'from inner');` });
      const outer = app({
        name: 'outer',
        script: `Garfish.channel.on('hello', (text) => note(text));`,
        render: `Garfish.loadApp('inner', { entry: '${inner.entry}', domGetter: () => info.dom })
          .then((app) => app.mount());`,
      });
      const host = await open();
      await mount(host, outer);
      await waitForNote(host, 'from inner');
      assert.deepEqual(await notes(), ['render', 'from inner', 'render']);
    },
  },
  {
    id: 'nested.both-active',
    page,
    sentence: '访问 `/outer/inner` 时两个应用都激活，直接打开这个地址也可以。',
    async run(context) {
      const inner = context.app({ name: 'inner', render: `note('inner at ' + info.basename);` });
      const outer = context.app({
        name: 'outer',
        render: `note('outer at ' + info.basename); ${registersInner(inner)}`,
      });
      for (const path of ['/', '/outer/inner']) {
        const host = await runRouted(context, outer, path);
        if (path === '/') await host.evaluate(() => history.pushState({}, '', '/outer/inner'));
        await waitForNote(host, 'inner at /outer/inner');
        assert.ok((await context.notes()).includes('outer at /outer'));
      }
    },
  },
  {
    id: 'nested.basename-not-inherited',
    page,
    sentence: '`run()` 之后才注册的应用不会继承全局 `basename` 参与路由匹配，必须自己写。',
    async run({ open, app, notes }) {
      const { entry } = app({ render: `note('at ' + info.basename);` });
      const host = await open({ path: '/base/order' });
      await host.evaluate((entry) => {
        const { Garfish } = window;
        Garfish.run({ disablePreloadApp: true, basename: '/base', domGetter: '#container' });
        Garfish.registerApp({ name: 'without', entry, activeWhen: '/order' });
        Garfish.registerApp({ name: 'with', entry, activeWhen: '/order', basename: '/base' });
      }, entry);
      await waitForNote(host, 'at /base/order');
      assert.deepEqual(await host.evaluate(() => Object.keys(window.Garfish.apps)), ['with']);
      assert.equal((await notes()).filter((note) => note === 'render').length, 1);
    },
  },
  {
    id: 'nested.leaving-unregisters',
    page,
    sentence: '外层应用离开时，Garfish 会删除 `basename` 等于外层路径的已注册应用。',
    async run(context) {
      const inner = context.app({ name: 'inner', render: `note('inner');` });
      const kept = context.app({ name: 'kept' });
      const outer = context.app({
        name: 'outer',
        render: `${registersInner(inner)}
          Garfish.registerApp({ name: 'kept', entry: '${kept.entry}', basename: '/elsewhere', activeWhen: '/x' });`,
      });
      const host = await runRouted(context, outer, '/outer/inner');
      await waitForNote(host, 'inner');
      const registered = () => host.evaluate(() => Object.keys(window.Garfish.appInfos).sort());
      assert.deepEqual(await registered(), ['inner', 'kept', 'outer']);
      await host.evaluate(() => history.pushState({}, '', '/'));
      await host.waitForFunction(() => !('inner' in window.Garfish.appInfos));
      assert.deepEqual(await registered(), ['kept', 'outer']);
    },
  },
  {
    id: 'nested.cached-outer',
    page,
    sentence: '外层被缓存时（路由激活的默认行为），模块顶层代码不会重跑，`render` 会再次执行。',
    async run(context) {
      const outer = context.app({ name: 'outer', script: `note('top level');` });
      const host = await runRouted(context, outer, '/outer');
      await waitForNote(host, 'render');
      await host.evaluate(() => history.pushState({}, '', '/'));
      await waitForNote(host, 'destroy');
      await host.evaluate(() => history.pushState({}, '', '/outer'));
      await host.waitForFunction(() => window.notes.length > 3);
      assert.deepEqual(await context.notes(), ['top level', 'render', 'destroy', 'render']);
    },
  },
  {
    id: 'nested.manual-stays',
    page,
    sentence: '手动加载的内层应用不会随外层自动卸载，要在 `destroy` 里处理。',
    async run({ open, app, notes }) {
      const inner = app({
        name: 'inner',
        render: `note('inner render');`,
        destroy: `note('inner destroy');`,
      });
      const outer = app({
        name: 'outer',
        render: `Garfish.loadApp('inner', { entry: '${inner.entry}', domGetter: () => info.dom })
          .then((app) => app.mount());`,
      });
      const host = await open();
      await mount(host, outer);
      await waitForNote(host, 'inner render');
      await host.evaluate(() => {
        window.Garfish.activeApps.find(({ name }) => name === 'outer')?.unmount();
      });
      assert.equal((await notes()).at(-1), 'destroy');
      assert.deepEqual(await host.evaluate(() => window.Garfish.activeApps.map(({ name }) => name)), [
        'inner',
      ]);
    },
  },
  {
    id: 'nested.inner-sandbox',
    page,
    sentence: '内层沙箱建在真实 `window` 之上，读不到外层子应用沙箱里的变量。',
    async run({ open, app, notes }) {
      const inner = app({
        name: 'inner',
        script: `note(['ofOuter', 'ofHost'].map((name) => typeof window[name]).join());`,
      });
      const outer = app({
        name: 'outer',
        script: `window.ofOuter = 1;`,
        render: `Garfish.loadApp('inner', { entry: '${inner.entry}', domGetter: () => info.dom })
          .then((app) => app.mount());`,
      });
      const host = await open();
      await host.evaluate(() => Reflect.set(window, 'ofHost', 1));
      await mount(host, outer);
      await host.waitForFunction(() => window.notes.length > 2);
      assert.deepEqual(await notes(), ['render', 'undefined,number', 'render']);
    },
  },
  {
    id: 'nested.guards-replaced',
    page,
    sentence: '`Garfish.router` 的 `beforeEach`、`afterEach` 各只有一个位置，内层注册会顶掉外层的。',
    async run(context) {
      const guards = (owner: string): string => `
        Garfish.router.beforeEach((to, from, next) => { note('before, ${owner}'); next(); });
        Garfish.router.afterEach((to, from, next) => { note('after, ${owner}'); next(); });`;
      const outer = context.app({ name: 'outer', script: `${guards('outer')} ${guards('inner')}` });
      const host = await runRouted(context, outer, '/outer');
      await waitForNote(host, 'render');
      await host.evaluate(() => {
        window.notes.length = 0;
        history.pushState({}, '', '/outer/next');
      });
      await waitForNote(host, 'after, inner');
      const notes = await context.notes();
      assert.ok(notes.includes('before, inner'));
      assert.equal(notes.filter((note) => note.includes('outer')).length, 0);
    },
  },
];
