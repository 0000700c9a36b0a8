import type { Channel, HostProps, Theme } from '@garfish-starter/contract';
import Garfish from 'garfish';
import { apps, isUnder } from './apps';
import { createPlace } from './place';
import { retryOnDemand } from './retry';
import { shared } from './shared';
import './style.css';

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`index.html 里没有 ${selector}`);
  return element;
}

const home = find('#home');
const message = find('#message');
const cart = find('#cart');
const links = document.querySelectorAll<HTMLAnchorElement>('nav a');
const places = new Map(apps.map(({ name, label, place }) => [name, createPlace(find(place), label)]));

// 类型取自约定：事件名或参数写错，tsc 会报错
const channel: Channel = Garfish.channel;
let theme: Theme = 'light';

const props: HostProps = { userName: '小明', getTheme: () => theme, channel };

find('#theme').addEventListener('click', () => {
  theme = theme === 'light' ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  channel.emit('theme:change', theme);
});

channel.on('cart:add', () => {
  cart.textContent = String(Number(cart.textContent) + 1);
});

links.forEach((link) => {
  link.addEventListener('click', (event) => {
    // 要在新标签页或新窗口打开的，交给浏览器
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    Garfish.router.push({ path: link.pathname });
  });
});

// 在 run 之前注册，才能收到首次导航
Garfish.router.beforeEach((to, _from, next) => {
  message.textContent = '';
  home.hidden = !isUnder(to.path, '/');
  for (const { name, path } of apps) places.get(name)?.setVisible(isUnder(to.path, path));
  links.forEach((link) => {
    if (isUnder(to.path, link.pathname)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  });
  // 必须调用，否则子应用不会加载
  next();
});

Garfish.setExternal(shared);

retryOnDemand((url) => {
  const owner = apps.find(({ entry }) => url.startsWith(entry));
  return owner && places.get(owner.name)?.askForRetry;
});

/** 加载或挂载失败：提示留在子应用自己的位置，按“重试”再挂载一次。 */
async function showFailure(error: Error, { name }: { name: string }): Promise<void> {
  console.error(error);
  await places.get(name)?.askForRetry(error.message);
  await Garfish.apps[name]?.mount();
}

// 打开页面的那条历史记录没有 state：后退到它时，vue-router 会把地址改回自己的前缀下
if (!history.state) history.replaceState({}, '');

Garfish.run({
  basename: '/',
  // 顶层的 props 保留引用；写在 apps 里的会被深拷贝
  props,
  apps: apps.map(({ name, path, entry }) => ({
    name,
    activeWhen: path,
    entry,
    domGetter: () => places.get(name)?.container ?? null,
  })),
  onNotMatchRouter(path) {
    if (path !== '/') message.textContent = `没有子应用匹配 ${path}`;
  },
  // 这三个钩子的默认行为是重新抛出错误
  errorLoadApp: (error, appInfo) => void showFailure(error, appInfo),
  errorMountApp: (error, appInfo) => void showFailure(error, appInfo),
  errorUnmountApp: (error) => console.error(error),
});
