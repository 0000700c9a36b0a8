import { createApp } from 'vue';
import App from './App.vue';

interface RenderInfo {
  dom: Element;
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const container = dom.querySelector('#app');
      if (!container) throw new Error('入口 HTML 里没有 #app');
      createApp(App).mount(container);
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#app')?.replaceChildren();
      console.log('报表卸载了');
    },
  };
}
