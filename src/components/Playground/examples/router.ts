import { example } from './example';

export const router = example(
  'router',
  '路由：守卫与导航',
  '/guide/router',
  `import Garfish from 'garfish';

// 守卫要在 run() 之前注册，才能看到首次匹配
Garfish.router.beforeEach((to, from, next) => {
  console.log('beforeEach', from.path, '→', to.path);
  next(); // 不调用，这次导航就停在这里
});

Garfish.router.afterEach((to, _from, next) => {
  console.log('afterEach', to.path, to.query);
  next();
});

Garfish.run({
  basename: '/demo',
  domGetter: '#subapp',
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    {
      name: 'report',
      activeWhen: (path) => path.startsWith('/report'),
      entry: '/demos/apps/react-19/index.htm',
    },
  ],
  onNotMatchRouter: (path) => console.log('没有子应用匹配', path),
});

// push 的路径不含 basename；也可以在预览的地址栏里输入 /demo/report
for (const path of ['/order', '/report', '/nowhere']) {
  const button = document.createElement('button');
  button.textContent = path;
  button.addEventListener('click', () => Garfish.router.push({ path }));
  document.body.prepend(button, ' ');
}
`,
  { address: '/demo/order/list?page=1' },
);
