import { examples } from '../../../src/components/Playground/examples';
import { openPlayground, printedOn, printedTexts, run, statusOf } from '../support/playground';
import { expect, testOnSharedPage as test } from '../support/test';

const answered = '示例地址 https://order.example.com/ 由子应用 vanilla 应答。';

/** What each example prints without being touched. */
const outcomes: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  start: [answered, '已挂载 order'],
  frameworks: ['已挂载 react'],
  provider: ['mount true'],
  lifecycle: [
    answered,
    ...['beforeMount false', 'afterMount false', 'mount true'],
    ...['beforeUnmount true', 'afterUnmount true', 'hide true'],
    ...['beforeMount true', 'afterMount true', 'show true'],
    ...['beforeUnmount false', 'afterUnmount false', 'unmount true'],
    ...['beforeMount false', 'afterMount false'],
  ],
  router: ['beforeEach / → /order/list', answered, 'afterEach /order/list { page: Array(2) }'],
  sandbox: [
    answered,
    '子应用里 42',
    '主应用里 undefined',
    '真实的键 __Garfish__order__token',
    '子应用的根 ShadowRoot',
    '从主应用查找 null',
  ],
  cache: [
    answered,
    '同一个实例 true',
    '沿用第一次的 props { n: 1 }',
    'cache: false 是新的实例 true',
    'mount true',
    'hide true',
    '再次进入用 show true',
  ],
  preload: [answered, '取到 /', /^取到 \/assets\/.+\.js$/],
  channel: [
    answered,
    '同一个实例 true',
    '购物车 1',
    '购物车 2',
    '卸载后仍有监听 1',
    '没有人收到时 emit 返回 false',
  ],
  plugin: [
    answered,
    'order 有耗时',
    '[Garfish warning]: Load admin application is terminated by beforeLoad.',
    'admin null',
  ],
  nested: ['已挂载 /demos/apps/nested/index.htm', '已挂载 /demos/apps/vanilla/index.htm'],
  'es-module': ['mount true'],
  'keep-alive': [answered, '[ "订单 A 显示" ]', '[ "订单 A 隐藏", "订单 B 显示" ]'],
  errors: [
    /^GET .*index\.htm 404$/,
    /^missing 加载失败 .*index\.htm" load failed with status "404"$/,
    '入口 404，loadApp 返回 null',
    answered,
    '[Garfish warning]: Invalid domGetter: () => null',
    'order 挂载失败 [Garfish warning]: Invalid domGetter: () => null',
    '没有挂载点，mount 返回 false',
  ],
};

test.describe('examples', () => {
  // The missing entry of the example of errors.
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  for (const { id, title } of examples) {
    test(`${id} prints what it promises`, async ({ page }) => {
      await openPlayground(page);
      await page.getByRole('combobox', { name: '打开' }).selectOption({ label: title });
      await run(page);
      await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
      const expected = outcomes[id] ?? [];
      expect(expected).not.toEqual([]);
      await expect(printedOn(page)).toHaveCount(expected.length);
      const texts = await printedTexts(page);
      expect(texts).toEqual(
        expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
      );
    });
  }
});
