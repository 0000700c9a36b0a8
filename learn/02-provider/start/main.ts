import Garfish from 'garfish';
import { showNav } from './nav';

// 主应用也有自己的 #root，许多框架的模板都这样
const root = document.createElement('div');
root.id = 'root';
root.innerHTML = '<h1>我的店</h1>';
document.body.prepend(root);
showNav(['/', '/order']);

Garfish.run({
  domGetter: '#subapp',
  apps: [
    {
      name: 'order',
      activeWhen: '/order',
      entry: 'https://order.example.com/',
    },
  ],
});
