import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';
import { bridged, hideAndShow, mount, mountAgain, sandboxes } from './setup';

export const proofs: readonly Proof[] = [
  {
    id: 'bridge.vue2',
    async run(context) {
      const script = `vueBridge({
        rootComponent: {
          destroyed: () => note('destroyed'),
          render: (h) => h('h1', Vue.version.split('.')[0]),
        },
        appOptions: { el: '#app' },
      });`;
      for (const sandbox of sandboxes) {
        const host = await context.open();
        const heading = host.locator('#container #app > h1');
        await mount(host, bridged(context, 'vue2', script), sandbox);
        assert.equal(await heading.textContent(), '2');
        await hideAndShow(host);
        assert.equal(await heading.textContent(), '2');
        await mountAgain(host);
        assert.equal(await heading.textContent(), '2');
        assert.deepEqual(await context.notes(), ['destroyed', 'destroyed']);
      }
    },
  },
  {
    id: 'bridge.vue2-root-component',
    async run(context) {
      const shown = async (appOptions: string): Promise<string | null> => {
        const script = `vueBridge({ rootComponent: { render: (h) => h('h1', 'root') }, appOptions: ${appOptions} });`;
        const host = await context.open();
        await mount(host, bridged(context, 'vue2', script));
        return host.textContent('#container h1');
      };
      assert.equal(await shown(`() => ({ name: 'Order' })`), 'root');
      assert.equal(await shown(`() => ({ render: (h) => h('h1', 'own') })`), 'own');
    },
  },
  {
    id: 'bridge.vue2-root-data',
    async run(context) {
      const rootComponent = `{
        render(h) {
          const { $data, basename } = this.$root;
          note(Object.keys($data).sort().join() + ' ' + basename);
          return h('h1');
        },
      }`;
      for (const data of ['{ lost: true }', '() => ({ lost: true })']) {
        for (const appOptions of [`{ data: ${data} }`, `() => ({ data: ${data} })`]) {
          const host = await context.open();
          const script = `vueBridge({ rootComponent: ${rootComponent}, appOptions: ${appOptions} });`;
          await mount(host, bridged(context, 'vue2', script));
          assert.deepEqual(await context.notes(), ['appName,appRenderInfo,basename,dom,props /order']);
        }
      }
    },
  },
  {
    id: 'bridge.vue2-detached',
    async run(context) {
      for (const [option, parent] of [
        [`appOptions: () => ({ el: '#app' }),`, '#container #app'],
        ['', '#container [__garfishmockbody__]'],
      ] as const) {
        const script = `vueBridge({ ${option} rootComponent: {
          mounted() { note('mounted ' + document.contains(this.$el)); },
          render: (h) => h('h1'),
        } });`;
        const host = await context.open();
        await mount(host, bridged(context, 'vue2', script));
        assert.deepEqual(await context.notes(), ['mounted false']);
        assert.equal(await host.locator(`${parent} > h1`).count(), 1);
      }
    },
  },
  {
    id: 'bridge.vue2-handle-instance',
    async run(context) {
      const script = `vueBridge({
        rootComponent: { mounted: () => note('mounted'), render: (h) => h('h1') },
        handleInstance: (instance, info) =>
          note(['handleInstance', instance instanceof Vue, document.contains(instance.$el), info.basename].join()),
      });`;
      await mount(await context.open(), bridged(context, 'vue2', script));
      assert.deepEqual(await context.notes(), ['mounted', 'handleInstance,true,true,/order']);
    },
  },
];
