import { expectation, type Check } from '@site/src/components/Learn/check';

export const check: Check = [
  expectation('订单知道登录的用户', async (page) => {
    await page.navigate('/order');
    // The main app says who it is; it is somebody else in each run.
    const user = /顾客 \d+/.exec(String(await page.ask({ kind: 'text', selector: '#paid' })))?.[0];
    if (user === undefined) page.fail('主应用的 #paid 里没有登录的用户：main.ts 里的 user 与 show 不用改。');
    await page.hasText(
      '#subapp',
      [`${user}的订单`],
      (found) =>
        `登录的是“${user}”，打开 /order 之后，#subapp ${found}。主应用要传 props，子应用要从 render 的 props 里取。`,
    );
    await page.expect(
      { kind: 'props', name: 'order' },
      (names) => !Array.isArray(names) || names.length > 0,
      () =>
        '名字对了，订单收到的 props 却是空的：window 上的变量、主应用页面里的字都不算，在 main.ts 订单的那一项里写 props。',
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
    await page.click('#subapp button', '点了一次之后，#subapp 里没有“付款”按钮了。');
    await page.hasText(
      '#paid',
      ['已付款 2 笔'],
      (found) => `又点一次“付款”，主应用的 #paid ${found}，应当是 2 笔：每点一次，都调用主应用传来的 pay。`,
    );
  }),
  expectation('离开再回来，点一次也只付一次', async (page) => {
    await page.navigate('/');
    await page.settle();
    await page.navigate('/order');
    await page.click('#subapp button', '再打开 /order，#subapp 里没有“付款”按钮。');
    await page.settle();
    await page.hasText(
      '#paid',
      ['已付款 3 笔'],
      (found) =>
        `离开再回来，点了一次“付款”，主应用的 #paid ${found}，应当是 3 笔：监听加在按钮上，随它一起消失；加在 dom 或 window 上的要由 destroy 取消。`,
    );
  }),
];
