import { expectation, type Check } from '@site/src/components/Learn/check';

export const check: Check = [
  expectation('打开 /order，订单里有物流', async (page) => {
    await page.navigate('/order');
    await page.hasText(
      '#subapp .place',
      ['物流详情'],
      (found) =>
        `打开 /order 之后，订单里没有“物流详情”：.place ${found}。在 render 里用 window.Garfish.loadApp 加载它，再 mount。`,
    );
  }),
  expectation('离开订单，物流一起卸载', async (page) => {
    await page.navigate('/');
    await page.settle();
    if (!page.hooks.includes('afterUnmount detail')) {
      page.fail('离开订单，物流没有卸载：谁加载，谁在 destroy 里 unmount。');
    }
  }),
  expectation('再打开 /order，物流也回来', async (page) => {
    await page.navigate('/order');
    await page.hasText('#subapp .place', ['物流详情'], (found) => `再打开 /order，.place ${found}。`);
  }),
];
