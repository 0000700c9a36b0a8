import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.hide-guard',
    async run({ open, app, notes, flush }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const early = loaded?.hide();
        await loaded?.mount();
        return [early, loaded?.hide(), loaded?.hide()];
      }, app());
      assert.deepEqual(result, [false, true, false]);
      await flush();
      assert.deepEqual(await notes(), ['render', 'destroy']);
    },
  },
  {
    id: 'load-app.hide-hooks',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
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
        },
        app({ destroy: `note('isUnmount ' + info.appRenderInfo.isUnmount + ' ' + info.dom.isConnected);` }),
      );
      assert.deepEqual(await notes(), [
        'render',
        'before true true true',
        'destroy',
        'isUnmount false true',
        'after true false false',
      ]);
    },
  },
  {
    id: 'load-app.hide-destroy-throws',
    async run({ open, app, notes, flush }) {
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
      await flush();
      assert.deepEqual(await notes(), ['render', 'destroy']);
    },
  },
];
