import { expectation, type Check } from '@site/src/components/Learn/check';

/** The number of pieces, which the reader may put in other words. */
function hasCount(count: number): (text: unknown) => boolean {
  return (text) => new RegExp(`(?:^|\\D)${count}(?!\\d)`).test(String(text));
}

export const check: Check = [
  expectation('点“加入购物车”，主应用的购物车加 1', async (page) => {
    await page.navigate('/order');
    await page.click('#subapp button', '打开 /order 之后，#subapp 里没有“加入购物车”按钮。');
    await page.expect(
      { kind: 'text', selector: '#cart' },
      hasCount(1),
      (text) =>
        `点了“加入购物车”，主应用的 #cart 里面是“${String(text)}”，没有变成 1 件。发与收都要用 Garfish.channel，事件名要相同。`,
    );
    const sent = String(await page.ask({ kind: 'emitted' }))
      .split(' ')
      .filter((name) => name !== '' && name !== 'order:refresh');
    if (sent.length === 0) {
      page.fail(
        '#cart 变了，却没有事件经过 Garfish.channel：子应用只发出 cart:add，由主应用收到之后自己改 #cart。',
      );
    }
    await page.click('#subapp button', '点了一次之后，#subapp 里没有“加入购物车”按钮了。');
    await page.expect(
      { kind: 'text', selector: '#cart' },
      hasCount(2),
      (text) =>
        `又点一次“加入购物车”，主应用的 #cart 里面是“${String(text)}”，没有变成 2 件：每收到一次 cart:add 都要加 1，once 只听一次。`,
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
