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
    const emitted = await page.ask({ kind: 'emitted' });
    const names = typeof emitted === 'object' ? (emitted ?? []) : [];
    const name =
      names.find((each) => each !== 'order:refresh') ??
      page.fail(
        '#cart 变了，却没有事件经过 Garfish.channel：子应用只发出 cart:add，由主应用收到之后自己改 #cart。',
      );
    await page.click('#subapp button', '点了一次之后，#subapp 里没有“加入购物车”按钮了。');
    await page.expect(
      { kind: 'text', selector: '#cart' },
      hasCount(2),
      (text) =>
        `又点一次“加入购物车”，主应用的 #cart 里面是“${String(text)}”，没有变成 2 件：每收到一次 cart:add 都要加 1，once 只听一次。`,
    );
    await page.ask({ kind: 'emitAgain', name });
    await page.expect(
      { kind: 'text', selector: '#cart' },
      hasCount(3),
      (text) =>
        `没有点按钮，另有一个 ${name} 经过 Garfish.channel，主应用的 #cart 里面是“${String(text)}”，没有变成 3 件：由主应用听这个事件，每收到一次自己加 1。`,
    );
  }),
  expectation('点“刷新订单”，子应用收到', async (page) => {
    await page.click('#refresh', '主应用里没有 #refresh 按钮。');
    await page.hasText('#subapp h2', ['刷新了 1 次'], (found) => `点了“刷新订单”，子应用 ${found}。`);
    await page.click('#refresh', '主应用里没有 #refresh 按钮。');
    await page.hasText(
      '#subapp h2',
      ['刷新了 2 次'],
      (found) => `又点一次“刷新订单”，子应用 ${found}，应当是 2 次：once 只听一次，听每一次要用 on。`,
    );
  }),
  expectation('离开再回来，点一次只刷新一次', async (page) => {
    const listeners = { kind: 'listeners', name: 'order:refresh' } as const;
    const before = Number(await page.ask(listeners));
    await page.navigate('/');
    await page.settle();
    await page.expect(
      listeners,
      (count) => Number(count) < before,
      () =>
        '离开 /order 之后，订单还在听 order:refresh：监听要在 render 里加，在 destroy 里用同一个函数 off。',
    );
    await page.navigate('/order');
    await page.hasText('#subapp h2', ['刷新了 0 次'], (found) => `再打开 /order，#subapp 的标题${found}。`);
    await page.click('#refresh', '主应用里没有 #refresh 按钮。');
    await page.settle();
    await page.hasText(
      '#subapp h2',
      ['刷新了 1 次'],
      (found) => `离开再回来，点了一次“刷新订单”，子应用 ${found}，应当是 1 次。`,
    );
    await page.click('#subapp button', '再打开 /order，#subapp 里没有“加入购物车”按钮。');
    await page.expect(
      { kind: 'text', selector: '#cart' },
      hasCount(4),
      (text) =>
        `离开再回来，点了“加入购物车”，主应用的 #cart 里面是“${String(text)}”，没有变成 4 件：off 只取消自己的那一个，removeAllListeners 把主应用的也取消了。`,
    );
  }),
];
