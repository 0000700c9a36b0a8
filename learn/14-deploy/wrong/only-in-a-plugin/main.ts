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

Garfish.usePlugin(() => ({
  name: 'failures',
  errorLoadApp: (_error, { name }) => void (notice.textContent = `${name} 出了问题`),
}));

Garfish.run({
  domGetter: '#subapp',
  sandbox: { open: true },
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    // 报表的发布要等下周：今天服务器回答 404
    { name: 'report', activeWhen: '/report', entry: '/demos/apps/report-missing/index.htm' },
  ],
  onNotMatchRouter: (path) => {
    if (path.length > 1) notice.textContent = `${path} 不存在`;
  },
});
