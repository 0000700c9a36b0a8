import { example } from './example';

export const lifecycle = example(
  'lifecycle',
  '生命周期：挂载、隐藏、显示、卸载',
  '/guide/lifecycle',
  `import Garfish from 'garfish';

Garfish.usePlugin(() => ({
  name: 'trace',
  beforeMount: (appInfo, _app, cacheMode) => console.log('beforeMount', cacheMode),
  afterMount: (appInfo, _app, cacheMode) => console.log('afterMount', cacheMode),
  beforeUnmount: (appInfo, _app, cacheMode) => console.log('beforeUnmount', cacheMode),
  afterUnmount: (appInfo, _app, cacheMode) => console.log('afterUnmount', cacheMode),
}));

const app = await Garfish.loadApp('order', {
  entry: 'https://order.example.com/',
  domGetter: '#subapp',
  cache: false,
});
if (!app) throw new Error('加载失败');

console.log('mount', await app.mount());
console.log('hide', app.hide());
console.log('show', await app.show());
console.log('unmount', app.unmount());

// 最后再挂载一次，留在页面上；每一步触发的钩子见“生命周期”页签
await app.mount();
`,
);
