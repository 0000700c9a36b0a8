import { expectation, type Check } from '@site/src/components/Learn/check';

export const check: Check = [
  expectation('入口是发布的地址', async (page) => {
    await page.navigate('/order');
    await page.hasText(
      '#subapp',
      ['订单列表'],
      (found) =>
        `打开 /order 之后，#subapp ${found}，没有“订单列表”。localhost 只在你自己的电脑上有订单；发布的地址是 https://order.example.com/。`,
    );
  }),
  expectation('沙箱开着，变量不漏出来', async (page) => {
    await page.expect(
      { kind: 'global', name: 'courseOrder' },
      (value) => value === null,
      () => '订单的变量 courseOrder 出现在主应用的 window 上：调试时关掉的沙箱没有打开。',
    );
  }),
  expectation('报表打不开时，用户看到说明', async (page) => {
    await page.navigate('/report');
    await page.hasText(
      '#notice',
      ['report', '打不开'],
      (found) => `打开 /report 之后，#notice ${found}，没有说 report 打不开。`,
    );
  }),
  expectation('没有子应用的地址有说明，首页没有', async (page) => {
    await page.navigate('/nowhere');
    await page.hasText(
      '#notice',
      ['没有', '/nowhere'],
      (found) => `打开 /nowhere 之后，#notice ${found}。onNotMatchRouter 会收到没有匹配的路径。`,
    );
    await page.navigate('/');
    await page.lacksText(
      '#notice',
      ['没有'],
      (found) => `首页 / 上，#notice 里还有“${found}”：首页不是错误的地址。`,
    );
  }),
];
