import { createStandIn } from '@garfish-starter/contract';
import { beforeEach, expect, test } from 'vitest';
import { provider } from './provider';

let dom: HTMLElement;
let host = createStandIn();

/** 像 Garfish 那样挂载或恢复显示。 */
function render(isMount: boolean) {
  provider.render({ appName: 'vue-app', dom, basename: '/vue', appRenderInfo: { isMount }, props: host });
}

beforeEach(() => {
  history.replaceState(null, '', '/vue');
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
  await expect.poll(() => dom.textContent).toContain('你好，小明');
  host.setTheme('dark');
  await expect.poll(() => dom.textContent).toContain('主题：dark');
  dom.querySelector('button')?.click();
  expect(products).toEqual(['商品']);
});

test('路由在 basename 之下，不认识的地址有兜底的页面', async () => {
  history.replaceState(null, '', '/vue/nope');
  render(true);
  await expect.poll(() => dom.textContent).toContain('Vue 子应用里没有这个页面');
});

test('隐藏再显示，备注还在；卸载之后什么也不留', async () => {
  render(true);
  await expect.poll(() => dom.querySelector('input')).not.toBeNull();
  const field = dom.querySelector('input');
  if (field) field.value = '写了一半';
  provider.destroy({ appRenderInfo: { isUnmount: false } });
  render(false);
  expect(dom.querySelector('input')?.value).toBe('写了一半');
  provider.destroy({ appRenderInfo: { isUnmount: true } });
  expect(dom.textContent).toBe('');
  expect(host.channel.emit('theme:change', 'dark')).toBe(false);
});
