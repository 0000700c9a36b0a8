import { expectation, type Check } from '@site/src/components/Learn/check';

/** As the console shows it, in whichever words. */
function isTime(line: string): boolean {
  return line.includes('order') && time.test(line);
}

const time = /([\d.]+)\s*(?:ms|毫秒)/;
/** How far what the reader measures may be from it: other plugins are called before and after. */
function toleranceOf(milliseconds: number): number {
  return Math.max(40, milliseconds / 4);
}

/** What keeps the orders away. */
function reasonIn(hooks: readonly string[]): string {
  return hooks.includes('beforeLoad order') && !hooks.includes('afterLoad order')
    ? 'beforeLoad 对 order 也返回了 false：只拦下 admin。'
    : '控制台里有没有错误？usePlugin 要的是函数，由它返回插件。';
}

export const check: Check = [
  expectation('订单照常显示', async (page) => {
    await page.navigate('/order');
    await page.hasText(
      '#subapp',
      ['订单列表'],
      (found) => `打开 /order 之后，#subapp ${found}。${reasonIn(page.hooks)}`,
    );
  }),
  expectation('控制台里有订单用的时间', async (page) => {
    await page.printed(['订单渲染了'], '订单显示了，却没有打印“订单渲染了”：order/main.ts 不用改。');
    await page.becomes(
      () => page.lines.some(isTime),
      () =>
        '订单挂载了，控制台里还没有“order 用了 … ms”。插件要在 run() 之前用 usePlugin 注册，并在 afterMount 里打印。',
    );
    const line =
      page.lines.slice(page.lines.indexOf('订单渲染了') + 1).find(isTime) ??
      page.fail('“order 用了 … ms”在订单渲染之前就打印了，没有算上挂载：在 afterMount 里打印。');
    const used = page.between('beforeLoad order', 'afterMount order');
    if (Math.abs(Number(time.exec(line)?.[1]) - used) > toleranceOf(used)) {
      page.fail(
        `打印的是“${line}”，订单从加载到挂载其实用了 ${Math.round(used)} ms：在 beforeLoad 里记下开始的时刻，在 afterMount 里相减。`,
      );
    }
  }),
  expectation('admin 没有加载', async (page) => {
    await page.navigate('/admin');
    await page.lacksText(
      '#subapp',
      ['管理后台'],
      (found) => `打开 /admin 之后，#subapp 里还有“${found}”：beforeLoad 返回 false 才不加载。`,
    );
    await page.happened(
      'beforeLoad admin',
      '打开 /admin 之后，没有要加载的子应用：admin 留在 apps 里，由插件的 beforeLoad 拦下。',
    );
    await page.printed(
      ['Load admin application is terminated by beforeLoad'],
      'admin 没有加载，是因为出了错：看控制台里的最后一行。要 Garfish 不加载它，beforeLoad 返回 false，不要抛错。',
    );
  }),
];
