/** The suite's own alarm: tutorials broken on purpose, each of which has to be noticed. */
import { selectCommands, selectFiles } from './readBlocks';
import { blocksOf, expect, expectMountsTwice, test } from './tutorial';

const blocks = blocksOf('tests/tutorials/broken.mdx');

/** The files and commands of the section that breaks in this way. */
function brokenBy(section: string): { files: ReturnType<typeof selectFiles>; commands: string[] } {
  const choice = { sections: [section] };
  const [commands = []] = selectCommands(blocks, choice);
  return { files: selectFiles(blocks, section, choice), commands };
}

test.use({ ports: [8095] });

for (const { section, message } of [
  { section: 'build-fails', message: /`npm run build` failed[\s\S]*SyntaxError/ },
  { section: 'forgotten-package', message: /`npm run build` failed[\s\S]*Cannot find package 'react'/ },
  { section: 'forgotten-command', message: /`npm run build` failed[\s\S]*not found/ },
]) {
  test(`notices: ${section}`, async ({ workspace }) => {
    const { files, commands } = brokenBy(section);
    await workspace.write(files);
    await expect(workspace.run(section, commands)).rejects.toThrow(message);
  });
}

test('notices: server-stops', async ({ workspace }) => {
  const { files, commands } = brokenBy('server-stops');
  await workspace.write(files);
  await expect(workspace.serve('server-stops', commands, workspace.url(8095))).rejects.toThrow(
    /`npm run preview` stopped before it answered[\s\S]*no port, no server/,
  );
});

test.describe('in the browser', () => {
  test.use({ expectedErrors: [/"provider" is "undefined"/] });

  test('notices: no-provider', async ({ page, workspace }) => {
    const { files, commands } = brokenBy('no-provider');
    await workspace.write(files);
    await workspace.serve('no-provider', commands, workspace.url(8095));
    await page.goto(workspace.url(8095));
    const thrown = page.waitForEvent('pageerror');
    const visit = expectMountsTwice(page, { enter: '子应用', leave: '首页', text: '已挂载', limitMs: 5000 });
    await expect(visit).rejects.toThrow('已挂载');
    expect((await thrown).message).toContain('"provider" is "undefined"');
  });
});

test('notices: renders-itself', async ({ page, workspace }) => {
  const { files, commands } = brokenBy('no-provider');
  await workspace.write(files);
  await workspace.write(selectFiles(blocks, 'no-provider', { sections: ['renders-itself'] }));
  await workspace.serve('no-provider', commands, workspace.url(8095));
  await page.goto(workspace.url(8095));
  const visit = expectMountsTwice(page, { enter: '子应用', leave: '首页', text: '已挂载' });
  await expect(visit).rejects.toThrow('texts of the sub-app outside its container');
});
