import Garfish from 'garfish';
import { showNav } from './nav';
import './slow';

showNav(['/', '/order', '/report']);

const loading = document.createElement('p');
loading.id = 'loading';
document.body.append(loading);

Garfish.run({
  domGetter: '#subapp',
  disablePreloadApp: true,
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    { name: 'report', activeWhen: '/report', entry: 'https://report.example.com/' },
  ],
  // 加载时在 #loading 里写“正在加载 order……”，挂载后清空
});

// 报表还没有打开，先取来它的资源
