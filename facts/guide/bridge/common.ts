import assert from 'node:assert/strict';
import type { reactBridge } from '@garfish/bridge-react-v18';
import type { vueBridge } from '@garfish/bridge-vue-v3';
import type { Proof } from '../../kit/proof';
import type { Takes } from '../../kit/types';
import { waitForNote } from '../../kit/waiting';
import { bridged, hideAndShow, mount, reactKeys, vueKeys, vueText } from './setup';

/** What the types say that `loadRootComponent` is given. */
type LoadInfo<Of extends (options: never) => unknown> = Parameters<
  NonNullable<Parameters<Of>[0]['loadRootComponent']>
>[0];

export const proofs: readonly Proof[] = [
  {
    id: 'bridge.self-registers',
    async run(context) {
      const react = `reactBridge({ rootComponent: () => React.createElement('h1', null, 'React') });`;
      const vue = `vueBridge({ rootComponent: ${vueText('Vue')} });`;
      for (const key of reactKeys) {
        const host = await context.open();
        await mount(host, bridged(context, key, react));
        await host.waitForSelector('#container h1 >> text=React');
      }
      for (const key of vueKeys) {
        const host = await context.open();
        await mount(host, bridged(context, key, vue));
        await host.waitForSelector('#container h1 >> text=Vue');
      }
    },
  },
  {
    id: 'bridge.standalone-renders-nothing',
    async run({ open, bundle, serve }) {
      const script = `window.rendered = [];
        react.reactBridge({ rootComponent: () => { rendered.push('react'); return null; } });
        react16.reactBridge({ rootComponent: () => { rendered.push('react16'); return null; } });
        for (const { vueBridge } of [vue, vue2]) {
          vueBridge({ rootComponent: { render: () => { rendered.push('vue'); return null; } } });
        }
        // React, rendered by hand afterwards, shows that the time was long enough.
        const { React, ReactDOM } = react;
        const root = ReactDOM.createRoot(document.createElement('div'));
        root.render(React.createElement(() => { rendered.push('by hand'); return null; }));`;
      const keys = ['react', 'react16', 'vue', 'vue2'] as const;
      const scripts = keys.map((key) => `<script src="${bundle(key)}"></script>`).join('');
      const alone = serve('/alone.html', `${scripts}<script>${script}</script>`);
      const host = await open();
      await host.goto(alone);
      await host.waitForFunction(() => String(Reflect.get(window, 'rendered')).includes('by hand'));
      assert.equal(await host.evaluate(() => String(Reflect.get(window, 'rendered'))), 'by hand');
    },
  },
  {
    id: 'bridge.provider-each-mount',
    async run(context) {
      const { open, notes } = context;
      const wrapped = `exports.provider = (...parameters) => {
          const result = provider(...parameters);
          note('provider ' + (typeof result.then));
          return result;
        };
        // Undoes the bridge's own registration: the wrapper is to be the provider.
        __GARFISH_EXPORTS__.provider = exports.provider;`;
      const react = `reactBridge({ rootComponent: () => null, errorBoundary: () => null })`;
      const vue = `vueBridge({ rootComponent: { render: () => null } })`;
      for (const key of [...reactKeys, ...vueKeys]) {
        const provider = key.startsWith('react') ? react : vue;
        const host = await open();
        await mount(host, bridged(context, key, `const provider = ${provider}; ${wrapped}`));
        await hideAndShow(host);
        assert.deepEqual(await notes(), ['provider function']);
        await host.evaluate(async () => {
          const app = window.Garfish.activeApps[0];
          app?.unmount();
          await app?.mount();
        });
        assert.deepEqual(await notes(), ['provider function', 'provider function']);
      }
    },
  },
  {
    id: 'bridge.load-root-info',
    async run(context) {
      const react = `reactBridge({ loadRootComponent: async (info) => {
        note(Object.keys(info).sort().join()); note(JSON.stringify(info.props)); return () => null;
      } });`;
      const vue = `vueBridge({ loadRootComponent: async (info) => {
        note(Object.keys(info).sort().join()); note(JSON.stringify(info.props)); return { render: () => null };
      } });`;
      for (const key of [...reactKeys, ...vueKeys]) {
        const host = await context.open();
        await mount(host, bridged(context, key, key.startsWith('react') ? react : vue));
        const told = ['basename,dom,props,userName', '{"userName":"Ada"}'];
        assert.deepEqual(await context.notes(), told, key);
      }
      const typed: [
        Takes<keyof LoadInfo<typeof reactBridge>, 'appName'>,
        Takes<keyof LoadInfo<typeof vueBridge>, 'appName'>,
      ] = [true, true];
      assert.deepEqual(typed, [true, true]);
    },
  },
  {
    id: 'bridge.render-info',
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
      const vue2 = `vueBridge({ rootComponent: {
        data: () => ({ count: 0 }),
        destroyed: () => note('destroyed'),
        render(h) { return h('button', { on: { click: () => { this.count += 1; } } }, 'count ' + this.count); },
      } });`;
      for (const [key, script] of [
        ...reactKeys.map((key) => [key, react] as const),
        ['vue', vue] as const,
        ['vue2', vue2] as const,
      ]) {
        const host = await context.open();
        await mount(host, bridged(context, key, script));
        await host.click('button');
        await host.waitForSelector('button >> text=count 1');
        await hideAndShow(host);
        await host.waitForSelector('button >> text=count 0');
        await waitForNote(host, 'destroyed');
      }
    },
  },
  {
    id: 'bridge.unmount-hidden',
    async run(context) {
      const react = `reactBridge({ rootComponent: () => null, errorBoundary: () => null });`;
      const vue = `vueBridge({ rootComponent: { render: () => null } });`;
      for (const [key, script] of [
        ['react', react],
        ['react16', react],
        ['react17', react],
        ['vue', vue],
        ['vue2', vue],
      ] as const) {
        const host = await context.open();
        await mount(host, bridged(context, key, script));
        const seen = await host.evaluate(async () => {
          const app = window.Garfish.activeApps[0];
          app?.hide();
          const seen: unknown[] = [];
          try {
            app?.unmount();
          } catch {
            seen.push('thrown', app?.mounted);
          }
          await app?.show();
          seen.push(app?.unmount(), app?.mounted);
          return seen;
        });
        assert.deepEqual(seen, ['thrown', true, true, false], key);
      }
    },
  },
  {
    id: 'bridge.react-provider-members',
    async run(context) {
      const members = `.call(window, {}, {}).then((provider) => note(Object.keys(provider).sort().join()));`;
      const react = `reactBridge({ rootComponent: () => null })${members}`;
      const vue = `vueBridge({ rootComponent: { render: () => null } })${members}`;
      for (const [key, script, expected] of [
        ['react', react, 'destroy,render'],
        ['react16', react, 'destroy,render'],
        ['vue', vue, 'destroy,render,update'],
        ['vue2', vue, 'destroy,render,update'],
      ] as const) {
        const host = await context.open();
        await mount(host, bridged(context, key, script));
        await host.waitForFunction(() => window.notes.length > 0);
        assert.deepEqual(await context.notes(), [expected], key);
      }
    },
  },
  {
    id: 'bridge.update-never-called',
    async run({ open, app, notes, flush }) {
      const members = ['render', 'destroy', 'update'].map((name) => `${name}() { note('${name}'); }`);
      const subApp = app({ wholeScript: `exports.provider = { ${members.join()} };` });
      const host = await open({ path: '/order' });
      await host.evaluate((subApp) => {
        window.Garfish.run({
          disablePreloadApp: true,
          domGetter: '#container',
          apps: [{ ...subApp, activeWhen: '/order', props: { n: 1 } }],
        });
      }, subApp);
      await waitForNote(host, 'render');
      await host.evaluate(async ({ name }) => {
        const app = window.Garfish.activeApps[0];
        if (app) app.appInfo.props = { n: 2 };
        history.pushState({}, '', '/order/list');
        await window.Garfish.loadApp(name, { cache: true, props: { n: 3 } });
        app?.hide();
        await app?.show();
        app?.unmount();
        await app?.mount();
      }, subApp);
      await flush();
      assert.deepEqual(await notes(), ['render', 'destroy', 'render', 'destroy', 'render']);
    },
  },
];
