import { expectation, type Check } from '@site/src/components/Learn/check';

/** What keeps the orders away. */
function reasonIn(hooks: readonly string[]): string {
  return hooks.includes('beforeLoad order') && !hooks.includes('afterLoad order')
    ? 'beforeLoad 返回 false，子应用就不加载：里面只写说明。'
    : '看控制台里的错误。';
}

export const check: Check = [
  expectation('打开 /order，先看到“正在加载 order”', async (page) => {
    await page.lacksText(
      '#loading',
      ['正在加载'],
      (found) => `首页上没有子应用在加载，#loading 里已经有“${found}”：等 beforeLoad 被调用时再写。`,
    );
    await page.navigate('/order');
    await page.hasText(
      '#loading',
      ['正在加载', 'order'],
      (found) => `打开 /order，订单还没有来，#loading ${found}。在 beforeLoad 里写上“正在加载 order……”。`,
    );
  }),
  expectation('订单来了，说明消失', async (page) => {
    await page.hasText(
      '#subapp',
      ['订单列表'],
      (found) => `等了很久，#subapp ${found}，没有“订单列表”。${reasonIn(page.hooks)}`,
    );
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
