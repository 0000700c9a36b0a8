import { expectDemoApp, test, type DemoApp } from './demoApps';
import { selectCommands, selectFiles } from './readBlocks';
import { expectReleases } from './release';
import { blocksOf, expectCrossOriginReads } from './tutorial';

const blocks = blocksOf('docs/guide/demo/react.mdx');
const [development = [], production = []] = selectCommands(blocks, { sections: ['run'] });
const install = development.slice(0, -1);

const app: DemoApp = {
  port: 7101,
  link: 'React',
  path: '/react',
  home: '你好，小明',
  about: '关于页，来自按需加载的 chunk',
};

interface Variant {
  name: string;
  tabs: string[];
  /** A section whose files replace those of the steps. */
  replacedBy?: string;
}

const variants: Variant[] = [
  { name: 'React 18 with Rspack', tabs: ['18', 'rspack'] },
  { name: 'React 18 with webpack', tabs: ['18', 'webpack'] },
  { name: 'React 19', tabs: ['19', 'rspack'] },
  { name: 'React 19 with the bridge', tabs: ['18', 'rspack'], replacedBy: 'react19-bridge' },
  { name: 'React 17', tabs: ['17', 'rspack'] },
];

for (const { name, tabs, replacedBy } of variants) {
  test(name, async ({ page, workspace }) => {
    await workspace.write(selectFiles(blocks, 'react-app', { sections: ['build', 'entry'], tabs }));
    if (replacedBy) await workspace.write(selectFiles(blocks, 'react-app', { sections: [replacedBy] }));
    await workspace.run('react-app', install);

    for (const commands of [development.slice(-1), production]) {
      await test.step(commands.join(', '), async () => {
        const server = await workspace.serve('react-app', commands, workspace.url(7101));
        await expectCrossOriginReads(workspace.url(7101));
        await expectDemoApp(page, workspace, app);
        // Away from the page first: a development server's client would look for it in vain.
        await page.goto('about:blank');
        await server.end();
      });
    }
    await test.step('release', async () => expectReleases(workspace, 'react-app'));
  });
}

test('Create React App', async ({ page, workspace }) => {
  const [commands = []] = selectCommands(blocks, { sections: ['cra'] });
  await workspace.write(selectFiles(blocks, 'cra-app'));
  await workspace.serve('cra-app', commands, workspace.url(7101));
  await expectCrossOriginReads(workspace.url(7101));
  await expectDemoApp(page, workspace, { port: 7101, link: 'React', path: '/react', home: '你好，小明' });
  await expectReleases(workspace, 'cra-app', { dist: 'build', assets: 'static' });
});
