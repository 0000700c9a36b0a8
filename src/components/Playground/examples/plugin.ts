import { example } from './example';

export const plugin = example(
  'plugin',
  '插件：统计首屏、拦截加载',
  '/guide/advance/plugins',
  `import Garfish, { type interfaces } from 'garfish';

function timing(report: (name: string, ms: number) => void) {
  return (): interfaces.Plugin => {
    const startedAt = new Map<string, number>();
    return {
      name: 'timing',
      beforeLoad: (appInfo) => void startedAt.set(appInfo.name, performance.now()),
      afterMount: (appInfo) =>
        report(appInfo.name, performance.now() - (startedAt.get(appInfo.name) ?? 0)),
    };
  };
}

const guard = (): interfaces.Plugin => ({
  name: 'guard',
  async beforeLoad(appInfo) {
    if (appInfo.name === 'admin') return false; // 不加载
  },
});

// 插件要在 run() 之前注册
Garfish.usePlugin(timing((name, ms) => console.log(name, ms > 0 ? '有耗时' : '没有耗时')));
Garfish.usePlugin(guard);
Garfish.run({ domGetter: '#subapp' });

const entry = 'https://order.example.com/';
const order = await Garfish.loadApp('order', { entry });
await order?.mount();
console.log('admin', await Garfish.loadApp('admin', { entry }));
`,
);
