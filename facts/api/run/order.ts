import assert from 'node:assert/strict';
import { mountOutcome } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';
import { waitForNote } from '../../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'run.second-call-ignored',
    async run({ open, app, notes, flush }) {
      const { name, entry } = app({ name: 'late' });
      const host = await open();
      const other = app({ name: 'other' });
      const result = await host.evaluate(
        ([name, entry]) => {
          window.Garfish.run({ basename: '/first', disablePreloadApp: true, props: { from: 'first' } });
          const returned = window.Garfish.run({
            basename: '/second',
            props: { from: 'second' },
            sandbox: false,
            apps: [{ name, entry }],
            plugins: [() => ({ name: 'second' })],
            beforeBootstrap: () => void window.notes.push('second'),
            beforeLoad: () => void window.notes.push('second'),
            beforeMount: () => void window.notes.push('second'),
          });
          const { options, plugins, appInfos } = window.Garfish;
          return {
            sameInstance: returned === window.Garfish,
            basename: options.basename,
            props: options.props,
            sandbox: options.sandbox === false,
            plugin: 'second' in plugins,
            registered: name in appInfos,
          };
        },
        [name, entry] as const,
      );
      assert.deepEqual(result, {
        sameInstance: true,
        basename: '/first',
        props: { from: 'first' },
        sandbox: false,
        plugin: false,
        registered: false,
      });
      assert.equal(await mountOutcome(host, other), 'mounted');
      await flush();
      assert.deepEqual(await notes(), ['render']);
    },
  },
  {
    id: 'run.merges-options',
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
    async run({ open, notes }) {
      const host = await open();
      const names = await host.evaluate(() => {
        const plugin = (name: string) => () => ({
          name,
          beforeBootstrap: () => void window.notes.push(name),
        });
        window.Garfish.usePlugin(plugin('used'));
        window.Garfish.run({
          beforeBootstrap: () => void window.notes.push('options'),
          plugins: [plugin('given'), plugin('also given')],
        });
        return Object.keys(window.Garfish.plugins);
      });
      assert.deepEqual(names.slice(-4), ['used', 'given', 'also given', 'global-lifecycle']);
      assert.deepEqual(await notes(), ['used', 'given', 'also given', 'options']);
    },
  },
  {
    id: 'run.hook-order',
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
    id: 'run.options-after-run',
    async run({ open, app, notes, flush }) {
      const script = `note('strict ' + (document.body.getRootNode() instanceof ShadowRoot));`;
      const sub = (name: string) =>
        app({ name, script, render: `note(info.appName + ' for ' + info.props.user);` });
      const [manual, routed] = [sub('manual'), sub('routed')];
      const host = await open();
      await host.evaluate(
        async ([manual, routed]) => {
          const { Garfish } = window;
          Garfish.run({
            disablePreloadApp: true,
            domGetter: '#container',
            props: { user: 'ann' },
            beforeLoad: ({ name }) => void window.notes.push(`old beforeLoad ${name}`),
            onNotMatchRouter: (path) => void window.notes.push(`old onNotMatchRouter ${path}`),
            apps: [{ ...routed, activeWhen: '/routed' }],
          });
          const earlier = await Garfish.loadApp(manual.name, { entry: manual.entry });
          await earlier?.mount();
          Garfish.options.props = { user: 'ben' };
          Garfish.options.sandbox = { snapshot: false, strictIsolation: true };
          Garfish.options.beforeLoad = () => void window.notes.push('new beforeLoad');
          Garfish.options.onNotMatchRouter = () => void window.notes.push('new onNotMatchRouter');
          earlier?.unmount();
          await earlier?.mount();
          earlier?.unmount();
          const later = await Garfish.loadApp(manual.name, { entry: manual.entry });
          await later?.mount();
          Garfish.router.push({ path: '/routed' });
        },
        [manual, routed] as const,
      );
      await waitForNote(host, 'routed for ben');
      await host.evaluate(() => window.Garfish.router.push({ path: '/nowhere' }));
      await waitForNote(host, 'old onNotMatchRouter /nowhere');
      await flush();
      assert.deepEqual(await notes(), [
        'old onNotMatchRouter /',
        'old beforeLoad manual',
        'strict false',
        'render',
        'manual for ann',
        'destroy',
        'strict false',
        'render',
        'manual for ann',
        'destroy',
        'old beforeLoad manual',
        'strict true',
        'render',
        'manual for ben',
        'old beforeLoad routed',
        'strict true',
        'render',
        'routed for ben',
        'destroy',
        'old onNotMatchRouter /nowhere',
      ]);
    },
  },
];
