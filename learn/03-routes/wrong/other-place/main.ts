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
      activeWhen: '/report',
      entry: 'https://report.example.com/',
      domGetter: 'body',
    },
  ],
});
