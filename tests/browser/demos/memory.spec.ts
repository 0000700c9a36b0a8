import type { CDPSession, Page } from '@playwright/test';
import { frameOf, liveDemo, toolbarButton } from './support/liveDemo';
import { expect, open, test } from '../support/test';

/** What is left in the page after a garbage collection. */
interface Remains {
  nodes: number;
  documents: number;
  frames: number;
  heap: number;
}

async function measure(page: Page, session: CDPSession): Promise<Remains> {
  // Weak references and finalisers of one collection are freed by the next.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    nodes: valueOf('Nodes'),
    documents: valueOf('Documents'),
    frames: page.frames().length,
    heap: valueOf('JSHeapUsedSize'),
  };
}

test('20 rounds of starting, unmounting, mounting and stopping leave no growing heap in the page', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await open(page, '/guide/lifecycle');
  const demo = liveDemo(page, 'React 19');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  const round = async (): Promise<void> => {
    await demo.getByRole('button', { name: /^运行 / }).click();
    await expect(frameOf(demo).getByRole('button', { name: '点击 0 次' })).toBeVisible();
    await demo.getByRole('button', { name: '卸载 unmount()' }).click();
    await expect(demo.getByRole('status').first()).toHaveText('已卸载');
    await demo.getByRole('button', { name: '挂载 mount()' }).click();
    await expect(demo.getByRole('status').first()).toHaveText('已显示');
    await toolbarButton(demo, '停止').click();
    await expect(demo.locator('iframe')).toHaveCount(0);
  };
  // It starts by itself when the reader comes near.
  await demo.scrollIntoViewIfNeeded();
  await expect(frameOf(demo).getByRole('button', { name: '点击 0 次' })).toBeVisible();
  await toolbarButton(demo, '停止').click();
  // The first rounds fill caches and compile code.
  for (let count = 0; count < 3; count += 1) await round();
  const before = await measure(page, session);
  for (let count = 0; count < 20; count += 1) await round();
  const after = await measure(page, session);
  expect(after.frames).toBe(before.frames);
  expect(after.documents).toBe(before.documents);
  // Nothing, as measured; the browser may keep a few of its own.
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(20);
  // 0.3 MB as measured, of compiled code. One frame with garfish and React holds more than this bound.
  expect(after.heap - before.heap).toBeLessThan(2 ** 20);
});
