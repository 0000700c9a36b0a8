import assert from 'node:assert/strict';
import type { vueBridge } from '@garfish/bridge-vue-v3';
import type { Proof } from '../../kit/proof';
import type { Takes } from '../../kit/types';
import { bridged, hideAndShow, mount, vueKeys } from './setup';

export const proofs: readonly Proof[] = [
  {
    id: 'bridge.vue-app-options',
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
    id: 'bridge.vue-handle-instance',
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
    id: 'bridge.vue-root-gets-nothing',
    async run(context) {
      const script = `vueBridge({ rootComponent: {
        props: ['appName', 'basename', 'dom', 'props'],
        render() {
          const { provides, config } = this.$.appContext;
          note(JSON.stringify([this.$props, this.$attrs, this.$data]));
          note([...Reflect.ownKeys(provides), ...Object.keys(config.globalProperties)].join());
          return null;
        },
      } });`;
      await mount(await context.open(), bridged(context, 'vue', script));
      assert.deepEqual(await context.notes(), ['[{},{},{}]', '']);
    },
  },
  {
    id: 'bridge.vue-new-instance',
    async run(context) {
      // The script runs anew when the sub-app is mounted again: the host keeps the instances.
      const script = `vueBridge({
          rootComponent: { render: () => null },
          handleInstance: (app) => window.Garfish.channel.emit('instance', app),
        });`;
      const host = await context.open();
      await host.evaluate(() => {
        const seen = new Set<unknown>();
        window.Garfish.channel.on('instance', (instance) => {
          seen.add(instance);
          window.notes.push(`instances: ${seen.size}`);
        });
      });
      await mount(host, bridged(context, 'vue', script));
      for (let time = 0; time < 2; time += 1) await hideAndShow(host);
      await host.evaluate(async () => {
        const app = window.Garfish.activeApps[0];
        app?.unmount();
        await app?.mount();
      });
      assert.deepEqual(
        await context.notes(),
        [1, 2, 3, 4].map((count) => `instances: ${count}`),
      );
    },
  },
  {
    id: 'bridge.vue-data-replaced',
    async run(context) {
      const render = 'render() { note(Object.keys(this.$data).sort().join()); return null; }';
      for (const data of ['{ count: 1 }', '() => ({ count: 1 })']) {
        for (const appOptions of [`{ data: ${data}, ${render} }`, `() => ({ data: ${data}, ${render} })`]) {
          const host = await context.open();
          await mount(host, bridged(context, 'vue', `vueBridge({ appOptions: ${appOptions} });`));
          assert.deepEqual(await context.notes(), ['appName,appRenderInfo,basename,dom,props']);
        }
      }
    },
  },
  {
    id: 'bridge.vue-options-object',
    async run(context) {
      const script = `vueBridge({ appOptions: { render: () => Vue.h('h1', 'object') } });`;
      const host = await context.open();
      await mount(host, bridged(context, 'vue', script));
      const takesObject: Takes<NonNullable<Parameters<typeof vueBridge>[0]['appOptions']>, object> = false;
      assert.deepEqual([await host.textContent('#container h1'), takesObject], ['object', false]);
    },
  },
  {
    id: 'bridge.vue-no-component',
    async run(context) {
      const script = `note(typeof vueBridge(null)); note(typeof vueBridge({}));`;
      for (const key of vueKeys) {
        await mount(await context.open(), bridged(context, key, script));
        assert.deepEqual(await context.notes(), ['function', 'function']);
      }
    },
  },
  {
    id: 'bridge.vue-el-missing',
    async run(context) {
      const script = `vueBridge({ appOptions: () => ({ el: '#missing', render: () => null }) });`;
      await assert.rejects(
        mount(await context.open(), bridged(context, 'vue', script)),
        /If appOptions\.el is provided to garfish, the dom element must exist in the dom\./,
      );
    },
  },
  {
    id: 'bridge.manual-render-info',
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
