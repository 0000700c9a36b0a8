import { expectIn, expectNoProblems, pressButton, startReact, type EngineTest } from './engineTest';

const status = `[...document.querySelectorAll('main [role=status]')].map(({ innerText }) => innerText).join()`;

/** The examination runs in a frame without an origin. */
export function testDoctor(test: EngineTest): void {
  test('the doctor names what is wrong with an example, and finds nothing wrong with the other', async ({
    engine,
    serve,
  }) => {
    await engine.goto(`${await serve()}/doctor`);
    await startReact(engine);
    await pressButton(engine, '试一个坏的');
    await expectIn(engine, `${status}.includes('接入会失败，原因是：产物把 provider 放在了全局变量里')`);
    await pressButton(engine, '试一个正常的');
    await expectIn(engine, `${status}.includes('可以接入，没有发现问题')`);
    await expectNoProblems(engine);
  });
}
