import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.merge-hooks',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const hooks = (of: string) => ({
            beforeMount: () => void window.notes.push(`beforeMount of ${of}`),
            afterUnmount: () => void window.notes.push(`afterUnmount of ${of}`),
          });
          window.Garfish.run({ disablePreloadApp: true, domGetter: '#container', ...hooks('run') });
          window.Garfish.registerApp({ name, entry, ...hooks('registerApp') });
          for (const options of [hooks('loadApp'), {}]) {
            const app = await window.Garfish.loadApp(name, options);
            await app?.mount();
            app?.unmount();
          }
        },
        [name, entry] as const,
      );
      const expected = (of: string): string[] => [
        ...[`beforeMount of ${of}`, 'beforeMount of run', 'render'],
        ...['destroy', `afterUnmount of ${of}`, 'afterUnmount of run'],
      ];
      assert.deepEqual(await notes(), [...expected('loadApp'), ...expected('registerApp')]);
    },
  },
  {
    id: 'load-app.name-option',
    async run({ open, app }) {
      const { entry } = app({ script: `localStorage.setItem('kept', '1');` });
      const host = await open();
      const seen = await host.evaluate(async (entry) => {
        const load = (name: string, options: object = {}) =>
          window.Garfish.loadApp('order', {
            entry,
            cache: true,
            domGetter: '#container',
            ...{ name },
            ...options,
          });
        const [first, atOnce] = await Promise.all([load('one'), load('two')]);
        await first?.mount();
        return {
          names: [first?.name, first?.appInfo.name],
          container: first?.appContainer.id.includes('_one_'),
          storage: Object.keys(localStorage).filter((key) => key.endsWith('kept')),
          shared: [atOnce === first, (await load('three')) === first],
          cached: Object.keys(window.Garfish.cacheApps),
        };
      }, entry);
      assert.deepEqual(seen, {
        names: ['one', 'one'],
        container: true,
        storage: ['__Garfish__one__kept'],
        shared: [true, true],
        cached: ['order'],
      });
    },
  },
  {
    id: 'load-app.dom-getter-element',
    async run({ open, app, notes }) {
      const { entry } = app();
      const host = await open();
      const seen = await host.evaluate(async (entry) => {
        const element = document.querySelector('#container');
        const outcome = async (domGetter: unknown): Promise<string> => {
          const options = { entry };
          // JavaScript takes what the type does not.
          Reflect.set(options, 'domGetter', domGetter);
          const app = await window.Garfish.loadApp('order', options);
          return Promise.resolve(app?.mount()).then(String, String);
        };
        return [await outcome(element), await outcome(() => element)];
      }, entry);
      assert.match(seen[0] ?? '', /Invalid domGetter: \[object Object\]/);
      assert.equal(seen[1], 'true');
      assert.deepEqual(await notes(), ['render']);
    },
  },
];
