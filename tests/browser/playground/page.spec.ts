import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { projectRoot } from '../../../tools/projectRoot';
import { violationsOn } from '../support/accessibility';
import {
  editorOf,
  linesOn,
  openPlayground,
  previewOf,
  printedOn,
  run,
  runProgram,
  statusOf,
  turnToCode,
  type,
} from '../support/playground';
import { expect, open, test } from '../support/test';

const build = path.join(projectRoot, 'build');

function scriptsIn(directory: string): string[] {
  return readdirSync(path.join(build, directory)).filter((name) => name.endsWith('.js'));
}

function contents(script: string): string {
  return readFileSync(path.join(build, 'assets/js', script), 'utf8');
}

test.describe('what the playground needs', () => {
  const chunks = [
    'playground',
    'playground-editor',
    'playground-links',
    'playground-timeline',
    'playground-compiler',
  ];

  for (const chunk of chunks) {
    test(`${chunk} is a chunk of its own`, () => {
      expect(scriptsIn('assets/js').filter((name) => name.startsWith(`${chunk}.`))).toHaveLength(1);
    });
  }

  test('is loaded there when it is turned to', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) =>
      requested.push(path.basename(new URL(request.url()).pathname).split('.')[0] ?? ''),
    );
    await open(page, '/playground');
    expect(requested).toContain('playground');
    expect(requested).not.toEqual(expect.arrayContaining([expect.stringMatching('playground-')]));
    await turnToCode(page);
    await expect(editorOf(page)).toBeVisible();
    expect(requested).toContain('playground-editor');
    expect(requested).not.toContain('playground-compiler');
    await run(page);
    await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeVisible();
    expect(requested).toContain('playground-compiler');
  });

  // That it is loaded on no other page stands with the walk over every page, in pages/everyPage.spec.ts.

  test('has Garfish in its frame and nowhere in the site', () => {
    const garfish = /this\.cacheApps\s*=\s*\{\}|cacheApps=\{\}/;
    const frame = readFileSync(path.join(build, 'demos/hosts/playground/main.js'), 'utf8');
    expect(frame).toMatch(garfish);
    const scripts = scriptsIn('assets/js');
    expect(scripts.length).toBeGreaterThan(50);
    const found = scripts.filter((name) => garfish.test(contents(name)));
    expect(found).toEqual([]);
  });
});

