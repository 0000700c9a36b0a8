import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order', '/report']);

Garfish.run({
  domGetter: '#subapp',
  apps: [
    {
      name: 'order',
      activeWhen: '/order',
      entry: 'https://order.example.com/',
    },
    {
      name: 'report',
      activeWhen: (path: string) => path !== '/order',
      entry: 'https://report.example.com/',
    },
  ],
});
