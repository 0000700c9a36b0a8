import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order', '/report', '/nowhere']);

const notice = document.createElement('p');
notice.id = 'notice';
document.body.append(notice);

Garfish.router.beforeEach((_to, _from, next) => {
  notice.textContent = '';
  next();
});

Garfish.run({
  domGetter: '#subapp',
  sandbox: { open: false },
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    // 报表的发布要等下周：今天服务器回答 404
    { name: 'report', activeWhen: '/report', entry: '/demos/apps/report-missing/index.htm' },
  ],
  errorLoadApp: (_error, appInfo) => {
    notice.textContent = `${appInfo.name} 暂时打不开，请稍后再试`;
  },
  onNotMatchRouter: (path) => {
    if (path !== '/') notice.textContent = `没有 ${path} 这一页`;
  },
});
