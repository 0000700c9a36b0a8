import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order']);

Garfish.run({ domGetter: '#subapp', apps: [] });

function show(): void {
  document.querySelector('#subapp')!.textContent = location.pathname === '/order' ? '订单列表' : '';
}
show();
Garfish.router.afterEach((_to, _from, next) => {
  show();
  next();
});
