import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order', '/report', '/stock']);

const notice = document.createElement('p');
notice.id = 'notice';
document.body.append(notice);

Garfish.router.beforeEach((_to, _from, next) => {
  notice.textContent = '';
  next();
});

Garfish.run({
  domGetter: '#subapp',
  apps: [{ name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' }],
  onNotMatchRouter: (path) => {
    if (path === '/report') notice.textContent = 'report 暂时打不开';
  },
});
