import Garfish from 'garfish';
import { showNav } from './nav';
import './slow';

showNav(['/', '/order', '/report']);

const loading = document.createElement('p');
loading.id = 'loading';
document.body.append(loading);

Garfish.run({
  domGetter: '#subapp',
  disablePreloadApp: true,
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    { name: 'report', activeWhen: '/report', entry: 'https://report.example.com/' },
  ],
  beforeLoad(appInfo) {
    loading.textContent = `正在加载 ${appInfo.name}……`;
  },
  afterMount() {
    loading.textContent = '';
  },
});

Garfish.loadApp('report');
