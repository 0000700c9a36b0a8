import { example } from './example';

export const preload = example(
  'preload',
  '预加载：先取资源，不执行',
  '/api/preloadApp',
  `import Garfish from 'garfish';

Garfish.loader.usePlugin({
  name: 'log-loaded',
  loaded(data) {
    console.log('取到', new URL(data.value.url).pathname);
    return data;
  },
});

Garfish.registerApp({ name: 'order', entry: 'https://order.example.com/' });
Garfish.preloadApp('order');

const button = document.createElement('button');
button.textContent = '打开订单';
document.body.prepend(button);

button.addEventListener('click', async () => {
  console.log('点击之后不再请求');
  const app = await Garfish.loadApp('order', { domGetter: '#subapp', cache: false });
  console.log('mount', await app?.mount());
});
`,
);
