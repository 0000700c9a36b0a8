import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order', '/report', '/nowhere']);

const notice = document.createElement('p');
notice.id = 'notice';
document.body.append(notice);

Garfish.router.beforeEach((_to, _from, next) => {
  notice.hidden = true;
  next();
});

const tell = (text: string): void => {
  notice.hidden = false;
  notice.textContent = text;
};

Garfish.run({
  domGetter: '#subapp',
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    // 报表的发布要等下周：今天服务器回答 404
    { name: 'report', activeWhen: '/report', entry: '/demos/apps/report-missing/index.htm' },
  ],
  errorLoadApp: async (_error, { name }) => tell(`${name} 加载不了`),
  onNotMatchRouter: (path) => {
    if (path !== '/') tell(`没有这一页：${path}`);
  },
});
