import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order']);

const order = {
  name: 'order',
  activeWhen: '/order',
  entry: 'https://order.example.com/index.html',
  domGetter: '#subapp',
  cache: false,
};
Garfish.run({ apps: [order] });
