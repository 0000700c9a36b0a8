import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order']);

const options = {
  domGetter: '#subapp',
  apps: [
    {
      name: 'order',
      activeWhen: '/order',
      entry: 'https://order.example.com/',
    },
  ],
};
console.log(options);
