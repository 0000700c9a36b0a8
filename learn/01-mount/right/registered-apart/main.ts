import Garfish from 'garfish';
import { showNav } from './nav';

Garfish.registerApp({
  name: 'shop-order',
  entry: 'https://order.example.com/',
  activeWhen: (path) => path.startsWith('/order'),
});
Garfish.run({ domGetter: () => document.querySelector('#subapp') });

showNav(['/', '/order']);
