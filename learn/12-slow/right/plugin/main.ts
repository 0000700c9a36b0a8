import Garfish from 'garfish';
import { showNav } from './nav';
import './slow';

showNav(['/', '/order', '/report']);

const loading = document.createElement('p');
loading.id = 'loading';
document.body.append(loading);

Garfish.usePlugin(() => ({
  name: 'loading',
  beforeLoad: async ({ name }) => void loading.append('正在加载 ', name),
  afterMount: () => loading.replaceChildren(),
  errorLoadApp: () => loading.replaceChildren(),
}));

Garfish.run({
  domGetter: '#subapp',
  disablePreloadApp: true,
  apps: [
    { name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' },
    { name: 'report', activeWhen: '/report', entry: 'https://report.example.com/' },
  ],
});
void Promise.resolve().then(() => Garfish.preloadApp('report'));
