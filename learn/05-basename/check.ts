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
  expectation('新开的一家，地址事先不知道，也对', async (page) => {
    // The button says where it is; it is somewhere else in each run.
    const path =
      /\/new\/\d+/.exec(String(await page.ask({ kind: 'text', selector: 'nav' })))?.[0] ??
      page.fail('主应用的导航里没有新开的一家：main.ts 不用改。');
    const base = `/shop${path}`;
    await page.navigate(base);
    await page.hasText(
      '#subapp',
      ['订单列表'],
      (found) =>
        `打开 ${base} 之后，#subapp ${found}。它的基础路径有三段，只有 basename 知道，从地址里截取的不对。`,
    );
    await page.click('#subapp [data-page="/detail"]', '#subapp 里没有“详情”按钮。');
    await page.settle();
    await page.isAt(
      `${base}/detail`,
      (now) => `在 ${base} 点了“详情”，地址是 ${now}，应当是 ${base}/detail：跳转也从 basename 算起。`,
    );
    await page.hasText('#subapp', ['订单详情'], (found) => `点了“详情”之后，#subapp ${found}。`);
  }),
];
