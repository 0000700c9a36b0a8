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
  ],
});
Garfish.registerApp({
  name: 'sales',
  activeWhen: (path) => path.startsWith('/report'),
  entry: 'https://report.example.com/index.html',
});
