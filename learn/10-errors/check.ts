import { expectation, type Check } from '@site/src/components/Learn/check';

/** What keeps the sentence away. */
function reasonIn(hooks: readonly string[]): string {
  return hooks.includes('beforeLoad report')
    ? '入口取不到是加载失败，由 errorLoadApp 处理；已经写了，就看看是不是马上又被 afterEach 清空了。'
    : '报表没有开始加载：beforeEach 里不调用 next()，导航就停在那里。';
}

export const check: Check = [
  expectation('打开 /report，用户看到打不开的说明', async (page) => {
    await page.navigate('/report');
    await page.hasText(
      '#notice',
      ['report', '打不开'],
      (found) => `打开 /report 之后，#notice ${found}，没有说 report 打不开。${reasonIn(page.hooks)}`,
    );
  }),
  expectation('其他子应用不受影响', async (page) => {
    await page.navigate('/order');
    await page.hasText('#subapp', ['订单列表'], (found) => `打开 /order 之后，#subapp ${found}。`);
  }),
  expectation('离开报表，说明也消失', async (page) => {
    await page.lacksText(
      '#notice',
      ['打不开'],
      (found) => `打开 /order 之后，#notice 里还有“${found}”：每次导航之前把它清空。`,
    );
  }),
];
