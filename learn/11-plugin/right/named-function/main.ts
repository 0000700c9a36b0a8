import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order', '/admin']);

const blocked = new Set(['admin']);

function timing(): ReturnType<Parameters<typeof Garfish.usePlugin>[0]> {
  const begun: Record<string, number> = {};
  return {
    name: 'timing',
    beforeLoad({ name }) {
      if (blocked.has(name)) return Promise.resolve(false);
      begun[name] = performance.now();
    },
    afterMount({ name }) {
      const used = performance.now() - begun[name]!;
      console.log('%s 用了 %s ms', name, used.toFixed(2));
    },
  };
}
Garfish.usePlugin(timing);

Garfish.run({
  domGetter: '#subapp',
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    { name: 'admin', activeWhen: '/admin', entry: 'https://admin.example.com/' },
  ],
});
