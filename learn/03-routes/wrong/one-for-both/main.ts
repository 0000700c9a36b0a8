import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order', '/report']);

Garfish.run({
  domGetter: '#subapp',
  apps: [
    {
      name: 'order',
      activeWhen: (path: string) => path !== '/',
      entry: 'https://order.example.com/',
    },
  ],
});
