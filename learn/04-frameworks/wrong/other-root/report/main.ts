import { createApp, type App as VueApp } from 'vue';
import App from './App.vue';

interface RenderInfo {
  dom: Element;
}

let app: VueApp | undefined;

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const container = dom.querySelector('#root');
      if (!container) return;
      app = createApp(App);
      app.mount(container);
    },
    destroy() {
      app?.unmount();
    },
  };
}
