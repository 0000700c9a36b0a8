import { expectDemoApp, test } from './demoApps';
import { selectCommands, selectFiles } from './readBlocks';
import { expectReleases } from './release';
import { blocksOf, expect, expectCrossOriginReads } from './tutorial';

const blocks = blocksOf('docs/guide/demo/vue.mdx');

const app = { port: 7102, link: 'Vue', home: 'Vue 首页', about: 'Vue 关于页' };

for (const { name, folder, section, path } of [
  { name: 'Vue 3', folder: 'vue-app', section: 'vue3', path: '/vue/' },
  { name: 'Vue 2.7', folder: 'vue2-app', section: 'vue2', path: '/vue' },
]) {
  test(name, async ({ page, workspace }) => {
    const [commands = []] = selectCommands(blocks, { sections: [section] });
    await workspace.write(selectFiles(blocks, folder));
    await workspace.serve(folder, commands, workspace.url(7102));
    await expectCrossOriginReads(workspace.url(7102));
    await expectDemoApp(page, workspace, { ...app, path });
    await expectReleases(workspace, folder);
  });
}

test('Vue CLI 4', async ({ page, workspace }) => {
  const [, commands = []] = selectCommands(blocks, { sections: ['vue-cli'] });
  const address = workspace.url(7102);
  await workspace.write(selectFiles(blocks, 'vue-cli-app'));
  const preview = await workspace.serve('vue-cli-app', commands, address);
  await expectCrossOriginReads(address);
  await expectDemoApp(page, workspace, { ...app, path: '/vue' });
  await page.goto('about:blank');
  await preview.end();
  await expectReleases(workspace, 'vue-cli-app');

  await test.step('the development server answers with the page, at addresses of its routes too', async () => {
    await workspace.serve('vue-cli-app', ['npm run serve'], address);
    await expectCrossOriginReads(address);
    const response = await fetch(`${address}about`, { headers: { Accept: 'text/html' } });
    expect(await response.text()).toContain('id="app"');
  });
});
