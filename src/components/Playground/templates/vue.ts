import type { Files } from '../program/program';
import { cardCss, entryHtml } from './parts';

const main = `import { createApp, type App as VueApp } from 'vue';
import App from './App.vue';

interface RenderInfo {
  dom: Element;
  basename?: string;
}

let app: VueApp | undefined;

export function provider() {
  return {
    render({ dom, basename = '/' }: RenderInfo) {
      // 只在 dom 里查找，不要用 document.querySelector
      const container = dom.querySelector('#root');
      if (!container) throw new Error('入口 HTML 里没有 #root');
      app = createApp(App, { basename });
      app.mount(container);
    },
    destroy() {
      app?.unmount();
      app = undefined;
    },
  };
}
`;

/** Vue 3 with a single-file component. */
export function vueFiles(name: string): Files {
  return {
    'index.html': entryHtml(name, 'main.ts'),
    'main.ts': main,
    'App.vue': `<script setup lang="ts">
import { ref } from 'vue';

defineProps<{ basename: string }>();
const count = ref(0);
</script>

<template>
  <section class="${name}">
    <h2>Vue 子应用 ${name}</h2>
    <p>基础路径：<code>{{ basename }}</code></p>
    <button type="button" @click="count += 1">点击 {{ count }} 次</button>
  </section>
</template>
`,
    'style.css': cardCss(name, '#42b883'),
  };
}
