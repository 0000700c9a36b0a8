import { expectation, type Check } from '@site/src/components/Learn/check';

export const check: Check = [
  expectation('打开 /shop/cn/detail，是订单详情', async (page) => {
    await page.navigate('/shop/cn/detail');
    await page.hasText(
      '#subapp',
      ['订单详情'],
      (found) =>
        `打开 /shop/cn/detail 之后，#subapp ${found}。子应用的地址从 render 收到的 basename 之后算起。`,
    );
  }),
  expectation('点“列表”，地址仍在主应用的 /shop/cn 之下', async (page) => {
    await page.click('#subapp [data-page="/list"]', '#subapp 里没有“列表”按钮。');
    await page.settle();
    await page.isAt('/shop/cn/list', (path) => `点了“列表”之后，地址是 ${path}，应当是 /shop/cn/list。`);
    await page.hasText('#subapp', ['订单列表'], (found) => `点了“列表”之后，#subapp ${found}。`);
  }),
  expectation('同一个子应用接在 /shop/abroad 上也对', async (page) => {
    await page.navigate('/shop/abroad/detail');
    await page.hasText(
      '#subapp',
      ['订单详情'],
      (found) => `打开 /shop/abroad/detail 之后，#subapp ${found}：路径不能写死，主应用会把它接在别处。`,
    );
    await page.click('#subapp [data-page="/list"]', '#subapp 里没有“列表”按钮。');
    await page.settle();
    await page.isAt(
      '/shop/abroad/list',
      (path) =>
        `在 /shop/abroad 之下点了“列表”，地址是 ${path}，应当是 /shop/abroad/list：跳转也从 basename 算起。`,
    );
  }),
];
