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
    await page.happened(
      'beforeLoad report',
      '报表没有开始加载，就说它打不开了：报表留在 apps 里，打不开时由 errorLoadApp 说明。',
    );
    await page.settle();
    if (page.failure !== '') {
      page.fail(
        '说明有了，加载的错误却没有人接住：在 run 的选项里写 errorLoadApp，写完不要再抛出；只写在插件里，默认的那一个照样抛出。',
      );
    }
    await page.settle();
    await page.hasText(
      '#notice',
      ['report', '打不开'],
      (found) => `还在 /report，#notice ${found}：说明要留到离开，不能过一会儿自己消失。`,
    );
  }),
  expectation('换一个打不开的，说的是它', async (page) => {
    await page.navigate('/stock');
    await page.hasText('#notice', ['warehouse', '打不开'], (found) =>
      page.hooks.includes('beforeLoad warehouse')
        ? `打开 /stock 之后，#notice ${found}，没有说 warehouse 打不开：名字取自 errorLoadApp 的第二个参数，不要写死，也不要取自地址。`
        : '打开 /stock 之后，warehouse 没有开始加载：它要留在 apps 里，名字与地址不变。',
    );
    await page.lacksText(
      '#notice',
      ['report'],
      (found) => `打开 /stock 之后，#notice 里还有“${found}”：只说正在打开的这一个。`,
    );
  }),
  expectation('其他子应用不受影响', async (page) => {
    await page.navigate('/order');
    await page.hasText('#subapp', ['订单列表'], (found) => `打开 /order 之后，#subapp ${found}。`);
  }),
  expectation('离开之后，说明也消失', async (page) => {
    await page.lacksText(
      '#notice',
      ['打不开'],
      (found) => `打开 /order 之后，#notice 里还有“${found}”：每次导航之前把它清空。`,
    );
    await page.navigate('/report');
    await page.hasText(
      '#notice',
      ['report', '打不开'],
      (found) => `再打开 /report，#notice ${found}，没有说 report 打不开：每次打不开都要说。`,
    );
    await page.navigate('/');
    await page.lacksText(
      '#notice',
      ['打不开'],
      (found) =>
        `从 /report 回到 /，#notice 里还有“${found}”：去哪里都要清空，/ 没有子应用，不会加载也不会挂载，要在 beforeEach 里清。`,
    );
  }),
];
