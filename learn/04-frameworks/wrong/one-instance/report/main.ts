import { createApp, type App as VueApp } from 'vue';
import App from './App.vue';

interface RenderInfo {
  dom: Element;
}

const app: VueApp = createApp(App);

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const container = dom.querySelector('#app');
      if (container) app.mount(container);
    },
    destroy() {
      app.unmount();
    },
  };
}
