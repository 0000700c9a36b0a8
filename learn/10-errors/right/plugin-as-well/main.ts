import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order', '/report', '/stock']);

const notice = document.createElement('p');
notice.id = 'notice';
document.body.append(notice);

Garfish.usePlugin(() => ({
  name: 'tell-failures',
  errorLoadApp(_error, { name }) {
    notice.innerHTML = `<strong>${name} 打不开</strong>，<a href="/">回首页</a>`;
  },
}));

Garfish.run({
  domGetter: '#subapp',
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    // 这两个入口没有发布：服务器回答 404
    { name: 'report', activeWhen: '/report', entry: '/demos/apps/report-missing/index.htm' },
    { name: 'warehouse', activeWhen: '/stock', entry: '/demos/apps/warehouse-missing/index.htm' },
  ],
  errorLoadApp: (error) => console.warn(error),
});

Garfish.router.beforeEach(async (_to, _from, next) => {
  notice.innerHTML = '';
  next();
});
