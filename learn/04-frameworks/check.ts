import { expectation, type Check } from '@site/src/components/Learn/check';

export const check: Check = [
  expectation('打开 /order，React 的订单能点', async (page) => {
    await page.navigate('/order');
    await page.click('#subapp .order button', '打开 /order 之后，#subapp 里没有 React 的按钮。');
    await page.hasText('#subapp .order', ['4 笔'], (found) => `点了订单的按钮，数字没有变成 4：${found}。`);
  }),
  expectation('打开 /report，Vue 的报表能点', async (page) => {
    await page.navigate('/report');
    await page.happened(
      'afterMount report',
      '打开 /report 之后，报表没有挂载完成：report/main.ts 要导出 provider，由它的 render 挂载 Vue。',
    );
    await page.hasText(
      '#subapp',
      ['报表（Vue）'],
      (found) => `打开 /report 之后，#subapp ${found}，没有 Vue 的报表。它要挂载到入口 HTML 里的 #app。`,
    );
    await page.expect(
      { kind: 'count', selector: '#subapp [data-v-app]' },
      (count) => count === 1,
      () => '“报表（Vue）”不是 Vue 画的：在 render 里用 createApp(App) 挂载 App.vue。',
    );
    await page.click('#subapp .report button', '报表里没有按钮。');
    await page.hasText(
      '#subapp .report',
      ['第 2 月'],
      (found) => `点了报表的按钮，没有到第 2 月：${found}。`,
    );
  }),
  expectation('换过去再回来，两个都还能用', async (page) => {
    await page.navigate('/order');
    await page.hasText('#subapp', ['订单（React）'], (found) => `再打开 /order，#subapp ${found}。`);
    await page.printed(
      // What the component alone knows.
      ['报表卸载了', '第 2 月'],
      '离开 /report 之后，Vue 的报表没有卸载：在 destroy 里调用 app.unmount()。只清空容器，App.vue 的 onUnmounted 不会执行，那一行由它打印。',
    );
    await page.navigate('/report');
    await page.hasText(
      '#subapp',
      ['报表（Vue）'],
      (found) =>
        `再打开 /report，#subapp ${found}：卸载过的 Vue 应用不能再挂载，每次 render 都要 createApp 一个新的。`,
    );
  }),
];
