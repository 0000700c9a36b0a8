import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order']);

Garfish.run({
  domGetter: '#subapp',
  apps: [
    {
      name: 'order',
      activeWhen: '/order',
      entry: 'https://order.example.com/',
    },
    {
      name: 'detail',
      activeWhen: '/order',
      entry: 'https://detail.example.com/',
      domGetter: '.place',
    },
  ],
});