test.describe('the page', () => {
  for (const colorMode of ['light', 'dark']) {
    test(`meets WCAG 2.2 AA, ${colorMode}`, async ({ page }) => {
      await page.addInitScript((mode) => {
        if (window === window.top) localStorage.setItem('theme', mode);
      }, colorMode);
      await openPlayground(page);
      await page.getByRole('combobox', { name: '打开' }).selectOption({ label: '插件：统计首屏、拦截加载' });
      await run(page);
      await expect(printedOn(page)).toHaveCount(4);
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('tab', { name: '生命周期' }).click();
      expect(await violationsOn(page)).toEqual([]);
    });
  }

  for (const width of [390, 1440]) {
    test(`shifts nothing while it loads and runs, and fits ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        interface LayoutShift extends PerformanceEntry {
          sources: { node: Node | null }[];
        }
        const shifted: string[] = [];
        Object.assign(window, { shifted });
        new PerformanceObserver((list) => {
          const nodes = (list.getEntries() as LayoutShift[]).flatMap(({ sources }) =>
            sources.map(({ node }) => node),
          );
          // The navigation bar is the business of every page.
          const own = nodes.filter((node) => document.querySelector('main')?.contains(node));
          shifted.push(...own.map((node) => node?.textContent ?? ''));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openPlayground(page);
      await run(page);
      await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  test('says what it is for without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}/playground`);
    await expect(page.getByRole('heading', { level: 1, name: '演练场' })).toBeVisible();
    await expect(page.locator('main noscript a[href="/guide/start"]')).toBeVisible();
    await page.close();
  });

  test('leads to the page that explains an example', async ({ page }) => {
    await openPlayground(page);
    await page.getByRole('combobox', { name: '打开' }).selectOption({ label: '缓存：同一个实例' });
    await page.getByRole('tab', { name: '说明' }).click();
    await page.getByRole('link', { name: '讲解：缓存：同一个实例' }).click();
    await expect(page).toHaveURL(/\/guide\/cache$/);
  });

  test('the editor is as wide as the reader makes it, by keyboard and over a running preview', async ({
    page,
  }) => {
    await openPlayground(page);
    await run(page);
    await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeVisible();
    const separator = page.getByRole('separator', { name: '代码与预览的分界' });
    const place = async (): Promise<number> => (await separator.boundingBox())?.x ?? 0;
    const before = await place();
    await separator.press('ArrowLeft');
    expect(await place()).toBeLessThan(before);
    await separator.press('End');
    await expect(separator).toHaveAttribute('aria-valuenow', '80');
    await separator.dblclick();
    await expect(separator).toHaveAttribute('aria-valuenow', '55');
    const { x, y } = (await separator.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 4, y + 200);
    await page.mouse.down();
    await page.mouse.move(x + 204, y + 200, { steps: 5 });
    await page.mouse.up();
    expect((await place()) - before).toBeGreaterThan(150);
  });

  test('a phone shows one part at a time, the page when it runs', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPlayground(page);
    // With the announcement above: what can be pressed ends with the window.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
    await expect(page.getByRole('region', { name: '预览' })).toBeHidden();
    await run(page);
    await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeVisible();
    await expect(editorOf(page)).toBeHidden();
    await page.getByRole('button', { name: '输出' }).click();
    await expect(page.getByRole('tab', { name: '控制台' })).toBeVisible();
    await page.getByRole('button', { name: '代码' }).click();
    await expect(editorOf(page)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });

  test('a phone shows why a program does not compile, not where its page would be', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await runProgram(page, 'const = 1;');
    await expect(linesOn(page)).toContainText('main.ts');
    await expect(page.getByRole('region', { name: '预览' })).toBeHidden();
    // Both can be chosen.
    await page.getByRole('button', { name: '页面' }).click();
    await expect(statusOf(page)).toHaveText('代码编译不了，没有运行。原因在控制台里。');
    await page.getByRole('button', { name: '代码' }).click();
    await type(page, 'const one = 1;');
    await run(page);
    await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
    await expect(page.getByRole('region', { name: '预览' })).toBeVisible();
  });

  test('a table that is printed on a phone keeps its words', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const row = `{ name: '订单', value: 1, 说明: '${'很长的说明'.repeat(12)}' }`;
    await runProgram(page, `console.table([${row}]);`);
    await page.getByRole('button', { name: '输出' }).click();
    const names = page.getByRole('region', { name: '控制台输出' }).getByRole('columnheader');
    await expect(names).toHaveText(['name', 'value', '说明']);
    const heights = await names.evaluateAll((cells) => cells.map((cell) => cell.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test.describe('with errors', () => {
    test.use({ expectedErrors: [/错[一二]/] });

    test('a phone tells of those that it does not show', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await runProgram(page, "console.error('错一');\nconsole.error('错二');");
      const output = page.getByRole('button', { name: /^输出/ });
      await expect(output).toHaveAccessibleName('输出 2 个错误');
      expect(await violationsOn(page)).toEqual([]);
    });
  });

  test('a window enlarged to 200 % shows all parts, one below the other, each with room', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await openPlayground(page);
    await run(page);
    await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeInViewport();
    const parts = [
      editorOf(page),
      page.getByRole('region', { name: '预览' }),
      page.getByRole('tabpanel', { name: '控制台' }),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    expect(boxes.map((box) => (box?.height ?? 0) > 180)).toEqual([true, true, true]);
    const tops = boxes.map((box) => box?.y ?? 0);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await expect(page.getByRole('group', { name: '显示哪一部分' })).toBeHidden();
  });

  for (const from of ['/', '/guide/start']) {
    test(`is linked from ${from}, and works when one comes from there`, async ({ page }) => {
      await open(page, from);
      await page
        .getByRole('main')
        .or(page.getByRole('banner'))
        .getByRole('link', { name: '演练场' })
        .first()
        .click();
      await turnToCode(page);
      await expect(editorOf(page)).toBeVisible();
      await run(page);
      await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeVisible();
    });
  }
});

test('works below another base URL', async ({ page, serveFixture }) => {
  const origin = await serveFixture('other-base-url', '/docs/');
  await open(page, `${origin}/docs/playground`);
  await page.getByRole('combobox', { name: '打开' }).selectOption({ label: '嵌套：子应用里再加载子应用' });
  await run(page);
  await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeVisible();
});

test('keeps its looks and runs under a policy that allows neither inline styles nor eval', async ({
  page,
}) => {
  await openPlayground(page);
  await expect(page.locator('.cm-gutters')).toHaveCSS('display', 'flex');
  await expect(page.locator('.cm-line span').first()).not.toHaveCSS('color', 'rgb(0, 0, 0)');
  await run(page);
  await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeVisible();
  await page.getByRole('tab', { name: '生命周期' }).click();
  await expect(page.getByRole('region', { name: '生命周期时间线' })).toContainText('afterMount');
});

interface Memory {
  bytes: number;
  nodes: number;
  frames: number;
}

async function memoryOf(page: Page, session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, frames: page.frames().length };
}

test.describe('memory', () => {
  const rounds = 20;
  const megabyte = 1024 * 1024;

  test(`does not grow over ${rounds} runs`, async ({ page }) => {
    test.slow();
    await openPlayground(page);
    const session = await page.context().newCDPSession(page);
    const runOnce = async (): Promise<void> => {
      await run(page);
      await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeVisible();
      await expect(printedOn(page)).toHaveCount(2);
      await page.getByRole('button', { name: '停止' }).click();
      await expect(statusOf(page)).toHaveText('已停止。');
    };
    // What is made once is made before counting: the compiler, the browser's own caches.
    for (let round = 0; round < 5; round += 1) await runOnce();
    const before = await memoryOf(page, session);
    for (let round = 0; round < rounds; round += 1) await runOnce();
    const after = await memoryOf(page, session);
    expect(after.frames).toBe(1);
    expect(after.nodes - before.nodes).toBeLessThan(50);
    expect(after.bytes - before.bytes).toBeLessThan(megabyte / 2);
  });
});
