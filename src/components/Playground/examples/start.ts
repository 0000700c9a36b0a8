import { example } from './example';

export const start = example(
  'start',
  '快速开始：按路由加载',
  '/guide/start',
  `import Garfish from 'garfish';

const nav = document.createElement('nav');
nav.innerHTML = '<button>/</button> <button>/order</button>';
document.body.prepend(nav);

nav.addEventListener('click', (event) => {
  if (event.target instanceof HTMLButtonElement) {
    Garfish.router.push({ path: event.target.textContent ?? '/' });
  }
});

Garfish.run({
  basename: '/',
  domGetter: '#subapp',
  apps: [
    {
      name: 'order',
      activeWhen: '/order',
      // *.example.com 由上面选中的子应用应答
      entry: 'https://order.example.com/',
    },
  ],
  afterMount: (appInfo) => console.log('已挂载', appInfo.name),
  onNotMatchRouter: (path) => console.log('没有子应用匹配', path),
});
`,
  { address: '/order' },
);
