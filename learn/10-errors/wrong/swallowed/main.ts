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
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    // 这两个入口没有发布：服务器回答 404
    { name: 'report', activeWhen: '/report', entry: '/demos/apps/report-missing/index.htm' },
    { name: 'warehouse', activeWhen: '/stock', entry: '/demos/apps/warehouse-missing/index.htm' },
  ],
  errorLoadApp: () => {
    // 不理会
  },
});
