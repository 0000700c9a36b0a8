import { expectation, type Check } from '@site/src/components/Learn/check';

export const check: Check = [
  expectation('在备注里写字，离开后订单不在页面上', async (page) => {
    await page.navigate('/order');
    await page.fill('#subapp textarea', '周五前送到', '打开 /order 之后，#subapp 里没有备注的输入框。');
    await page.navigate('/');
    await page.lacksText('#subapp', ['订单备注'], () => '回到 / 之后，订单还在页面上。');
  }),
  expectation('回来时只有一个输入框', async (page) => {
    await page.navigate('/order');
    await page.hasText('#subapp', ['订单备注'], (found) =>
      found.includes('空')
        ? '再打开 /order，#subapp 里面是空的：离开时 destroy 清掉了内容，回来时 render 没有再画。两个函数都要看 appRenderInfo。'
        : `再打开 /order，#subapp ${found}。`,
    );
    await page.expect(
      { kind: 'count', selector: '#subapp textarea' },
      (count) => count === 1,
      (count) => `再打开 /order，备注的输入框有 ${String(count)} 个：从隐藏恢复显示时，render 又加了一份。`,
    );
  }),
  expectation('写过的备注还在', async (page) => {
    await page.expect(
      { kind: 'value', selector: '#subapp textarea' },
      (value) => value === '周五前送到',
      (value) =>
        value === ''
          ? '再打开 /order，备注是空的：离开时内容被清掉了，或者子应用是重新挂载的。'
          : `再打开 /order，备注是“${String(value)}”，应当是“周五前送到”。`,
    );
  }),
];
