import assert from 'node:assert/strict';
import type { HostPage, Proof } from '../../../kit/proof';
import type { Takes } from '../../../kit/types';

type Factory = Parameters<Window['Garfish']['usePlugin']>[0];

/** Registers what TypeScript would refuse: a plugin, or with `called` a factory that returns it. */
async function registers(
  host: HostPage,
  way: 'usePlugin' | 'run',
  plugin: object,
  called = false,
): Promise<void> {
  await host.evaluate(
    ([way, plugin, called]) => {
      const given = called ? () => plugin : plugin;
      const garfish: { usePlugin(plugin: unknown): unknown; run(options: unknown): unknown } = window.Garfish;
      if (way === 'usePlugin') garfish.usePlugin(given);
      else garfish.run({ disablePreloadApp: true, plugins: [given] });
    },
    [way, plugin, called] as const,
  );
}

export const proofs: readonly Proof[] = [
  {
    id: 'plugins.two-ways',
    async run({ open, app }) {
      const host = await open();
      const notes = await host.evaluate(async ({ name, entry }) => {
        const pluginOf = (name: string) => () => ({
          name,
          bootstrap: () => void window.notes.push(`bootstrap, ${name}`),
          beforeLoad: () => void window.notes.push(`beforeLoad, ${name}`),
          beforeMount: () => void window.notes.push(`beforeMount, ${name}`),
        });
        window.Garfish.usePlugin(pluginOf('used'));
        window.Garfish.run({ disablePreloadApp: true, plugins: [pluginOf('given')] });
        await (await window.Garfish.loadApp(name, { entry }))?.mount();
        return window.notes;
      }, app());
      const hooks = ['bootstrap', 'beforeLoad', 'beforeMount'];
      assert.deepEqual(notes, [...hooks.flatMap((hook) => [`${hook}, used`, `${hook}, given`]), 'render']);
    },
  },
  {
    id: 'plugins.error-after-run',
    async run({ open }) {
      const host = await open();
      const messages = await host.evaluate(() => {
        window.Garfish.run({ disablePreloadApp: true });
        const plugins = [
          () => ({ name: 'late' }),
          () => ({ name: 'with-hooks', beforeMount: () => undefined }),
        ];
        return plugins.map((plugin) => {
          try {
            window.Garfish.usePlugin(plugin);
          } catch (error) {
            return error instanceof Error ? error.message.trim() : String(error);
          }
          return 'nothing thrown';
        });
      });
      const message = '[Garfish warning]: Cannot register plugin after Garfish is started.';
      assert.deepEqual(messages, [message, message]);
    },
  },
  {
    id: 'plugins.error-not-a-function',
    async run({ open }) {
      const message = /\[Garfish warning\]: Plugin must be a function\./;
      await assert.rejects(registers(await open(), 'usePlugin', { name: 'object' }), message);
      await assert.rejects(registers(await open(), 'run', { name: 'object' }), message);
    },
  },
  {
    id: 'plugins.error-no-name',
    async run({ open }) {
      const message = /\[Garfish warning\]: The plugin must have a name\./;
      for (const way of ['usePlugin', 'run'] as const) {
        for (const returned of [{ name: '' }, { version: '1' }]) {
          await assert.rejects(registers(await open(), way, returned, true), message);
        }
      }
    },
  },
  {
    id: 'plugins.duplicate',
    async run({ open, messages, flush }) {
      const warnings = async (environment?: string): Promise<number> => {
        const host = await open();
        const before = messages().length;
        const notes = await host.evaluate((environment) => {
          if (environment !== null) Reflect.set(window, 'process', { env: { NODE_ENV: environment } });
          const plugin = (order: string) => () => ({
            name: 'same',
            bootstrap: () => void window.notes.push(order),
          });
          window.Garfish.usePlugin(plugin('first')).usePlugin(plugin('second'));
          window.Garfish.run({ disablePreloadApp: true, plugins: [plugin('third')] });
          return window.notes;
        }, environment ?? null);
        assert.deepEqual(notes, ['first']);
        await flush();
        const text = 'Please do not register the plugin repeatedly.';
        return messages()
          .slice(before)
          .filter((message) => message.includes(text)).length;
      };
      assert.equal(await warnings(), 0);
      assert.equal(await warnings('production'), 0);
      assert.equal(await warnings('development'), 2);
      assert.equal(await warnings('test'), 2);
    },
  },
  {
    id: 'plugins.built-in-names',
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
      const takesTwo: Takes<Factory, (garfish: Window['Garfish'], further: string) => { name: string }> =
        false;
      assert.deepEqual([seen, takesTwo], [[true, 'one', 2], false]);
    },
  },
];
