import { expectDemoApp, test } from './demoApps';
import { selectCommands, selectFiles } from './readBlocks';
import { expectReleases } from './release';
import { blocksOf, expectCrossOriginReads } from './tutorial';

const blocks = blocksOf('docs/guide/demo/vue.mdx');

for (const { name, folder, section, path } of [
  { name: 'Vue 3', folder: 'vue-app', section: 'vue3', path: '/vue/' },
  { name: 'Vue 2.7', folder: 'vue2-app', section: 'vue2', path: '/vue' },
]) {
  test(name, async ({ page, workspace }) => {
    const [commands = []] = selectCommands(blocks, { sections: [section] });
    await workspace.write(selectFiles(blocks, folder));
    await workspace.serve(folder, commands, workspace.url(7102));
    await expectCrossOriginReads(workspace.url(7102));
    await expectDemoApp(page, workspace, {
      port: 7102,
      link: 'Vue',
      path,
      home: 'Vue 首页',
      about: 'Vue 关于页',
    });
    await expectReleases(workspace, folder);
  });
}
