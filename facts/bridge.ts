import assert from 'node:assert/strict';
import type { Fact, FactContext, HostPage, SubApp } from './fact';

const page = '/guide/bridge';

const inScope = {
  react: 'const { React, reactBridge } = window.react;',
  vue: 'const { Vue, vueBridge } = window.vue;',
} as const;

/** A sub-app that brings its own bundle of the framework and the bridge, and has their exports in scope. */
function bridged({ app, bundle }: FactContext, key: keyof typeof inScope, script: string): SubApp {
  return app({
    wholeScript: `${inScope[key]}\n${script}`,
    body: `<div id="app"></div><script src="${bundle(key)}"></script>`,
  });
}

/** Loads a sub-app into the host's container and mounts it. Rejects as `mount()` does. */
async function mount(host: HostPage, { name, entry }: SubApp): Promise<void> {
  await host.evaluate(
    async ([name, entry]) => {
      const app = await window.Garfish.loadApp(name, {
        entry,
        domGetter: '#container',
        basename: '/order',
        props: { userName: 'Ada' },
      });
      await app?.mount();
    },
    [name, entry] as const,
  );
}

/** The messages of the errors that calls of the bridge throw, one for each call. */
async function thrownBy(context: FactContext, calls: readonly string[]): Promise<string[]> {
  const attempts = calls.map((call) => `try { ${call}; note(''); } catch (error) { note(error.message); }`);
  const script = `${attempts.join('\n')} exports.provider = { render() {}, destroy() {} };`;
  const host = await context.open();
  await mount(host, bridged(context, 'react', script));
  return context.notes();
}

async function waitForNote(host: HostPage, note: string): Promise<void> {
  await host.waitForFunction((note) => window.notes.includes(note), note);
}

