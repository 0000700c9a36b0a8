import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order', '/report']);

Garfish.router.afterEach((to, _from, next) => {
  if (to.path === '/report') document.querySelector('#subapp')!.innerHTML = '<h2>本月报表</h2>';
  next();
});

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
