import { expectation, type Check } from '@site/src/components/Learn/check';

export const check: Check = [
  expectation('打开 /order，#subapp 里是订单列表', async (page) => {
    await page.navigate('/order');
    await page.hasText(
      '#subapp',
      ['订单列表'],
      (found) =>
        `打开 /order 之后，#subapp ${found}，没有“订单列表”。看看 apps 里有没有订单，domGetter 是不是 '#subapp'。`,
    );
  }),
  expectation('回到 /，订单离开', async (page) => {
    await page.navigate('/');
    await page.lacksText(
      '#subapp',
      ['订单列表'],
      (found) => `回到 / 之后，#subapp 里还有“${found}”：activeWhen 写的地址也匹配了 /。`,
    );
  }),
];
