import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order']);

Garfish.router.afterEach((to, _from, next) => {
  document.querySelector<HTMLElement>('#subapp')!.hidden = to.path !== '/order';
  next();
});

Garfish.run({
  domGetter: '#subapp',
  apps: [{ name: 'order', activeWhen: () => true, entry: 'https://order.example.com/' }],
});
