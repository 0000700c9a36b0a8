import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order']);

Garfish.run({ domGetter: '#subapp', apps: [] });

const order = await Garfish.loadApp('order', {
  entry: 'https://order.example.com/',
  domGetter: '#subapp',
});
await order?.mount();
