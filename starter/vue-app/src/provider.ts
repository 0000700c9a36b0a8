import type { Provider } from '@garfish-starter/contract';
import { createApp, type App as VueApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import App from './App.vue';
import HomePage from './HomePage.vue';
import NotFound from './NotFound.vue';
import { hostKey } from './host';

let app: VueApp | undefined;

export const provider: Provider = {
  render({ dom, basename = '/', appRenderInfo, props }) {
    // 再次显示：页面由 App.vue 里的 KeepAlive 保留着
    if (!appRenderInfo.isMount) return;
    // 只在 dom 里查找，不要用 document.querySelector
    const container = dom.querySelector('#root');
    if (!container) throw new Error('入口 HTML 里没有 #root');
    app = createApp(App);
    app.provide(hostKey, props);
    app.use(
      createRouter({
        history: createWebHistory(basename),
        routes: [
          { path: '/', component: HomePage },
          // 按需加载的 chunk，从 PUBLIC_PATH 取
          { path: '/about', component: () => import('./AboutPage.vue') },
          { path: '/:rest(.*)*', component: NotFound },
        ],
      }),
    );
    app.mount(container);
  },
  destroy({ appRenderInfo }) {
    if (!appRenderInfo.isUnmount) return;
    app?.unmount();
    app = undefined;
  },
};
