import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order', '/admin']);

let start = 0;

Garfish.run({
  domGetter: '#subapp',
  plugins: [
    () => ({
      name: 'watch',
      beforeLoad: async ({ name }) => {
        start = Date.now();
        if (name === 'admin') return false;
      },
      afterMount: ({ name }) => console.info(name, '用了', Date.now() - start, 'ms'),
    }),
  ],
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    { name: 'admin', activeWhen: '/admin', entry: 'https://admin.example.com/' },
  ],
});
