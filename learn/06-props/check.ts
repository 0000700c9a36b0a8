import { expectation, type Check } from '@site/src/components/Learn/check';

export const check: Check = [
  expectation('订单知道用户是小明', async (page) => {
    await page.navigate('/order');
    await page.hasText(
      '#subapp',
      ['小明的订单'],
      (found) => `打开 /order 之后，#subapp ${found}。主应用要传 props，子应用要从 render 的 props 里取。`,
    );
  }),
  expectation('没有点之前，已付款 0 笔', async (page) => {
    await page.hasText(
      '#paid',
      ['已付款 0 笔'],
      (found) =>
        `还没有点“付款”，主应用的 #paid ${found}。props 里要放函数 pay 本身，不是它的返回值 pay()；子应用里也要等点了再调用。`,
    );
  }),
  expectation('点“付款”，主应用收到', async (page) => {
    await page.click('#subapp button', '#subapp 里没有“付款”按钮。');
    await page.hasText(
      '#paid',
      ['已付款 1 笔'],
      (found) => `点了“付款”，主应用的 #paid ${found}，应当是 1 笔。props 里要有 pay，子应用的按钮要调用它。`,
    );
  }),
];
