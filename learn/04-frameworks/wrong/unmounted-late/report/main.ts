import { createApp, type App as VueApp } from 'vue';
import App from './App.vue';

interface RenderInfo {
  dom: Element;
}

let app: VueApp | undefined;

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const container = dom.querySelector('#app');
      if (!container) throw new Error('入口 HTML 里没有 #app');
      app?.unmount();
      app = createApp(App);
      app.mount(container);
    },
    destroy() {
      // 下一次挂载时再卸载
    },
  };
}
