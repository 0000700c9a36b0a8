import { createStandIn } from '@garfish-starter/contract';
import { beforeEach, expect, test } from 'vitest';
import { provider } from './provider';

let dom: HTMLElement;
let host = createStandIn();

/** 像 Garfish 那样挂载或恢复显示。 */
function render(isMount: boolean) {
  provider.render({
    appName: 'react-app',
    dom,
    basename: '/react',
    appRenderInfo: { isMount },
    props: host,
  });
}

function type(text: string) {
  const field = dom.querySelector('textarea');
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  setValue?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  history.replaceState(null, '', '/react');
  dom = document.createElement('div');
  dom.innerHTML = '<div id="root"></div>';
  document.body.replaceChildren(dom);
  host = createStandIn('小明');
  return () => provider.destroy({ appRenderInfo: { isUnmount: true } });
});

test('挂载后用得到 props 与 channel', async () => {
  const products: string[] = [];
  host.channel.on('cart:add', (product) => products.push(product));
  render(true);
  expect(dom.textContent).toContain('你好，小明');
  expect(dom.textContent).toContain('主题：light');
  host.setTheme('dark');
  await expect.poll(() => dom.textContent).toContain('主题：dark');
  dom.querySelector('button')?.click();
  expect(products).toEqual(['订单']);
});

test('路由在 basename 之下，不认识的地址有兜底的页面', () => {
  history.replaceState(null, '', '/react/nope');
  render(true);
  expect(dom.textContent).toContain('React 子应用里没有这个页面');
});

test('隐藏再显示，草稿还在；卸载之后什么也不留', async () => {
  history.replaceState(null, '', '/react/draft');
  render(true);
  type('写了一半');
  provider.destroy({ appRenderInfo: { isUnmount: false } });
  render(false);
  await expect.poll(() => dom.querySelector('textarea')?.value).toBe('写了一半');
  provider.destroy({ appRenderInfo: { isUnmount: true } });
  expect(dom.textContent).toBe('');
  expect(host.channel.emit('theme:change', 'dark')).toBe(false);
});
