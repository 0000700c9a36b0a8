import { expectation, type Check } from '@site/src/components/Learn/check';

/** What keeps the orders away. */
function reasonIn(hooks: readonly string[]): string {
  return hooks.includes('beforeLoad order') && !hooks.includes('afterLoad order')
    ? 'beforeLoad 返回 false，子应用就不加载：里面只写说明。'
    : '看控制台里的错误。';
}

/** How many files of the reports have been fetched, as `slow.ts` prints them. */
function fetchedOf(lines: readonly string[]): number {
  return lines.filter((line) => line.startsWith('取 ') && line.includes('report')).length;
}

export const check: Check = [
  expectation('打开 /order，先看到“正在加载 order”', async (page) => {
    await page.lacksText('#loading', ['正在加载'], (found) =>
      page.hooks.includes('beforeLoad report')
        ? `还在首页，#loading 里已经有“${found}”：loadApp 会调用 beforeLoad，只取资源用 preloadApp。`
        : `首页上没有子应用在加载，#loading 里已经有“${found}”：等 beforeLoad 被调用时再写。`,
    );
    await page.navigate('/order');
    await page.hasText(
      '#loading',
      ['正在加载', 'order'],
      (found) => `打开 /order，订单还没有来，#loading ${found}。在 beforeLoad 里写上“正在加载 order……”。`,
    );
  }),
  expectation('订单来了，说明消失', async (page) => {
    await page.keepsTextUntil(
      { selector: '#loading', part: '正在加载' },
      { selector: '#subapp', part: '订单列表' },
      '订单还没有来，#loading 里的“正在加载”就消失了：不按时间，在 afterMount 里清空它。',
    );
    await page.hasText(
      '#subapp',
      ['订单列表'],
      (found) => `等了很久，#subapp ${found}，没有“订单列表”。${reasonIn(page.hooks)}`,
    );
    await page.losesText(
      '#loading',
      ['正在加载'],
      (found) => `订单已经显示，#loading 里还有“${found}”：挂载之后马上清空它，在 afterMount 里。`,
    );
  }),
  expectation('报表的资源已经取来', async (page) => {
    await page.printed(
      ['取', 'report'],
      '还没有打开报表，它的资源没有被取过。注册之后调用 Garfish.preloadApp，传它的名字。',
    );
    await page.becomes(
      () => fetchedOf(page.lines) > 1,
      () => '还没有打开报表，只取了它的入口，入口里的脚本没有取：用 Garfish.preloadApp，它两样都取。',
    );
    await page.settle();
    const before = fetchedOf(page.lines);
    await page.navigate('/report');
    await page.hasText('#subapp', ['本月报表'], (found) => `打开 /report 之后，#subapp ${found}。`);
    if (fetchedOf(page.lines) > before) {
      page.fail('打开 /report，它的资源又取了一次：先取的没有用上。用 Garfish.preloadApp 取。');
    }
  }),
];
