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
            bootstrap: () => void notes.push(`bootstrap ${name}`),
            beforeLoad: () => void notes.push(`beforeLoad ${name}`),
          }));
        }
        Garfish.removePlugin('removed');
        Garfish.run({ disablePreloadApp: true });
      });
      await mount(host, app());
      await flush();
      assert.deepEqual(await notes(), ['bootstrap kept', 'beforeLoad kept', 'render']);
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
      const notes = await host.evaluate(() => {
        const { Garfish, notes } = window;
        const plugin = () => ({ name: 'again', bootstrap: () => void notes.push('bootstrap') });
        Garfish.usePlugin(plugin);
        Garfish.removePlugin('again');
        Garfish.usePlugin(plugin);
        Garfish.usePlugin(() => ({ name: 'later', bootstrap: () => void notes.push('later') }));
        Garfish.run({ disablePreloadApp: true });
        return notes;
      });
      assert.deepEqual(notes, ['later']);
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
