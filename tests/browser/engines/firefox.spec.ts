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
