import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order', '/admin']);

// 写一个插件：打印每个子应用从加载到挂载用了多少毫秒，并且不加载 admin

Garfish.run({
  domGetter: '#subapp',
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    { name: 'admin', activeWhen: '/admin', entry: 'https://admin.example.com/' },
  ],
});
