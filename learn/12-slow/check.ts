import { expectation, type Check } from '@site/src/components/Learn/check';

export const check: Check = [
  expectation('打开 /order，先看到“正在加载 order”', async (page) => {
    await page.navigate('/order');
    await page.hasText(
      '#loading',
      ['正在加载', 'order'],
      (found) => `打开 /order，订单还没有来，#loading ${found}。在 beforeLoad 里写上“正在加载 order……”。`,
    );
  }),
  expectation('订单来了，说明消失', async (page) => {
    await page.hasText('#subapp', ['订单列表'], (found) => `等了很久，#subapp ${found}。`);
    await page.lacksText(
      '#loading',
      ['正在加载'],
      (found) => `订单已经显示，#loading 里还有“${found}”：挂载之后清空它。`,
    );
  }),
  expectation('报表的资源已经取来', async (page) => {
    await page.printed(
      ['取', 'report'],
      '还没有打开报表，它的资源没有被取过。注册之后调用 Garfish.preloadApp，传它的名字。',
    );
  }),
];
