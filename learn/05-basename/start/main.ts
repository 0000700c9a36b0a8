import Garfish from 'garfish';
import { showNav } from './nav';

// 新开的一家，地址每次打开都不同
const opened = `/new/${1000 + Math.floor(Math.random() * 9000)}`;

showNav(['/', '/cn', '/abroad', opened]);

// 同一个入口，接在三个地址上
Garfish.run({
  basename: '/shop',
  domGetter: '#subapp',
  apps: [
    { name: 'order-cn', activeWhen: '/cn', entry: 'https://order.example.com/' },
    { name: 'order-abroad', activeWhen: '/abroad', entry: 'https://order.example.com/' },
    { name: 'order-new', activeWhen: opened, entry: 'https://order.example.com/' },
  ],
});
