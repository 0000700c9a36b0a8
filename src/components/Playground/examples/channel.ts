import { example } from './example';

export const channel = example(
  'channel',
  '通信：channel 与 props',
  '/api/channel',
  `import Garfish from 'garfish';

Garfish.channel.on('cart:change', (count: number) => {
  console.log('购物车', count);
});

const app = await Garfish.loadApp('order', {
  entry: 'https://order.example.com/',
  domGetter: '#subapp',
  cache: false,
  // props 传初始值与函数，保持引用
  props: { user: '小明', addToCart: (count: number) => Garfish.channel.emit('cart:change', count) },
});
await app?.mount();

// 子应用里的 window.Garfish 与主应用是同一个实例
console.log('同一个实例', app?.global.Garfish === Garfish);
app?.global.Garfish.channel.emit('cart:change', 1);
app?.appInfo.props?.addToCart(2);

// 监听不会随卸载消失，要自己取消
app?.unmount();
console.log('卸载后仍有监听', Garfish.channel.listenerCount('cart:change'));
Garfish.channel.removeAllListeners('cart:change');
console.log('没有人收到时 emit 返回', Garfish.channel.emit('cart:change', 3));
await app?.mount();
`,
);
