import { expectation, type Check } from '@site/src/components/Learn/check';
import type { Driver } from '@site/src/components/Learn/Driver';

/** Somebody else's note in each run: who has not kept it does not know it. */
const noteOf = (): string => `周五前送到 ${1000 + Math.floor(Math.random() * 9000)} 室`;

const textarea = '#subapp textarea';

async function leave(page: Driver): Promise<void> {
  await page.navigate('/');
  await page.lacksText('#subapp', ['订单备注'], () => '回到 / 之后，订单还在页面上。');
}

export const check: Check = [
  expectation('在备注里写字，离开后订单不在页面上', async (page) => {
    await page.navigate('/order');
    await page.fill(textarea, noteOf(), '打开 /order 之后，#subapp 里没有备注的输入框。');
    await leave(page);
    if (!page.hooks.some((hook) => hook.startsWith('afterUnmount '))) {
      page.fail('回到 / 之后，订单只是看不见，没有离开：main.ts 不用改，由 activeWhen 决定它何时离开。');
    }
  }),
  expectation('回来时只有一个输入框', async (page) => {
    await page.navigate('/order');
    await page.hasText('#subapp', ['订单备注'], (found) =>
      found.includes('空')
        ? '再打开 /order，#subapp 里面是空的：离开时 destroy 清掉了内容，回来时 render 没有再画。两个函数都要看 appRenderInfo。'
        : `再打开 /order，#subapp ${found}。`,
    );
    await page.expect(
      { kind: 'count', selector: textarea },
      (count) => count === 1,
      (count) => `再打开 /order，备注的输入框有 ${String(count)} 个：从隐藏恢复显示时，render 又加了一份。`,
    );
  }),
  expectation('写过的备注还在', async (page) => {
    // What it was before is not known any more, so another one is written.
    const note = noteOf();
    const kept = await page.ask({ kind: 'value', selector: textarea });
    if (kept === '') page.fail('再打开 /order，备注是空的：离开时内容被清掉了，或者子应用是重新挂载的。');
    await page.fill(textarea, note, '再打开 /order，#subapp 里没有备注的输入框。');
    await leave(page);
    await page.navigate('/order');
    await page.expect(
      { kind: 'value', selector: textarea },
      (value) => value === note,
      (value) =>
        `写上“${note}”，离开再回来，${value === null ? '备注的输入框没有了' : `备注是“${String(value)}”`}：每一次离开、每一次回来都要留着。`,
    );
    await page.expect(
      { kind: 'count', selector: textarea },
      (count) => count === 1,
      (count) => `离开再回来两次，备注的输入框有 ${String(count)} 个：从隐藏恢复显示时，render 又加了一份。`,
    );
  }),
];
