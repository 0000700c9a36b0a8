import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order', '/admin']);

const startedAt = new Map<string, number>();

Garfish.usePlugin(() => ({
  name: 'timing',
  async beforeLoad(appInfo) {
    startedAt.set(appInfo.name, performance.now());
  },
  afterMount(appInfo) {
    const milliseconds = performance.now() - (startedAt.get(appInfo.name) ?? 0);
    console.log(`${appInfo.name} 用了 ${Math.round(milliseconds)} ms`);
  },
}));

Garfish.run({
  domGetter: '#subapp',
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    { name: 'admin', activeWhen: '/admin-off', entry: 'https://admin.example.com/' },
  ],
});
