import { example } from './example';

export const cache = example(
  'cache',
  '缓存：同一个实例',
  '/guide/cache',
  `import Garfish from 'garfish';

const entry = 'https://order.example.com/';
const domGetter = '#subapp';

const first = await Garfish.loadApp('order', { entry, domGetter, cache: true, props: { n: 1 } });
const second = await Garfish.loadApp('order', { entry, domGetter, cache: true, props: { n: 2 } });

console.log('同一个实例', first === second);
console.log('沿用第一次的 props', second?.appInfo.props);

const third = await Garfish.loadApp('order', { entry, domGetter, cache: false });
console.log('cache: false 是新的实例', first !== third);

console.log('mount', await first?.mount());
console.log('hide', first?.hide());
console.log('再次进入用 show', await second?.show());
`,
);
