import { createApp, type App as VueApp } from 'vue';
import App from './App.vue';

interface RenderInfo {
  dom: Element;
}

let app: VueApp | undefined;

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      dom.querySelector('#app')?.remove();
      app ??= createApp(App);
      app.mount(dom);
    },
    destroy() {
      app?.unmount();
    },
  };
}
