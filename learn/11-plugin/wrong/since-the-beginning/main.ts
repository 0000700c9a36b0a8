import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order', '/admin']);

Garfish.usePlugin(() => ({
  name: 'timing',
  async beforeLoad(appInfo) {
    if (appInfo.name === 'admin') return false;
  },
  afterMount(appInfo) {
    const milliseconds = performance.now();
    console.log(`${appInfo.name} 用了 ${Math.round(milliseconds)} ms`);
  },
}));

Garfish.run({
  domGetter: '#subapp',
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    { name: 'admin', activeWhen: '/admin', entry: 'https://admin.example.com/' },
  ],
});
