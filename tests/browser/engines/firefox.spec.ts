import { expect } from '@playwright/test';
import { testDemos } from './support/demos';
import { testDoctor } from './support/doctor';
import { expectNoProblems, testIn } from './support/engineTest';
import { testPages } from './support/pages';
import { expectPrinted, expectStatus, runIn, ticksDuringLoop } from './support/playground';
import { testUpdates } from './support/updates';

const test = testIn('firefox');

testPages(test);
testDemos(test);
testDoctor(test);
testUpdates(test);

// Those that it chooses itself are white on a dark page, but for the page's own.
test('what scrolls within a page has bars of its colours', async ({ engine, serve }) => {
  await engine.goto(`${await serve()}/guide/start`);
  const colors = await engine.evaluate(
    `['nav.menu', 'pre'].map((part) => getComputedStyle(document.querySelector(part)).scrollbarColor)`,
  );
  expect(colors).toEqual(Array(2).fill('rgb(109, 125, 136) rgba(0, 0, 0, 0)'));
});

// As long as nobody touches the page: its own picture of the whole page would be empty further down.
test('what is far below is laid out soon', async ({ engine, serve }) => {
  await engine.goto(`${await serve()}/guide/sandbox`);
  const countPutOff = (): Promise<unknown> =>
    engine.evaluate(
      `[...document.querySelectorAll('.opening *, .footer')].filter((each) => getComputedStyle(each).contentVisibility === 'auto').length`,
    );
  await expect.poll(countPutOff).toBe(0);
  expect(await engine.evaluate(`document.querySelectorAll('.opening').length`)).toBe(1);
});

// It breaks a line there when the name fills it, where any word may be broken.
test('no line begins with the punctuation behind a name', async ({ engine, serve }) => {
  const origin = await serve();
  await engine.resize(390, 844);
  for (const path of ['/guide/compatibility', '/guide/lifecycle', '/guide/sandbox-options', '/issues']) {
    await engine.goto(origin + path);
    const broken = await engine.evaluate(`(() => {
      document.querySelector('.opening')?.removeAttribute('class');
      for (const details of document.querySelectorAll('main details')) details.open = true;
      const edge = (node, start, end) => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        return [...range.getClientRects()].at(-1);
      };
      return [...document.querySelectorAll('main :not(pre) > code')].flatMap((code) => {
        const [name, next] = [code.lastChild, code.nextSibling];
        if (name?.nodeType !== 3 || next?.nodeType !== 3 || !/^[，。、：；]/.test(next.data)) return [];
        const [before, after] = [edge(name, name.length - 1, name.length), edge(next, 0, 1)];
        return before && after && after.top >= before.bottom ? code.textContent + next.data : [];
      });
    })()`);
    expect(broken, path).toEqual([]);
  }
});

test('the playground runs an example', async ({ engine, serve }) => {
  await runIn(engine, await serve());
  await expectStatus(engine, '代码已执行到末尾，预览仍然可以操作。');
  await expectPrinted(engine, '已挂载');
  await expectNoProblems(engine);
});

test('the playground says where a line was printed', async ({ engine, serve }) => {
  await runIn(engine, await serve(), "const a = 1;\nconsole.log('placed', a);");
  await expectPrinted(engine, 'main.ts:2:9');
});

// As the playground says: Firefox runs a frame without an origin in the process of the page around it.
test('a loop in the preview holds up the page, too', async ({ engine, serve }) => {
  expect(await ticksDuringLoop(engine, await serve())).toBeLessThan(3);
});
