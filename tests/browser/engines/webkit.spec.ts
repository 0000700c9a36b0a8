import { testDemos } from './support/demos';
import { testDoctor } from './support/doctor';
import { expectNoProblems, testIn } from './support/engineTest';
import { testPages } from './support/pages';
import { expectStatus, runIn } from './support/playground';
import { testUpdates } from './support/updates';

const test = testIn('webkit');

testPages(test);
testDemos(test);
testDoctor(test);
testUpdates(test);

test('the playground says that nothing runs here, and why', async ({ engine, serve }) => {
  await runIn(engine, await serve());
  await expectStatus(
    engine,
    '这个浏览器不让隔离的页面改变地址（WebKit 如此，Safari 也用它），代码在这里运行不了。请换用 Chrome、Edge 或 Firefox。',
  );
  await expectNoProblems(engine);
});
