import { expectation, type Check } from '@site/src/components/Learn/check';

/** Hooks of a sub-app that is not the orders, whatever the reader has called it. */
function ofDetail(hooks: readonly string[], name: string): string[] {
  return hooks.filter((hook) => hook.startsWith(`${name} `) && !hook.startsWith(`${name} order`));
}

/** What keeps the inner sub-app away. */
function reasonIn(hooks: readonly string[]): string {
  if (ofDetail(hooks, 'beforeLoad').length === 0) {
    return '物流没有开始加载：在 render 里用 window.Garfish.loadApp 加载它，入口是 https://detail.example.com/。';
  }
  if (ofDetail(hooks, 'afterLoad').length === 0) return '物流没有加载完：看控制台里的错误。';
  if (ofDetail(hooks, 'beforeMount').length === 0) {
    return '物流加载了，没有挂载：loadApp 返回 Promise，await 它，再 await 它的 mount()。';
  }
  return '物流挂载了，不在 .place 里：看看 domGetter 与 entry。';
}

export const check: Check = [
  expectation('打开 /order，订单里有物流', async (page) => {
    await page.navigate('/order');
    await page.hasText(
      '#subapp .place',
      ['物流详情'],
      (found) => `打开 /order 之后，订单里没有“物流详情”：.place ${found}。${reasonIn(page.hooks)}`,
    );
    await page.becomes(
      () => ofDetail(page.hooks, 'afterMount').length > 0,
      () => `.place 里有“物流详情”，却不是物流画的。${reasonIn(page.hooks)}`,
    );
  }),
  expectation('离开订单，物流一起卸载', async (page) => {
    await page.navigate('/');
    await page.settle();
    const left = ofDetail(page.hooks, 'afterUnmount');
    if (left.length === 0) page.fail('离开订单，物流没有卸载：谁加载，谁在 destroy 里 unmount。');
    if (left.every((hook) => hook.endsWith('cacheMode'))) {
      page.fail(
        '离开订单，物流只是隐藏了，没有卸载：destroy 里写 unmount()，不是 hide()；按地址注册的，离开时也只是隐藏，要由订单自己 loadApp。',
      );
    }
  }),
  expectation('再打开 /order，物流也回来', async (page) => {
    await page.navigate('/order');
    await page.hasText('#subapp .place', ['物流详情'], (found) => `再打开 /order，.place ${found}。`);
  }),
];
