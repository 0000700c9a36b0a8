import { expect } from '@playwright/test';
import { probes } from '../../../../demos/hosts/bench/probes';
import { hostPage } from '../../../../demos/registry';
import { bundleRecorder } from '../../../../demos/record/demoPage';
import type { Engine } from '../../../../tools/engines/engine';
import compatibilityInChromium from '../../../../src/data/compatibility/chromium.json';
import { expectIn, expectNoProblems, pressButton, startReact, type EngineTest } from './engineTest';

/** Frameworks, module formats and bundlers that have little in common; `npm run record:compatibility` runs all. */
const sample = ['react-19', 'vue-3', 'vite-esm', 'web-component'] as const;

/** Scrolls to the first island of a name; its code is downloaded, and fills it. */
async function showIsland(engine: Engine, name: string): Promise<void> {
  const island = `document.querySelector('[data-island="${name}"]')`;
  await engine.evaluate(`${island}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await expectIn(engine, `${island}.dataset.filled !== undefined`);
}

async function record(engine: Engine): Promise<unknown> {
  const parameters = JSON.stringify([hostPage('compatibility'), sample]);
  return engine.evaluate(`recorder.recordCompatibility(...${parameters})`);
}

export function testDemos(test: EngineTest): void {
  test('every row of the isolation matrix gives what is recorded, pressed in the page', async ({
    engine,
    serve,
  }) => {
    await engine.goto(`${await serve()}/guide/sandbox-matrix`);
    await startReact(engine);
    await showIsland(engine, 'IsolationBench');
    await pressButton(engine, '全部运行');
    const problems = `[...document.querySelectorAll('[data-island="IsolationBench"] tr')]
      .filter((row) => row.querySelector('strong')).map(({ innerText }) => innerText)`;
    const status = `[...document.querySelectorAll('[role=status]')].map(({ innerText }) => innerText).join()`;
    await expect
      .poll(() => engine.evaluate(status), { timeout: 60_000 })
      .toContain(`${probes.length} 项运行完毕`);
    expect(await engine.evaluate(problems)).toEqual([]);
    expect(await engine.evaluate(status)).toContain(`${probes.length} 项与记录一致，0 项不同，0 项出错`);
    await expectNoProblems(engine);
  });

  test('some sub-apps give what is recorded, in every mode and step', async ({ engine, serve }) => {
    await engine.goto(`${await serve()}/demos/hosts/bench/source.htm`);
    await engine.evaluate(
      `void Object.assign(window, { recorder: (() => { ${await bundleRecorder('demos/record/compatibilityInPage.ts')}; return recorder; })() })`,
    );
    const { matrix } = compatibilityInChromium;
    const recorded = Object.fromEntries(sample.map((name) => [name, matrix[name]]));
    expect(await record(engine)).toEqual(recorded);
  });

  test('a live demo of a page mounts, and answers a press', async ({ engine, serve }) => {
    await engine.goto(`${await serve()}/guide/demo/react`);
    await startReact(engine);
    await showIsland(engine, 'LiveDemo');
    const inFrame = `document.querySelector('main iframe')?.contentDocument?.querySelector('button')`;
    await expectIn(engine, `${inFrame}?.textContent`, '点击 0 次');
    await engine.evaluate(`${inFrame}.click()`);
    await expectIn(engine, `${inFrame}.textContent`, '点击 1 次');
    await expectNoProblems(engine);
  });
}
