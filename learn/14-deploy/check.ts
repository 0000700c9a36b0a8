import { expectation, type Check } from '@site/src/components/Learn/check';

/** What keeps the orders away. */
function reasonIn(hooks: readonly string[]): string {
  return hooks.includes('beforeLoad order')
    ? 'localhost 只在你自己的电脑上有订单；发布的地址是 https://order.example.com/。'
    : '订单没有开始加载：beforeEach 里不调用 next()，导航就停在那里。';
}

export const check: Check = [
  expectation('入口是发布的地址', async (page) => {
    await page.navigate('/order');
    await page.hasText(
      '#subapp',
      ['订单列表'],
      (found) => `打开 /order 之后，#subapp ${found}，没有“订单列表”。${reasonIn(page.hooks)}`,
    );
  }),
  expectation('沙箱开着，变量不漏出来', async (page) => {
    await page.expect(
      { kind: 'global', name: 'courseOrder' },
      (value) => value === null,
      () => '订单的变量 courseOrder 出现在主应用的 window 上：调试时关掉的沙箱没有打开。',
    );
    await page.expect(
      { kind: 'ownWindow', name: 'order' },
      (hasOwn) => hasOwn !== false,
      () => '订单用的还是主应用的 window：变量没有了，沙箱却还关着。main.ts 里 sandbox 那一行要删掉。',
    );
  }),
  expectation('报表打不开时，用户看到说明', async (page) => {
    await page.navigate('/report');
    await page.hasText(
      '#notice',
      ['report'],
      (found) => `打开 /report 之后，#notice ${found}，没有说 report 打不开。`,
    );
    await page.happened(
      'beforeLoad report',
      '打开 /report 之后，没有要加载的子应用：报表留在 apps 里，它下周就发布；打不开时由 errorLoadApp 说明。',
    );
    await page.settle();
    if (page.failure !== '') {
      page.fail(
        '说明有了，加载的错误却没有人接住：在 run 的选项里写 errorLoadApp，写完不要再抛出；只写在插件里，默认的那一个照样抛出。',
      );
    }
  }),
  expectation('没有子应用的地址有说明，首页没有', async (page) => {
    await page.navigate('/nowhere');
    await page.hasText(
      '#notice',
      ['/nowhere'],
      (found) =>
        `打开 /nowhere 之后，#notice ${found}，没有说 /nowhere 这一页没有。onNotMatchRouter 会收到没有匹配的路径。`,
    );
    await page.navigate('/lost');
    await page.hasText(
      '#notice',
      ['/lost'],
      (found) => `打开 /lost 之后，#notice ${found}，没有说 /lost 这一页没有：说的是打开的那个地址。`,
    );
    await page.navigate('/order/1');
    await page.hasText('#subapp', ['订单列表'], (found) => `打开 /order/1 之后，#subapp ${found}。`);
    await page.lacksText(
      '#notice',
      ['/lost'],
      (found) => `从 /lost 去 /order/1，#notice 里还有“${found}”：上一页的说明在 beforeEach 里清掉。`,
    );
    await page.lacksText(
      '#notice',
      ['/order/1'],
      () =>
        '打开 /order/1，订单在，#notice 却说没有这一页：匹配不匹配由 Garfish 说，写在 onNotMatchRouter 里。',
    );
    await page.navigate('/');
    await page.settle();
    await page.expect(
      { kind: 'text', selector: '#notice' },
      (text) => text === '' || text === null,
      (text) =>
        `首页 / 上，#notice 里还有“${String(text)}”：首页不是错误的地址，上一页的说明也要在 beforeEach 里清掉。`,
    );
  }),
];
