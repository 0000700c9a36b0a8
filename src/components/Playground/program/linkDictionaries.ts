/**
 * What programs have in common; links come out half as long. Never edit one: links already shared depend on it. A new
 * format gets a new one.
 */
import { strToU8 } from 'fflate';

/** Of links of the time when a program was one file. */
export const dictionaryV1 =
  strToU8(`","app":"vue-3","app":"react-19","app":"vanilla","address":"/orders"}","address":"/order"}","address":"/"}
export const provider = console.error(error.message);\\n  errorLoadApp(error, appInfo) {\\n  errorMountApp  errorUnmountApp
  afterMount(appInfo) {\\n    console.log('beforeMount', appInfo.name);\\n  await app?.mount();\\n  app.hide();\\n  await app.show();\\n  app.unmount();
Garfish.channel.emit('Garfish.channel.on('Garfish.preloadApp('Garfish.registerApp({\\n  name: 'Garfish.usePlugin(() => ({\\n  name: '
Garfish.router.beforeEach((to, from, next) => {\\n  next();\\n});\\nGarfish.router.push({ path: '/', query: { page: '1' } });
sandbox: { strictIsolation: true }, cache: false,\\n  basename: '/', props: {  disablePreloadApp: true,
const app = await Garfish.loadApp('vanilla', {\\n  entry: '/demos/apps/vanilla/index.html',\\n  domGetter: '#subapp',\\n  cache: false,\\n});
{"code":"import Garfish from 'garfish';\\n\\nGarfish.run({\\n  domGetter: '#subapp',\\n  apps: [\\n    {\\n      name: 'order',\\n      activeWhen: '/order',\\n      entry: 'https://order.example.com/',\\n    },\\n  ],\\n});`);

