import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order', '/report', '/stock']);

const notice = document.createElement('p');
notice.id = 'notice';
document.body.append(notice);

/** 每个打不开的子应用一行，只显示正在打开的那一个的。 */
const lines = new Map<string, HTMLElement>();

function hideLines(): void {
  for (const line of lines.values()) line.remove();
}

Garfish.router.beforeEach((_to, _from, next) => {
  hideLines();
  return next();
});

const apps = [
  { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
  // 这两个入口没有发布：服务器回答 404
  { name: 'report', activeWhen: '/report', entry: '/demos/apps/report-missing/index.htm' },
  { name: 'warehouse', activeWhen: '/stock', entry: '/demos/apps/warehouse-missing/index.htm' },
];
for (const { name } of apps) {
  const line = document.createElement('b');
  line.textContent = `打不开：${name}`;
  lines.set(name, line);
}

Garfish.run({
  domGetter: '#subapp',
  apps,
  errorLoadApp(_error, appInfo) {
    const line = lines.get(appInfo.name);
    if (line) notice.append(line);
  },
});
