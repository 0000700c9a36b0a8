import { readdir, readFile } from 'node:fs/promises';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { selectCommands, selectFiles } from './readBlocks';
import { blocksOf, expect, test } from './tutorial';
import type { Workspace } from './workspace';

const blocks = blocksOf('docs/guide/monitoring.mdx');
const [receiver = [], orders = [], host = []] = selectCommands(blocks, { sections: ['run'] });

test.use({
  ports: [7110, 7111, 7112],
  expectedErrors: [/订单失败|ERR_CONNECTION_REFUSED|Failed to fetch/],
});

interface Frame {
  filename: string;
  lineno: number;
  colno: number;
}

/** What of an item of an envelope, or of our own reports, the page speaks of. */
interface Received {
  tags?: { app: string; stage?: string };
  exception?: { values: { value: string; stacktrace?: { frames: Frame[] } }[] };
  kind?: 'page' | 'vital';
  app?: string;
  path?: string;
  name?: string;
  element?: string;
  page?: string;
}

async function received(workspace: Workspace): Promise<Received[]> {
  return (await (await fetch(workspace.url(7112))).json()) as Received[];
}

/** The sub-app that each error was attributed to, with its message and the stage that a hook has told. */
async function errors(workspace: Workspace): Promise<string[]> {
  return (await received(workspace))
    .filter(({ exception }) => exception)
    .map(({ exception, tags }) => `${tags?.app} ${tags?.stage ?? ''} ${exception?.values[0]?.value}`);
}

async function pages(workspace: Workspace): Promise<string[]> {
  return (await received(workspace))
    .filter(({ kind }) => kind === 'page')
    .map(({ app, path }) => `${app} ${path}`);
}

/** The original place of a frame, by the source map of the build that is being served. */
async function sourceOf(workspace: Workspace, { lineno, colno }: Frame): Promise<string> {
  const folder = workspace.pathOf('orders/dist/assets');
  const map = (await readdir(folder)).find((name) => name.endsWith('.js.map')) ?? '';
  const traced = new TraceMap(await readFile(`${folder}/${map}`, 'utf8'));
  const { source, line } = originalPositionFor(traced, { line: lineno, column: colno - 1 });
  const lines = (await readFile(workspace.pathOf('orders/src/main.ts'), 'utf8')).split('\n');
  return `${source?.replace(/^.*src/, 'src')}: ${lines[(line ?? 0) - 1]?.trim()}`;
}

/**
 * The two files for a sub-app with Sentry of its own, in one more sub-app that is built beside the host: its check
 * reads their types, and its server gives it out as `/subApp.js`.
 */
const subApp = [
  ...selectFiles(blocks, 'src', { sections: ['existing'] }).map(({ path, content }) => ({
    path: path.replace('src', 'host/src/subApp'),
    content: content.replace('https://public@sentry.example.com', 'http://public@127.0.0.1:7112'),
  })),
  {
    path: 'host/src/subApp/main.ts',
    content: `import './sentry';
import { report } from './report';

declare const __GARFISH_EXPORTS__: { provider?: object };

__GARFISH_EXPORTS__.provider = {
  render({ dom }: { dom: Element }) {
    const button = document.createElement('button');
    button.textContent = '上报';
    button.addEventListener('click', () => report(new Error('自己的项目')));
    dom.append(button);
  },
  destroy() {},
};
`,
  },
  {
    path: 'host/subApp.config.ts',
    content: `import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    emptyOutDir: false,
    lib: { entry: 'src/subApp/main.ts', name: 'SubApp', formats: ['iife'], fileName: () => 'subApp.js' },
  },
});
`,
  },
];

test('monitoring', async ({ page, workspace }) => {
  await workspace.write([...selectFiles(blocks, 'host'), ...selectFiles(blocks, 'orders'), ...subApp]);
  await workspace.serve('host', receiver, workspace.url(7112));
  const [ordersServer] = await Promise.all([
    workspace.serve('orders', orders, workspace.url(7111)),
    workspace.run('host', [...host.slice(0, -1), 'npx vite build --config subApp.config.ts']),
  ]);
  await workspace.serve('host', host.slice(-1), workspace.url(7110));

  await page.goto(workspace.url(7110));
  await page.getByRole('link', { name: '订单' }).click();
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByRole('button', { name: '查询' }).click();
  await expect.poll(() => errors(workspace)).toEqual(['orders  提交订单失败', 'orders  查询订单失败']);

  await test.step('the last frame leads to the source', async () => {
    const frames = (await received(workspace)).flatMap(({ exception }) => {
      const frame = exception?.values[0]?.stacktrace?.frames.at(-1);
      return frame ? [frame] : [];
    });
    expect(frames.map(({ filename }) => filename.replace(/-[\w-]+\.js$/, '.js'))).toEqual(
      Array(2).fill(workspace.url(7111, '/assets/index.js')),
    );
    expect(await Promise.all(frames.map((frame) => sourceOf(workspace, frame)))).toEqual([
      "src/main.ts: throw new Error('提交订单失败');",
      "src/main.ts: void Promise.reject(new Error('查询订单失败'));",
    ]);
  });

  await test.step('a page is counted once', async () => {
    await page.getByRole('button', { name: '明细' }).click();
    await page.getByRole('button', { name: '筛选' }).click();
    await page.goBack();
    await page.getByRole('link', { name: '首页' }).click();
    await expect
      .poll(() => pages(workspace))
      .toEqual([
        'host /',
        'orders /orders',
        'orders /orders/1',
        'orders /orders/1?state=paid',
        'orders /orders/1',
        'host /',
      ]);
  });

  await test.step('a sub-app reports to a project of its own', async () => {
    for (const sandbox of [{}, { snapshot: true }, false] as const) {
      await page.goto(workspace.url(7110));
      const before = (await errors(workspace)).length;
      await page.evaluate(
        async ([entry, sandbox]) => {
          const app = await window.Garfish.loadApp('reporting', { entry, sandbox, domGetter: '#subapp' });
          await app?.mount();
        },
        [workspace.url(7110, '/subApp.js'), sandbox] as const,
      );
      await page.getByRole('button', { name: '上报' }).click();
      // The main app's client would have said whose error it is.
      await expect
        .poll(async () => (await errors(workspace)).slice(before))
        .toEqual(['undefined  自己的项目']);
    }
  });

  await test.step('a metric is the sub-app’s whose element it is about', async () => {
    // They are sent when the page is left.
    await page.goto('about:blank');
    const vitals = async (): Promise<(string | undefined)[][]> =>
      (await received(workspace))
        .filter(({ kind }) => kind === 'vital')
        .map(({ name, element, page }) => [name, element, page]);
    await expect.poll(vitals).toContainEqual(['LCP', 'host', 'host']);
    await expect.poll(vitals).toContainEqual(['LCP', 'orders', 'orders']);
  });

  await test.step('the server of the sub-app is down', async () => {
    await ordersServer.end();
    await page.goto(workspace.url(7110, '/orders'));
    await expect
      .poll(() => errors(workspace))
      .toContainEqual(expect.stringMatching(/^orders load Failed to fetch/));
  });
});
