import { expectation, type Check } from '@site/src/components/Learn/check';

const ticks = { kind: 'text', selector: '#ticks' } as const;
const red = 'rgb(179, 38, 30)';

export const check: Check = [
  expectation('订单显示时，后台工作在进行', async (page) => {
    await page.navigate('/order');
    await page.hasText('#subapp', ['订单列表'], (found) => `打开 /order 之后，#subapp ${found}。`);
    await page.expect(
      ticks,
      (text) => !String(text).includes('：0 次'),
      () => '订单显示着，定时器却没有工作：离开时再停它。',
    );
  }),
  expectation('离开后，定时器停下', async (page) => {
    await page.navigate('/');
    await page.settle();
    const before = await page.ask(ticks);
    await page.settle();
    await page.expect(
      ticks,
      (text) => text === before,
      () => '离开订单之后，后台工作还在继续：定时器没有停。',
    );
  }),
  expectation('离开后，窗口的监听也没有了', async (page) => {
    const before = await page.ask(ticks);
    await page.dispatch('resize');
    await page.settle();
    await page.expect(
      ticks,
      (text) => text === before,
      () => '离开订单之后，窗口改变大小，后台工作又多了一次：resize 的监听还在。移除时要传添加时的那个函数。',
    );
  }),
  expectation('订单的样式只管订单', async (page) => {
    await page.navigate('/order');
    await page.settle();
    await page.expect(
      { kind: 'style', selector: 'nav button', name: 'background-color' },
      (color) => color !== red,
      () => '订单挂载之后，主应用导航里的按钮也变成了红色：style.css 的选择器选中了整页的 button。',
    );
    await page.expect(
      { kind: 'style', selector: '#subapp button', name: 'background-color' },
      (color) => color === red,
      () => '主应用的按钮不红了，订单里的按钮不是红色了：红色要留在订单里。',
    );
  }),
];
