import { example } from './example';

export const nested = example(
  'nested',
  '嵌套：子应用里再加载子应用',
  '/guide/advance/nested',
  `import Garfish from 'garfish';

// 两个子应用都经过同一个 Garfish，主应用的插件都看得到
Garfish.usePlugin(() => ({
  name: 'log',
  afterMount: (appInfo) => console.log('已挂载', new URL(appInfo.entry, location.href).pathname),
}));

// 这个子应用用它自己 import 的 Garfish 加载 innerEntry
const outer = await Garfish.loadApp('outer', {
  entry: '/demos/apps/nested/index.htm',
  domGetter: '#subapp',
  cache: false,
  props: { innerEntry: new URL('/demos/apps/vanilla/index.htm', location.href).href },
});
await outer?.mount();
`,
);
