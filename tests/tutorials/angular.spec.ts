import { expectDemoApp, test } from './demoApps';
import { selectCommands, selectFiles } from './readBlocks';
import { expectReleases } from './release';
import { blocksOf, expectCrossOriginReads } from './tutorial';

const blocks = blocksOf('docs/guide/demo/angular.mdx');
const [commands = []] = selectCommands(blocks, { sections: ['run'] });

test('Angular', async ({ page, workspace }) => {
  await workspace.write(selectFiles(blocks, 'angular-app'));
  await workspace.serve('angular-app', commands, workspace.url(7104));
  await expectCrossOriginReads(workspace.url(7104, '/main.js'));
  await expectDemoApp(page, workspace, {
    port: 7104,
    link: 'Angular',
    path: '/angular/',
    home: 'Angular 首页',
    about: 'Angular 关于页',
  });
  await expectReleases(workspace, 'angular-app', { dist: 'dist/garfish', fixedName: 'main.js' });
});
