import { expectation, type Check } from '@site/src/components/Learn/check';

export const check: Check = [
  expectation('点“加入购物车”，主应用的购物车加 1', async (page) => {
    await page.navigate('/order');
    await page.click('#subapp button', '打开 /order 之后，#subapp 里没有“加入购物车”按钮。');
    await page.expect(
      { kind: 'text', selector: '#cart' },
      (text) => /(?:^|\D)1(?!\d)/.test(String(text)),
      (text) =>
        `点了“加入购物车”，主应用的 #cart 里面是“${String(text)}”，没有变成 1 件。发与收都要用 Garfish.channel，事件名要相同。`,
    );
  }),
  expectation('点“刷新订单”，子应用收到', async (page) => {
    await page.click('#refresh', '主应用里没有 #refresh 按钮。');
    await page.hasText('#subapp h2', ['刷新了 1 次'], (found) => `点了“刷新订单”，子应用 ${found}。`);
  }),
  expectation('离开再回来，点一次只刷新一次', async (page) => {
    await page.navigate('/');
    await page.settle();
    await page.navigate('/order');
    await page.hasText('#subapp h2', ['刷新了 0 次'], (found) => `再打开 /order，#subapp 的标题${found}。`);
    await page.click('#refresh', '主应用里没有 #refresh 按钮。');
    await page.settle();
    await page.hasText('#subapp h2', ['刷新了 1 次'], (found) =>
      found.includes('2 次')
        ? '离开再回来，点一次“刷新订单”，订单刷新了 2 次：上一次的监听还在。在 destroy 里用同一个函数 off。'
        : `离开再回来，点了“刷新订单”，子应用 ${found}。`,
    );
    await page.click('#refresh', '主应用里没有 #refresh 按钮。');
    await page.hasText(
      '#subapp h2',
      ['刷新了 2 次'],
      (found) => `又点一次“刷新订单”，子应用 ${found}，应当是 2 次：once 只听一次，听每一次要用 on。`,
    );
  }),
];
