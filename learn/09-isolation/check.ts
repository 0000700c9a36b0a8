import { expectation, type Check } from '@site/src/components/Learn/check';

/** Where the main app says how often its own timer has run. */
const polls = { kind: 'text', selector: '#polls' } as const;
const ticks = { kind: 'text', selector: '#ticks' } as const;
/** How often, as a line says; 0 where there is no such line. */
function countIn(text: unknown): number {
  return Number(/\d+/.exec(String(text))?.[0] ?? 0);
}
/** How often the work was done, whether the main app listens or not. */
const work = { kind: 'emissions', name: 'order:tick' } as const;
const bursts = 10;
/** Of the timer. */
const interval = 200;
const red = 'rgb(179, 38, 30)';

export const check: Check = [
  expectation('订单显示时，后台工作在进行', async (page) => {
    await page.navigate('/order');
    await page.hasText('#subapp', ['订单列表'], (found) => `打开 /order 之后，#subapp ${found}。`);
    await page.expect(
      ticks,
      (text) => countIn(text) >= 2,
      (text) => `订单显示着，定时器却没有接着工作，#ticks 里面是“${String(text)}”：离开时再停它。`,
    );
    const before = countIn(await page.ask(ticks));
    for (let burst = 0; burst < bursts; burst += 1) await page.dispatch('resize');
    // The timer alone comes so far only after two seconds.
    if (countIn(await page.ask(ticks)) < before + bursts) {
      page.fail('订单显示着，窗口改变大小，后台工作却没有跟着多：resize 的监听留着，离开时再移除。');
    }
  }),
  expectation('离开后，定时器停下', async (page) => {
    await page.navigate('/');
    await page.settle();
    const before = await page.ask(work);
    await page.settle();
    await page.expect(
      work,
      (count) => count === before,
      () => '离开订单之后，后台工作还在继续：定时器没有停。',
    );
  }),
  expectation('离开后，主应用自己的定时器还在走', async (page) => {
    const before = await page.ask(polls);
    if (before === null) {
      page.fail('没有找到 #polls：main.ts 里主应用查新消息的那几行要留着，它的定时器不是泄漏。');
    }
    await page.expect(
      polls,
      (text) => countIn(text) > countIn(before),
      (text) =>
        `离开订单之后，主应用不再查新消息，#polls 停在“${String(text)}”：只停订单自己的定时器，传给 clearInterval 的是它的 setInterval 返回的值。`,
    );
  }),
  expectation('离开后，窗口的监听也没有了', async (page) => {
    const before = await page.ask(work);
    await page.dispatch('resize');
    await page.settle();
    await page.expect(
      work,
      (count) => count === before,
      () => '离开订单之后，窗口改变大小，后台工作又多了一次：resize 的监听还在。移除时要传添加时的那个函数。',
    );
  }),
  expectation('再打开 /order，后台工作又开始', async (page) => {
    const before = countIn(await page.ask(ticks));
    await page.navigate('/order');
    await page.expect(
      ticks,
      (text) => countIn(text) > before,
      () => '再打开 /order，后台工作没有再开始：停下的只是这一次的，下一次 render 还要能用。',
    );
  }),
  expectation('来回几次，定时器还是一个', async (page) => {
    await page.navigate('/');
    await page.settle();
    await page.navigate('/order');
    await page.settle();
    const from = performance.now();
    const before = Number(await page.ask(work));
    await page.settle();
    const done = Number(await page.ask(work)) - before;
    // Where the machine is slow, a timer does less; never more.
    if (done > (performance.now() - from) / interval + 2) {
      page.fail(
        '来回几次之后，后台工作一次变成了几次：以前的定时器都还在走，只是离开时不出声。离开时用 clearInterval 停下它。',
      );
    }
  }),
  expectation('订单的样式只管订单', async (page) => {
    await page.settle();
    await page.expect(
      { kind: 'style', selector: 'nav button', name: 'background-color' },
      (color) => color !== red,
      () => '订单挂载之后，主应用导航里的按钮也变成了红色：style.css 的选择器选中了整页的 button。',
    );
    await page.expect(
      { kind: 'style', selector: '#clear', name: 'background-color' },
      (color) => color !== red,
      () => '主应用的“清零”还是红色：不用替主应用的按钮一个个改回来，让 style.css 的选择器只选中订单里的。',
    );
    await page.expect(
      { kind: 'style', selector: '#subapp button', name: 'background-color' },
      (color) => color === red,
      () => '主应用的按钮不红了，订单里的按钮不是红色了：红色要留在订单里。',
    );
  }),
];
