import { createApp, defineComponent, h } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { expect, test, vi } from 'vitest';
import App from './App.vue';

test('出错的一页说明原因，重试成功后显示；别的页不受影响', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isBroken = true;
  const Page = defineComponent({
    setup() {
      if (isBroken) throw new Error('接口没有返回');
      return () => h('p', '商品列表');
    },
  });
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', component: Page },
      { path: '/about', component: { render: () => h('p', '关于') } },
    ],
  });
  const dom = document.createElement('div');
  document.body.append(dom);
  const app = createApp(App).use(router);
  app.mount(dom);
  await expect.poll(() => dom.querySelector('[role=alert]')?.textContent).toContain('接口没有返回');
  await router.push('/about');
  await expect.poll(() => dom.querySelector('p')?.textContent).toBe('关于');
  await router.push('/');
  await expect.poll(() => dom.querySelector('[role=alert]')?.textContent).toContain('接口没有返回');
  isBroken = false;
  dom.querySelector('button')?.click();
  await expect.poll(() => dom.querySelector('p')?.textContent).toBe('商品列表');
  app.unmount();
});
