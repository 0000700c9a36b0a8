import { expectation, type Check } from '@site/src/components/Learn/check';

/** What keeps the orders away: they were not loaded, not mounted, mounted elsewhere, or are something else. */
function reasonIn(hooks: readonly string[], found: string): string {
  const has = (name: string): boolean => hooks.some((hook) => hook.startsWith(`${name} `));
  if (!hooks.includes('beforeBootstrap')) return 'Garfish.run 还没有被调用。';
  if (!has('beforeLoad')) {
    return "没有子应用开始加载：apps 里要有订单，它的 activeWhen 是字符串 '/order'，name 与 entry 也都要写。";
  }
  if (!has('afterMount')) return '子应用加载了，没有挂载完成：看控制台里的错误。';
  if (found.includes('空'))
    return "子应用挂载了，不在这里：domGetter 要是 '#subapp'，entry 要是入口的 HTML，不是脚本。";
  return "挂载的是别的子应用：entry 要写 'https://order.example.com/'。";
}

export const check: Check = [
  expectation('打开 /order，#subapp 里是订单列表', async (page) => {
    await page.navigate('/order');
    await page.hasText(
      '#subapp',
      ['订单列表'],
      (found) => `打开 /order 之后，#subapp ${found}，没有“订单列表”。${reasonIn(page.hooks, found)}`,
    );
    await page.becomes(
      () => page.mounted.length > 0,
      () => '#subapp 里有“订单列表”，却没有子应用挂载：列表由 order/ 的子应用画，主应用只在 apps 里注册它。',
    );
  }),
  expectation('回到 /，订单离开', async (page) => {
    await page.navigate('/');
    await page.lacksText(
      '#subapp',
      ['订单列表'],
      (found) =>
        `回到 / 之后，#subapp 里还有“${found}”：activeWhen 写的地址也匹配了 /；用 loadApp 加载的不看地址，要写在 apps 里。`,
    );
  }),
];
