import { testDemos } from './support/demos';
import { testDoctor } from './support/doctor';
import { expectNoProblems, testIn } from './support/engineTest';
import { testPages } from './support/pages';
import { expectPrinted, expectStatus, runIn } from './support/playground';
import { testUpdates } from './support/updates';

const test = testIn('webkit');

testPages(test);
testDemos(test);
testDoctor(test);
testUpdates(test);

test('the playground says that nothing runs here, and why', async ({ engine, serve }) => {
  await runIn(engine, await serve());
  await expectStatus(engine, '代码出错，没有执行到末尾；预览仍然可以操作。');
  await expectPrinted(engine, '这个浏览器不让隔离的页面改变地址');
  await expectNoProblems(engine);
});
