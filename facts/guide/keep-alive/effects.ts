import assert from 'node:assert/strict';
import { callMethods } from '../../kit/mounting';
import type { FactContext, Proof } from '../../kit/proof';
import { ticks } from '../../kit/waiting';

/** Counts clicks, and ticks every 20 ms while it is shown. */
const reactApp = `
  const { React, createRoot, flushSync } = window.reactRouter;
  const h = React.createElement;
  function Page() {
    const [count, setCount] = React.useState(0);
    React.useEffect(() => {
      const timer = setInterval(() => note('tick'), 20);
      return () => clearInterval(timer);
    }, []);
    return h('button', { onClick: () => setCount(count + 1) }, 'count ' + count);
  }
  let root;
  const show = (mode) => flushSync(() => root.render(h(React.Activity, { mode }, h(Page))));
  exports.provider = {
    render(info) {
      if (info.appRenderInfo.isMount) root = createRoot(info.dom.querySelector('#app'));
      show('visible');
    },
    destroy: (info) => (info.appRenderInfo.isUnmount ? root.unmount() : show('hidden')),
  };`;

const vueApp = `
  const { Vue } = window.vueRouter;
  const { h, onActivated, onDeactivated, ref } = Vue;
  const visible = ref(true);
  const Page = { setup() {
    const count = ref(0);
    let timer;
    onActivated(() => { timer = setInterval(() => note('tick'), 20); });
    onDeactivated(() => clearInterval(timer));
    return () => h('button', { onClick: () => count.value++ }, 'count ' + count.value);
  } };
  let app;
  exports.provider = {
    render(info) {
      visible.value = true;
      if (!info.appRenderInfo.isMount) return;
      app = Vue.createApp({ render: () => h(Vue.KeepAlive, null, () => (visible.value ? h(Page) : undefined)) });
      app.mount(info.dom.querySelector('#app'));
    },
    destroy(info) {
      visible.value = false;
      if (info.appRenderInfo.isUnmount) app.unmount();
    },
  };`;

/** It ticks, is clicked twice, is hidden and ticks no longer, is shown and ticks again, clicks still counted. */
async function pausesWhileHidden(
  context: FactContext,
  key: 'reactRouter' | 'vueRouter',
  script: string,
): Promise<void> {
  const { open, app, bundle } = context;
  const host = await open();
  const body = `<div id="app"></div><script src="${bundle(key)}"></script>`;
  const subApp = app({ wholeScript: script, body });
  await callMethods(host, subApp, ['mount'], { cache: true });
  const button = host.locator('#container button');
  await button.click();
  await button.click();
  await host.waitForFunction(() => window.notes.includes('tick'));
  await callMethods(host, subApp, ['hide'], { cache: true });
  // What it had begun to say.
  await context.flush();
  await host.evaluate(() => {
    window.notes = [];
  });
  await ticks(host);
  assert.deepEqual(await context.notes(), []);
  await callMethods(host, subApp, ['show'], { cache: true });
  await host.waitForFunction(() => window.notes.includes('tick'));
  assert.equal(await button.textContent(), 'count 2');
}

export const proofs: readonly Proof[] = [
  {
    id: 'keep-alive.activity-effects',
    run: (context) => pausesWhileHidden(context, 'reactRouter', reactApp),
  },
  {
    id: 'keep-alive.vue-deactivated',
    run: (context) => pausesWhileHidden(context, 'vueRouter', vueApp),
  },
];
