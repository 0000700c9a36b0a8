import { readFile } from 'node:fs/promises';
import { expectDemoApp, mainAppPort, serveMainApp } from './demoApps';
import { selectCommands, selectFiles } from './readBlocks';
import { expectReleases } from './release';
import type { RunningCommand } from './runningCommand';
import { blocksOf, expect, expectCrossOriginReads, expectMountsTwice, test } from './tutorial';

const blocks = blocksOf('docs/guide/demo/vite.mdx');
const files = selectFiles(blocks, 'vite-app', { sections: ['source', 'iife', 'umd', 'esm'] });
const visit = { enter: 'Vite', leave: '首页', text: '你好，小明' };

/** The commands of a section, one list for each block. */
function commandsOf(section: string): string[][] {
  return selectCommands(blocks, { sections: [section] });
}

/** The file of a section that replaces the main app's own. */
function mainAppOf(section: string): ReturnType<typeof selectFiles> {
  return selectFiles(blocks, 'main-app', { sections: [section] });
}

test.use({ ports: [7100, 7103] });

test('Vite, in the order of the page', async ({ page, workspace }) => {
  const mainApp = workspace.url(mainAppPort);
  const serve = async (commands: string[] = [], path = '/'): Promise<RunningCommand> =>
    workspace.serve('vite-app', commands, workspace.url(7103, path));
  const serveMain = async (commands: string[] = []): Promise<RunningCommand> =>
    workspace.serve('main-app', commands, mainApp);
  const expectVisit = async (): Promise<void> => {
    await page.goto(mainApp);
    await expectMountsTwice(page, visit);
    await expect(page.locator('#subapp')).toContainText('基础路径：/vite');
  };

  await workspace.write(files);
  let [main, server] = await Promise.all([serveMainApp(workspace), serve(commandsOf('iife')[0])]);

  const restart = async (commands: string[] = [], path = '/'): Promise<void> => {
    await page.goto('about:blank');
    await server.end();
    server = await serve(commands, path);
  };
  /** Saves the main app's file while its development server runs, and waits until that serves it. */
  const rewriteMain = async (section: string): Promise<void> => {
    await page.goto('about:blank');
    const [{ path } = { path: '' }] = mainAppOf(section);
    const read = async (): Promise<string> =>
      (await fetch(workspace.url(mainAppPort, path.replace(/^main-app/, '')))).text();
    const before = await read();
    await workspace.write(mainAppOf(section));
    await expect.poll(read, `${path} as it is served`).not.toBe(before);
  };
  const restartMain = async (commands: string[] = []): Promise<void> => {
    await page.goto('about:blank');
    await main.end();
    main = await serveMain(commands);
  };

  await test.step('IIFE', async () => {
    const html = await readFile(workspace.pathOf('vite-app/dist/index.html'), 'utf8');
    expect(html).toContain(`<script defer src="${workspace.url(7103, '/assets/index-')}`);
    expect(html).not.toContain('module');
    await expectCrossOriginReads(workspace.url(7103));
    await expectDemoApp(page, workspace, {
      port: 7103,
      link: 'Vite',
      path: '/vite',
      home: '基础路径：/vite',
    });
    await expectReleases(workspace, 'vite-app');
  });

  await test.step('UMD', async () => {
    await restart(commandsOf('umd')[0], '/app.js');
    await rewriteMain('umd');
    await expectVisit();
  });

  await test.step('ESM with the plugin', async () => {
    const [build, install = []] = commandsOf('esm');
    await restart(build);
    await main.end();
    await workspace.run('main-app', install);
    await workspace.write(mainAppOf('esm'));
    await restartMain(['npm run dev']);
    await expectVisit();
  });

  await test.step('development server without sandbox', async () => {
    await restart(commandsOf('dev')[0]);
    await rewriteMain('dev');
    await expectVisit();
  });

  await test.step('one main app for development and production', async () => {
    const [development, production] = commandsOf('switch');
    await page.goto('about:blank');
    await main.end();
    await workspace.write(mainAppOf('switch'));
    await restartMain(development);
    await restart(development);
    await expectVisit();
    await restartMain(production);
    await restart(production);
    await expectVisit();
  });
});
