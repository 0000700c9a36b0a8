import assert from 'node:assert/strict';
import type { Proof } from '../../../kit/proof';
import { mount } from '../../../kit/mounting';

export const proofs: readonly Proof[] = [
  {
    id: 'plugins.remove-global-hooks',
    async run({ open, app, notes, flush }) {
      const host = await open();
      await host.evaluate(() => {
        const { Garfish, notes } = window;
        for (const name of ['removed', 'kept']) {
          Garfish.usePlugin(() => ({
            name,
            beforeBootstrap: () => void notes.push(`beforeBootstrap ${name}`),
            bootstrap: () => void notes.push(`bootstrap ${name}`),
            beforeRegisterApp: () => void notes.push(`beforeRegisterApp ${name}`),
            registerApp: () => void notes.push(`registerApp ${name}`),
            beforeLoad: () => void notes.push(`beforeLoad ${name}`),
            afterLoad: () => void notes.push(`afterLoad ${name}`),
          }));
        }
        Garfish.removePlugin('removed');
        Garfish.run({ disablePreloadApp: true });
      });
      await mount(host, app());
      await flush();
      assert.deepEqual(await notes(), [
        'beforeBootstrap kept',
        'beforeRegisterApp kept',
        'registerApp kept',
        'bootstrap kept',
        'beforeLoad kept',
        'afterLoad kept',
        'render',
      ]);
    },
  },
  {
    id: 'plugins.remove-keeps-app-hooks',
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
    async run({ open }) {
      const host = await open();
      const { notes, again } = await host.evaluate(() => {
        const { Garfish, notes } = window;
        const plugin = (version: string) => () => ({
          ...{ name: 'again', version },
          bootstrap: () => void notes.push('bootstrap'),
        });
        Garfish.usePlugin(plugin('first'));
        Garfish.removePlugin('again');
        Garfish.usePlugin(plugin('second'));
        Garfish.usePlugin(() => ({ name: 'later', bootstrap: () => void notes.push('later') }));
        Garfish.run({ disablePreloadApp: true });
        const standing: object = Garfish.plugins;
        return { notes, again: JSON.stringify(Reflect.get(standing, 'again')) };
      });
      assert.deepEqual(notes, ['later']);
      // The hooks of an app are those of the plugin that stands here.
      assert.match(again, /"version":"first"/);
    },
  },
  {
    id: 'plugins.remove-unknown',
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
