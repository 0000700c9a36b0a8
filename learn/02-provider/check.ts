import { expectation, type Check } from '@site/src/components/Learn/check';

/** What Garfish puts into the place of mounting; `dom` is in it. */
const container = '#subapp [id^="garfish_app_for_"]';

export const check: Check = [
  expectation('打开 /order，订单由 provider 渲染', async (page) => {
    await page.navigate('/order');
    await page.happened(
      'afterMount order',
      '打开 /order 之后，订单没有挂载完成：order/main.ts 要导出 provider，它返回的对象里 render 与 destroy 都要有。',
    );
    await page.hasText(
      '#subapp',
      ['订单列表'],
      (found) =>
        `打开 /order 之后，#subapp ${found}，没有“订单列表”。render 要把列表放进 dom；用 document.querySelector 找到的，是主应用的 #root。`,
    );
    await page.hasText(
      container,
      ['订单列表'],
      () => '“订单列表”在 #subapp 里，却不在 dom 里：render 把列表放进给它的 dom，不自己去找主应用的挂载点。',
    );
  }),
  expectation('离开之后，主应用的 #root 还是原来的样子', async (page) => {
    await page.navigate('/');
    await page.settle();
    await page.hasText(
      'body > #root',
      ['我的店'],
      (found) => `主应用的 #root ${found}，原来的“我的店”不见了：查找元素只从 dom 开始。`,
    );
  }),
  expectation('再回来，列表还是只有一份', async (page) => {
    await page.navigate('/order');
    await page.hasText(
      '#subapp',
      ['订单列表'],
      (found) => `第二次打开 /order，#subapp ${found}，没有“订单列表”：每次进入都会调用 render，每次都要画。`,
    );
    await page.expect(
      { kind: 'count', selector: '#subapp h2' },
      (count) => count === 1,
      (count) =>
        `第二次打开 /order，#subapp 里的 h2 有 ${String(count)} 个，应当是 1 个：离开时 destroy 没有收拾 render 加进去的内容。`,
    );
  }),
];
