import { example } from './example';

export const errors = example(
  'errors',
  '出错：自己处理，而不是抛出',
  '/errors',
  `import Garfish from 'garfish';

Garfish.run({
  domGetter: '#subapp',
  // 这三个钩子的默认行为是重新抛出错误
  errorLoadApp: (error, appInfo) => console.warn(appInfo.name, '加载失败', error.message),
  errorMountApp: (error, appInfo) => console.warn(appInfo.name, '挂载失败', error.message),
  errorUnmountApp: (error, appInfo) => console.warn(appInfo.name, '卸载失败', error.message),
});

const missing = await Garfish.loadApp('missing', { entry: '/demos/apps/missing/index.htm' });
console.log('入口 404，loadApp 返回', missing);

const app = await Garfish.loadApp('order', {
  entry: 'https://order.example.com/',
  domGetter: () => null,
});
console.log('没有挂载点，mount 返回', await app?.mount());
`,
);
