import { expectation, type Check } from '@site/src/components/Learn/check';

export const check: Check = [
  expectation('打开 /report，#subapp 里是报表', async (page) => {
    // What the preview starts with is there first.
    await page.settle();
    await page.navigate('/report');
    await page.hasText(
      '#subapp',
      ['本月报表'],
      (found) =>
        `打开 /report 之后，#subapp ${found}，没有“本月报表”。看看报表有没有自己的名字、地址与入口。`,
    );
    await page.becomes(
      () => page.mounted.length > 1,
      () => '“本月报表”不是另一个子应用画的：在 apps 里给报表写一项，入口是 https://report.example.com/。',
    );
  }),
  expectation('打开 /order，只有订单', async (page) => {
    await page.navigate('/order');
    await page.hasText(
      '#subapp',
      ['订单列表'],
      (found) => `打开 /order 之后，#subapp ${found}，没有“订单列表”。`,
    );
    await page.lacksText(
      '#subapp',
      ['本月报表'],
      (found) => `打开 /order 之后，#subapp 里还有“${found}”：报表的 activeWhen 也匹配了 /order。`,
    );
  }),
  expectation('再打开 /report，只有报表', async (page) => {
    await page.navigate('/report');
    await page.hasText(
      '#subapp',
      ['本月报表'],
      (found) => `再打开 /report，#subapp ${found}，没有“本月报表”。`,
    );
    await page.lacksText('#subapp', ['订单列表'], (found) => `再打开 /report，#subapp 里还有“${found}”。`);
  }),
  expectation('回到 /，两个都不在', async (page) => {
    await page.navigate('/');
    await page.lacksText(
      '#subapp',
      ['订单列表', '本月报表'],
      (found) => `回到 / 之后，#subapp 里还有“${found}”：它的 activeWhen 也匹配了 /。`,
    );
  }),
];
