import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/cn', '/abroad']);

// 同一个入口，接在两个地址上
Garfish.run({
  basename: '/shop',
  domGetter: '#subapp',
  apps: [
    { name: 'order-cn', activeWhen: '/cn', entry: 'https://order.example.com/' },
    { name: 'order-abroad', activeWhen: '/abroad', entry: 'https://order.example.com/' },
  ],
});
