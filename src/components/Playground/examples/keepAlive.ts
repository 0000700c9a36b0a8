import { example } from './example';

export const keepAlive = example(
  'keep-alive',
  '多页签：同一个入口打开两份',
  '/guide/keep-alive',
  `import Garfish, { type interfaces } from 'garfish';

const tabs = new Map<string, interfaces.App>();
let queue: Promise<unknown> = Promise.resolve();

async function activate(name: string) {
  const entry = 'https://order.example.com/';
  const app = tabs.get(name) ?? (await Garfish.loadApp(name, { entry, cache: false, domGetter: '#subapp' }));
  if (!app) throw new Error(name + ' 加载失败');
  tabs.set(name, app);

  for (const other of tabs.values()) {
    if (other !== app) other.hide();
  }
  await (app.mounted ? app.show() : app.mount());
  console.log([...tabs.values()].map(({ name, display }) => name + (display ? ' 显示' : ' 隐藏')));
}

// 排队执行：show() 还没结束时，hide() 不起作用
function openTab(name: string) {
  queue = queue.then(() => activate(name));
}

for (const name of ['订单 A', '订单 B']) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => openTab(name));
  document.body.prepend(button, ' ');
  openTab(name);
}
`,
);
