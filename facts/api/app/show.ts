import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.show-guard',
    async run({ open, app, notes, flush }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const early = await loaded?.show();
        await loaded?.mount();
        const shown = await loaded?.show();
        loaded?.unmount();
        return [early, shown, await loaded?.show()];
      }, app());
      assert.deepEqual(result, [false, false, false]);
      await flush();
      assert.deepEqual(await notes(), ['render', 'destroy']);
    },
  },
  {
    id: 'load-app.show-hooks',
    async run({ open, app, notes }) {
      const host = await open();
      const shown = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            beforeMount: (info, _app, cached) => void window.notes.push(`before ${info.name} ${cached}`),
            afterMount: (info, _app, cached) => void window.notes.push(`after ${info.name} ${cached}`),
          });
          await loaded?.mount();
          loaded?.hide();
          window.notes.length = 0;
          return loaded?.show();
        },
        app({ name: 'order' }),
      );
      assert.equal(shown, true);
      assert.deepEqual(await notes(), ['before order true', 'render', 'after order true']);
    },
  },
  {
    id: 'load-app.show-same-container',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
        const container = loaded?.appContainer;
        const element = container?.querySelector('#app');
        loaded?.hide();
        const hidden = container?.isConnected;
        await loaded?.show();
        return {
          hidden,
          parent: loaded?.appContainer.parentElement?.id,
          same: container === loaded?.appContainer && element?.isConnected,
        };
      }, app());
      assert.deepEqual(result, { hidden: false, parent: 'container', same: true });
    },
  },
  {
    id: 'load-app.show-without-provider',
    async run({ open, app, notes }) {
      const host = await open();
      const shown = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
        loaded?.hide();
        if (loaded) loaded.provider = undefined;
        return loaded?.show();
      }, app());
      assert.equal(shown, true);
      assert.deepEqual(await notes(), ['render', 'destroy']);
    },
  },
  {
    id: 'load-app.show-render-throws',
    async run({ open, app, notes, flush }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          window.Garfish.run({
            disablePreloadApp: true,
            errorMountApp: () => void window.notes.push('errorMountApp'),
          });
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
          loaded?.hide();
          const message = await loaded?.show().catch((reason: unknown) => String(reason));
          return [message, loaded?.display];
        },
        app({ render: `if (!info.appRenderInfo.isMount) throw new Error('in render');` }),
      );
      assert.deepEqual(result, ['Error: in render', false]);
      await flush();
      assert.deepEqual(await notes(), ['render', 'destroy', 'render']);
    },
  },
  {
    id: 'load-app.show-unfinished',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
        loaded?.hide();
        const twice = await Promise.all([loaded?.show(), loaded?.show()]);
        loaded?.hide();
        const shown = loaded?.show();
        const hidden = loaded?.hide();
        return [twice, hidden, await shown, loaded?.display];
      }, app());
      assert.deepEqual(result, [[true, true], false, true, true]);
      assert.deepEqual(await notes(), ['render', 'destroy', 'render', 'render', 'destroy', 'render']);
    },
  },
];