/** Of links to projects: with the small sub-apps that a reader begins from. */
export const dictionaryV2 =
  strToU8(`"report/index.html":"<!doctype html>\\n<html lang=\\"zh-CN\\">\\n  <head>\\n    <meta charset=\\"utf-8\\" />\\n    <title>report</title>\\n    <link rel=\\"stylesheet\\" href=\\"./style.css\\" />\\n  </head>\\n  <body>\\n    <div id=\\"root\\"></div>\\n    <script src=\\"./main.ts\\"></script>\\n  </body>\\n</html>\\n",
"report/main.ts":"import { createCard } from './card';\\n\\ninterface RenderInfo {\\n  dom: Element;\\n  basename?: string;\\n}\\n\\nexport function provider() {\\n  return {\\n    render({ dom, basename = '/' }: RenderInfo) {\\n      // 只在 dom 里查找，不要用 document.querySelector\\n      const container = dom.querySelector('#root');\\n      if (!container) throw new Error('入口 HTML 里没有 #root');\\n      container.replaceChildren(createCard(basename));\\n    },\\n    destroy({ dom }: RenderInfo) {\\n      dom.querySelector('#root')?.replaceChildren();\\n    },\\n  };\\n}\\n",
"report/card.ts":"export function createCard(basename: string) {\\n  const card = document.createElement('section');\\n  card.className = 'report';\\n  card.innerHTML = '<h2>不用框架的子应用 report</h2><p>基础路径：<code></code></p>';\\n  card.querySelector('code')?.append(basename);\\n\\n  const button = document.createElement('button');\\n  let count = 0;\\n  const show = () => (button.textContent = \`点击 \${count} 次\`);\\n  button.addEventListener('click', () => {\\n    count += 1;\\n    show();\\n  });\\n  show();\\n  card.append(button);\\n  return card;\\n}\\n",
"report/style.css":".report {\\n  padding: 1rem 1.25rem;\\n  border: 1px solid var(--demo-line, GrayText);\\n  border-top: 4px solid #e0a400;\\n  border-radius: 8px;\\n}\\n",
"user/index.html":"<!doctype html>\\n<html lang=\\"zh-CN\\">\\n  <head>\\n    <meta charset=\\"utf-8\\" />\\n    <title>user</title>\\n    <link rel=\\"stylesheet\\" href=\\"./style.css\\" />\\n  </head>\\n  <body>\\n    <div id=\\"root\\"></div>\\n    <script src=\\"./main.ts\\"></script>\\n  </body>\\n</html>\\n",
"user/main.ts":"import { createApp, type App as VueApp } from 'vue';\\nimport App from './App.vue';\\n\\ninterface RenderInfo {\\n  dom: Element;\\n  basename?: string;\\n}\\n\\nlet app: VueApp | undefined;\\n\\nexport function provider() {\\n  return {\\n    render({ dom, basename = '/' }: RenderInfo) {\\n      // 只在 dom 里查找，不要用 document.querySelector\\n      const container = dom.querySelector('#root');\\n      if (!container) throw new Error('入口 HTML 里没有 #root');\\n      app = createApp(App, { basename });\\n      app.mount(container);\\n    },\\n    destroy() {\\n      app?.unmount();\\n      app = undefined;\\n    },\\n  };\\n}\\n",
"user/App.vue":"<script setup lang=\\"ts\\">\\nimport { ref } from 'vue';\\n\\ndefineProps<{ basename: string }>();\\nconst count = ref(0);\\n</script>\\n\\n<template>\\n  <section class=\\"user\\">\\n    <h2>Vue 子应用 user</h2>\\n    <p>基础路径：<code>{{ basename }}</code></p>\\n    <button type=\\"button\\" @click=\\"count += 1\\">点击 {{ count }} 次</button>\\n  </section>\\n</template>\\n",
"user/style.css":".user {\\n  padding: 1rem 1.25rem;\\n  border: 1px solid var(--demo-line, GrayText);\\n  border-top: 4px solid #42b883;\\n  border-radius: 8px;\\n}\\n",
"order/index.html":"<!doctype html>\\n<html lang=\\"zh-CN\\">\\n  <head>\\n    <meta charset=\\"utf-8\\" />\\n    <title>order</title>\\n    <link rel=\\"stylesheet\\" href=\\"./style.css\\" />\\n  </head>\\n  <body>\\n    <div id=\\"root\\"></div>\\n    <script src=\\"./main.tsx\\"></script>\\n  </body>\\n</html>\\n",
"order/main.tsx":"import { createRoot, type Root } from 'react-dom/client';\\nimport { App } from './App';\\n\\ninterface RenderInfo {\\n  dom: Element;\\n  basename?: string;\\n}\\n\\nlet root: Root | undefined;\\n\\nexport function provider() {\\n  return {\\n    render({ dom, basename = '/' }: RenderInfo) {\\n      // 只在 dom 里查找，不要用 document.querySelector\\n      const container = dom.querySelector('#root');\\n      if (!container) throw new Error('入口 HTML 里没有 #root');\\n      root = createRoot(container);\\n      root.render(<App basename={basename} />);\\n    },\\n    destroy() {\\n      root?.unmount();\\n      root = undefined;\\n    },\\n  };\\n}\\n",
"order/App.tsx":"import { useState } from 'react';\\n\\nexport function App({ basename }: { basename: string }) {\\n  const [count, setCount] = useState(0);\\n  return (\\n    <section className=\\"order\\">\\n      <h2>React 子应用 order</h2>\\n      <p>\\n        基础路径：<code>{basename}</code>\\n      </p>\\n      <button type=\\"button\\" onClick={() => setCount(count + 1)}>\\n        点击 {count} 次\\n      </button>\\n    </section>\\n  );\\n}\\n",
"order/style.css":".order {\\n  padding: 1rem 1.25rem;\\n  border: 1px solid var(--demo-line, GrayText);\\n  border-top: 4px solid #149eca;\\n  border-radius: 8px;\\n}\\n",
","app":"vue-3","app":"react-19","app":"vanilla","address":"/orders"}","address":"/order"}","address":"/"}
export const provider = console.error(error.message);\\n  errorLoadApp(error, appInfo) {\\n  errorMountApp  errorUnmountApp
  afterMount(appInfo) {\\n    console.log('beforeMount', appInfo.name);\\n  await app?.mount();\\n  app.hide();\\n  await app.show();\\n  app.unmount();
Garfish.channel.emit('Garfish.channel.on('Garfish.preloadApp('Garfish.registerApp({\\n  name: 'Garfish.usePlugin(() => ({\\n  name: '
Garfish.router.beforeEach((to, from, next) => {\\n  next();\\n});\\nGarfish.router.push({ path: '/', query: { page: '1' } });
sandbox: { strictIsolation: true }, cache: false,\\n  basename: '/', props: {  disablePreloadApp: true,
const app = await Garfish.loadApp('vanilla', {\\n  entry: '/demos/apps/vanilla/index.html',\\n  domGetter: '#subapp',\\n  cache: false,\\n});
{"files":{"main.ts":"import Garfish from 'garfish';\\n\\nGarfish.run({\\n  domGetter: '#subapp',\\n  apps: [\\n    {\\n      name: 'order',\\n      activeWhen: '/order',\\n      entry: 'https://order.example.com/',\\n    },\\n  ],\\n});`);