export const bridgeFacts: readonly Fact[] = [
  {
    id: 'bridge.self-registers',
    page,
    sentence: '在 Garfish 环境里，桥接还会自行把 provider 登记到 `__GARFISH_EXPORTS__`，所以不导出也能工作。',
    async run(context) {
      const react = `reactBridge({ rootComponent: () => React.createElement('h1', null, 'React') });`;
      const vue = `vueBridge({ rootComponent: { render: () => Vue.h('h1', 'Vue') } });`;
      let host = await context.open();
      await mount(host, bridged(context, 'react', react));
      await host.waitForSelector('#container h1 >> text=React');
      host = await context.open();
      await mount(host, bridged(context, 'vue', vue));
      await host.waitForSelector('#container h1 >> text=Vue');
    },
  },
  {
    id: 'bridge.standalone-renders-nothing',
    page,
    sentence: '子应用独立运行时，桥接不会渲染任何东西。',
    async run({ open, bundle, serve }) {
      const script = `window.rendered = [];
        react.reactBridge({ rootComponent: () => { rendered.push('react'); return null; } });
        vue.vueBridge({ rootComponent: { render: () => { rendered.push('vue'); return null; } } });
        // React, rendered by hand afterwards, shows that the time was long enough.
        const { React, ReactDOM } = react;
        const root = ReactDOM.createRoot(document.createElement('div'));
        root.render(React.createElement(() => { rendered.push('by hand'); return null; }));`;
      const alone = serve(
        '/alone.html',
        `<script src="${bundle('react')}"></script><script src="${bundle('vue')}"></script><script>${script}</script>`,
      );
      const host = await open();
      await host.goto(alone);
      await host.waitForFunction(() => String(Reflect.get(window, 'rendered')).includes('by hand'));
      assert.equal(await host.evaluate(() => String(Reflect.get(window, 'rendered'))), 'by hand');
    },
  },
  {
    id: 'bridge.provider-each-mount',
    page,
    sentence: '桥接返回一个异步的 provider 函数，每次 `mount()` 调用一次。',
    async run(context) {
      const { open, notes } = context;
      const script = `const provider = reactBridge({ rootComponent: () => null, errorBoundary: () => null });
        exports.provider = (...parameters) => {
          const result = provider(...parameters);
          note('provider ' + (typeof result.then));
          return result;
        };
        // Undoes the bridge's own registration: the wrapper is to be the provider.
        __GARFISH_EXPORTS__.provider = exports.provider;`;
      const host = await open();
      await mount(host, bridged(context, 'react', script));
      await host.evaluate(async () => {
        const app = window.Garfish.activeApps[0];
        app?.hide();
        await app?.show();
      });
      assert.deepEqual(await notes(), ['provider function']);
      await host.evaluate(async () => {
        const app = window.Garfish.activeApps[0];
        app?.unmount();
        await app?.mount();
      });
      assert.deepEqual(await notes(), ['provider function', 'provider function']);
    },
  },
  {
    id: 'bridge.load-root-info',
    page,
    sentence:
      '`loadRootComponent` 的参数是 `{ basename, dom, ...props, props }`，没有 `appName`，尽管类型里有。',
    async run(context) {
      const react = `reactBridge({ loadRootComponent: async (info) => {
        note(Object.keys(info).sort().join()); note(JSON.stringify(info.props)); return () => null;
      } });`;
      const vue = `vueBridge({ loadRootComponent: async (info) => {
        note(Object.keys(info).sort().join()); note(JSON.stringify(info.props)); return { render: () => null };
      } });`;
      for (const [key, script] of [
        ['react', react],
        ['vue', vue],
      ] as const) {
        const host = await context.open();
        await mount(host, bridged(context, key, script));
        assert.deepEqual(await context.notes(), ['basename,dom,props,userName', '{"userName":"Ada"}']);
      }
    },
  },
  {
    id: 'bridge.render-info',
    page,
    sentence:
      '`render` 时拿到的信息是 `{ appName, dom, basename, appRenderInfo, props }`，主应用传入的业务数据在 `props` 里。',
    async run(context) {
      const script = `vueBridge({
        rootComponent: { render: () => null },
        handleInstance: (app, info) => {
          note(Object.keys(info).sort().join());
          note([info.appName, info.basename, info.props.userName].join());
        },
      });`;
      const host = await context.open();
      await mount(host, bridged(context, 'vue', script));
      assert.deepEqual(await context.notes(), ['appName,appRenderInfo,basename,dom,props', 'app,/order,Ada']);
    },
  },
  {
    id: 'bridge.hide-destroys',
    page,
    sentence: '`hide()` 同样会销毁组件树，再次 `show()` 从头渲染，组件状态不保留。',
    async run(context) {
      const react = `reactBridge({ rootComponent: () => {
        const [count, setCount] = React.useState(0);
        React.useEffect(() => () => note('destroyed'), []);
        return React.createElement('button', { onClick: () => setCount(count + 1) }, 'count ' + count);
      } });`;
      const vue = `vueBridge({ rootComponent: {
        data: () => ({ count: 0 }),
        unmounted: () => note('destroyed'),
        render() { return Vue.h('button', { onClick: () => { this.count += 1; } }, 'count ' + this.count); },
      } });`;
      for (const [key, script] of [
        ['react', react],
        ['vue', vue],
      ] as const) {
        const host = await context.open();
        await mount(host, bridged(context, key, script));
        await host.click('button');
        await host.waitForSelector('button >> text=count 1');
        await host.evaluate(async () => {
          const app = window.Garfish.activeApps[0];
          app?.hide();
          await app?.show();
        });
        await host.waitForSelector('button >> text=count 0');
        await waitForNote(host, 'destroyed');
      }
    },
  },
  {
    id: 'bridge.react-provider-members',
    page,
    sentence: 'React 版的 provider 只有 `render` 与 `destroy`，Vue 版另有 `update`。',
    async run(context) {
      const members = `.call(window, {}, {}).then((provider) => note(Object.keys(provider).sort().join()));`;
      const react = `reactBridge({ rootComponent: () => null })${members}`;
      const vue = `vueBridge({ rootComponent: { render: () => null } })${members}`;
      for (const [key, script, expected] of [
        ['react', react, 'destroy,render'],
        ['vue', vue, 'destroy,render,update'],
      ] as const) {
        const host = await context.open();
        await mount(host, bridged(context, key, script));
        await waitForNote(host, expected);
      }
    },
  },
  {
    id: 'bridge.update-never-called',
    page,
    sentence: 'Garfish 从不调用 provider 的 `update`。',
    async run({ open, app, notes }) {
      const members = ['render', 'destroy', 'update'].map((name) => `${name}() { note('${name}'); }`);
      const subApp = app({ wholeScript: `exports.provider = { ${members.join()} };` });
      const host = await open();
      await mount(host, subApp);
      await host.evaluate(async () => {
        const app = window.Garfish.activeApps[0];
        app?.hide();
        await app?.show();
        app?.unmount();
        await app?.mount();
      });
      assert.deepEqual(await notes(), ['render', 'destroy', 'render', 'destroy', 'render']);
    },
  },
  {
    id: 'bridge.load-root-wins',
    page,
    sentence: '与 `rootComponent` 都写时，`loadRootComponent` 优先',
    async run(context) {
      const react = `reactBridge({
        rootComponent: () => React.createElement('h1', null, 'given'),
        loadRootComponent: async () => () => React.createElement('h1', null, 'loaded'),
      });`;
      const vue = `vueBridge({
        rootComponent: { render: () => Vue.h('h1', 'given') },
        loadRootComponent: async () => ({ render: () => Vue.h('h1', 'loaded') }),
      });`;
      for (const [key, script] of [
        ['react', react],
        ['vue', vue],
      ] as const) {
        const host = await context.open();
        await mount(host, bridged(context, key, script));
        await host.waitForSelector('#container h1');
        assert.equal(await host.textContent('#container h1'), 'loaded');
      }
    },
  },
  {
    id: 'bridge.error-boundary',
    page,
    sentence: '根组件渲染出错时，显示 `errorBoundary(error, props)` 返回的内容',
    async run(context) {
      const script = `reactBridge({
        rootComponent: () => { throw new Error('broken'); },
        errorBoundary: (...parameters) => {
          const [error, { appName, props }] = parameters;
          const text = [parameters.length, error.message, appName, props.userName].join();
          return React.createElement('h1', null, text);
        },
      });`;
      const host = await context.open();
      await mount(host, bridged(context, 'react', script));
      await host.waitForSelector('#container h1');
      assert.equal(await host.textContent('#container h1'), '2,broken,app,Ada');
    },
  },
  {
    id: 'bridge.el-inside-dom',
    page,
    sentence: '`el` 是在子应用的 `dom` 内部查找的选择器，省略即 `dom` 本身',
    async run(context) {
      const root = `rootComponent: () => React.createElement('h1')`;
      for (const [options, parent] of [
        [`el: '#app', ${root}`, 'app'],
        [root, ''],
      ] as const) {
        const host = await context.open({ body: '<div id="app"></div><div id="container"></div>' });
        await mount(host, bridged(context, 'react', `reactBridge({ ${options} });`));
        await host.waitForSelector('#container h1', { state: 'attached' });
        const ids = await host.evaluate(() => {
          const heading = document.querySelector('#container h1');
          return [heading?.parentElement?.id, document.querySelectorAll('h1').length];
        });
        assert.deepEqual(ids, [parent, 1]);
      }
    },
  },
  {
    id: 'bridge.react-root-props',
    page,
    sentence:
      'React 根组件总会收到 `appName`、`dom`、`basename`、`appRenderInfo`、`props` 五项，用 `loadRootComponent` 时也一样。',
    async run(context) {
      const root = `(props) => { note(Object.keys(props).sort().join()); return null; }`;
      for (const option of [`rootComponent: ${root}`, `loadRootComponent: async () => ${root}`]) {
        const host = await context.open();
        await mount(host, bridged(context, 'react', `reactBridge({ ${option} });`));
        await waitForNote(host, 'appName,appRenderInfo,basename,dom,props');
      }
    },
  },
  {
    id: 'bridge.react-business-props',
    page,
    sentence: '主应用传给 React 根组件的业务数据在 `props.props`，不在第一层。',
    async run(context) {
      const script = `reactBridge({ rootComponent: (props) => {
        note([typeof props.userName, props.props.userName].join());
        return null;
      } });`;
      const host = await context.open();
      await mount(host, bridged(context, 'react', script));
      await waitForNote(host, 'undefined,Ada');
    },
  },
  {
    id: 'bridge.react-19',
    page,
    sentence: '`@garfish/bridge-react-v18` 运行时只检查版本不低于 18，React 19 可以渲染、卸载和再次挂载。',
    async run(context) {
      const script = `note(React.version.split('.')[0]);
        reactBridge({ rootComponent: () => React.createElement('h1', null, 'React ' + React.version) });`;
      const host = await context.open();
      await mount(host, bridged(context, 'react', script));
      await host.waitForSelector('#container h1 >> text=React 19');
      await host.evaluate(() => window.Garfish.activeApps[0]?.unmount());
      assert.equal(await host.locator('h1').count(), 0);
      await mount(host, bridged(context, 'react', script));
      await host.waitForSelector('#container h1 >> text=React 19');
      assert.deepEqual(await context.notes(), ['19', '19']);
    },
  },
  {
    id: 'bridge.react-error-no-object',
    page,
    sentence: '参数不是对象时抛出 `garfish-react-bridge requires a configuration object`。',
    async run(context) {
      const expected = 'garfish-react-bridge requires a configuration object';
      assert.deepEqual(await thrownBy(context, ['reactBridge()', `reactBridge('Root')`]), [
        expected,
        expected,
      ]);
    },
  },
  {
    id: 'bridge.react-error-no-component',
    page,
    sentence:
      '`rootComponent` 与 `loadRootComponent` 都没写时抛出 `garfish-react-bridge must be passed opts.rootComponent or opts.loadRootComponent`。',
    async run(context) {
      assert.deepEqual(await thrownBy(context, ['reactBridge({})']), [
        'garfish-react-bridge must be passed opts.rootComponent or opts.loadRootComponent',
      ]);
    },
  },
  {
    id: 'bridge.react-error-boundary-type',
    page,
    sentence:
      '`errorBoundary` 不是函数时抛出 `The errorBoundary opt for garfish-react-bridge must either be omitted or be a function that returns React elements`。',
    async run(context) {
      const call = `reactBridge({ rootComponent: () => null, errorBoundary: 'message' })`;
      assert.deepEqual(await thrownBy(context, [call]), [
        'The errorBoundary opt for garfish-react-bridge must either be omitted or be a function that returns React elements',
      ]);
    },
  },
  {
    id: 'bridge.react-error-version',
    page,
    sentence:
      'v18 包遇到更低版本的 React 时抛出 `Please make sure than the react version is higher than or equal to v18.`',
    async run(context) {
      const callWith = (version: string): string =>
        `reactBridge({ rootComponent: () => null, React: { ...React, version: '${version}' } })`;
      assert.deepEqual(await thrownBy(context, [callWith('17.0.2'), callWith('18.0.0')]), [
        'Please make sure than the react version is higher than or equal to v18.',
        '',
      ]);
    },
  },
  {
    id: 'bridge.react-error-el',
    page,
    sentence:
      "`el` 在子应用的 `dom` 里找不到时，挂载报 `react bridge's dom-element-getter-helpers: el is an invalid dom element for application'x'. Expected HTMLElement, received object`，其中 `x` 是应用名。",
    async run(context) {
      const script = `reactBridge({ rootComponent: () => null, el: '#missing' });`;
      await assert.rejects(
        mount(await context.open(), bridged(context, 'react', script)),
        /react bridge's dom-element-getter-helpers: el is an invalid dom element for application'app'\. Expected HTMLElement, received object/,
      );
    },
  },
  {
    id: 'bridge.react-warning',
    page,
    sentence:
      "没有 `errorBoundary` 时，每次渲染都打印警告 `garfish-react-bridge: x's rootComponent does not implement an error boundary. …`；`suppressComponentDidCatchWarning: true` 关掉它。",
    async run(context) {
      const warnings = () =>
        context
          .messages()
          .filter((message) =>
            message.includes(
              "garfish-react-bridge: app's rootComponent does not implement an error boundary.",
            ),
          ).length;
      const host = await context.open();
      await mount(host, bridged(context, 'react', `reactBridge({ rootComponent: () => null });`));
      await host.evaluate(async () => {
        const app = window.Garfish.activeApps[0];
        app?.hide();
        await app?.show();
      });
      assert.equal(warnings(), 2);
      const quiet = `reactBridge({ rootComponent: () => null, suppressComponentDidCatchWarning: true });`;
      await mount(await context.open(), bridged(context, 'react', quiet));
      assert.equal(warnings(), 2);
    },
  },
  {
    id: 'bridge.react-hydrate',
    page,
    sentence: 'v18 包把 `hydrateRoot` 的两个参数传反了，挂载时报 React error 299（目标容器不是 DOM 元素）。',
    async run(context) {
      const script = `reactBridge({
        rootComponent: () => null,
        renderType: 'hydrate',
        hydrateRoot: (container, children) => {
          note([React.isValidElement(container), children instanceof Element].join());
          return window.react.ReactDOM.hydrateRoot(container, children);
        },
      });`;
      const host = await context.open();
      await assert.rejects(mount(host, bridged(context, 'react', script)), /React error #299/);
      assert.deepEqual(await context.notes(), ['true,true']);
    },
  },
  {
    id: 'bridge.vue-root-gets-nothing',
    page,
    sentence: '只写 `rootComponent` 时，Vue 3 组件收不到任何 Garfish 信息，没有 props，也没有 data。',
    async run(context) {
      const script = `vueBridge({ rootComponent: {
        props: ['appName', 'basename', 'dom', 'props'],
        render() {
          note(JSON.stringify([this.$props, this.$attrs, this.$data]));
          return null;
        },
      } });`;
      await mount(await context.open(), bridged(context, 'vue', script));
      assert.deepEqual(await context.notes(), ['[{},{},{}]']);
    },
  },
  {
    id: 'bridge.vue-handle-instance',
    page,
    sentence: 'Vue 3 版的 `handleInstance` 在挂载前调用，用来装插件、`provide`',
    async run(context) {
      const script = `vueBridge({
        rootComponent: {
          inject: ['base'],
          render() { note('render ' + this.base); return null; },
        },
        handleInstance: (app, info) => {
          note('handleInstance');
          app.provide('base', info.basename);
        },
      });`;
      await mount(await context.open(), bridged(context, 'vue', script));
      assert.deepEqual(await context.notes(), ['handleInstance', 'render /order']);
    },
  },
  {
    id: 'bridge.vue-app-options',
    page,
    sentence: '给出 `appOptions` 后，它作为 `createApp` 的参数，`rootComponent` 被忽略',
    async run(context) {
      const script = `vueBridge({
        rootComponent: { render: () => Vue.h('h1', 'rootComponent') },
        appOptions: (info) => ({ render: () => Vue.h('h1', 'appOptions of ' + info.appName) }),
      });`;
      const host = await context.open();
      await mount(host, bridged(context, 'vue', script));
      assert.equal(await host.textContent('#container h1'), 'appOptions of app');
    },
  },
  {
    id: 'bridge.vue-data-replaced',
    page,
    sentence: '`appOptions.data` 会丢失：桥接用 Garfish 信息替换它，而不是合并。',
    async run(context) {
      const script = `vueBridge({ appOptions: () => ({
        data: () => ({ count: 1 }),
        render() { note(Object.keys(this.$data).sort().join()); return null; },
      }) });`;
      await mount(await context.open(), bridged(context, 'vue', script));
      assert.deepEqual(await context.notes(), ['appName,appRenderInfo,basename,dom,props']);
    },
  },
  {
    id: 'bridge.vue-options-object',
    page,
    sentence: '`appOptions` 的类型只允许函数，运行时对象也可以。',
    async run(context) {
      const script = `vueBridge({ appOptions: { render: () => Vue.h('h1', 'object') } });`;
      const host = await context.open();
      await mount(host, bridged(context, 'vue', script));
      assert.equal(await host.textContent('#container h1'), 'object');
    },
  },
  {
    id: 'bridge.vue-no-component',
    page,
    sentence: '两个组件选项都没写时，Vue 版的桥接不校验。',
    async run(context) {
      const script = `note(typeof vueBridge({}));`;
      await mount(await context.open(), bridged(context, 'vue', script));
      assert.deepEqual(await context.notes(), ['function']);
    },
  },
  {
    id: 'bridge.vue-el-missing',
    page,
    sentence:
      '`appOptions.el` 写了但 `dom` 里找不到，报 `If appOptions.el is provided to garfish, the dom element must exist in the dom. …`。',
    async run(context) {
      const script = `vueBridge({ appOptions: () => ({ el: '#missing', render: () => null }) });`;
      await assert.rejects(
        mount(await context.open(), bridged(context, 'vue', script)),
        /If appOptions\.el is provided to garfish, the dom element must exist in the dom\./,
      );
    },
  },
  {
    id: 'bridge.vue-new-instance',
    page,
    sentence: '每次渲染都是新的 Vue 应用实例，隐藏后再显示也是。',
    async run(context) {
      const script = `const seen = new Set();
        vueBridge({
          rootComponent: { render: () => null },
          handleInstance: (app) => { seen.add(app); note('instances: ' + seen.size); },
        });`;
      const host = await context.open();
      await mount(host, bridged(context, 'vue', script));
      await host.evaluate(async () => {
        const app = window.Garfish.activeApps[0];
        app?.hide();
        await app?.show();
      });
      assert.deepEqual(await context.notes(), ['instances: 1', 'instances: 2']);
    },
  },
  {
    id: 'bridge.manual-render-info',
    page,
    sentence:
      '`destroy` 里 `appRenderInfo.isUnmount` 为 `false` 表示只是隐藏，`render` 里 `appRenderInfo.isMount` 为 `false` 表示重新显示。',
    async run({ open, app, notes }) {
      const host = await open();
      const subApp = app({
        render: `note(JSON.stringify(info.appRenderInfo));`,
        destroy: `note(JSON.stringify(info.appRenderInfo));`,
      });
      await mount(host, subApp);
      await host.evaluate(async () => {
        const app = window.Garfish.activeApps[0];
        app?.hide();
        await app?.show();
        app?.unmount();
      });
      assert.deepEqual(
        (await notes()).filter((note) => note.startsWith('{')),
        ['{"isMount":true}', '{"isUnmount":false}', '{"isMount":false}', '{"isUnmount":true}'],
      );
    },
  },
];
