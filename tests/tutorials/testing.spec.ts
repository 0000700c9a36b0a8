import { findChromium } from '../../tools/chromium';
import { selectCommands, selectFiles } from './readBlocks';
import { blocksOf, expect, test } from './tutorial';

const blocks = blocksOf('docs/guide/testing.mdx');
const [commands = []] = selectCommands(blocks, { sections: ['run'] });

test.use({ ports: [7120, 7121] });

// The page's own tests are the assertions: a command that fails fails this.
test('testing', async ({ workspace }) => {
  process.env['CHROMIUM_PATH'] ??= findChromium();
  await workspace.write(selectFiles(blocks, 'orders'));
  await workspace.run('orders', commands);
  // Built for one server and asked for at another.
  const elsewhere = ['PUBLIC_PATH=http://elsewhere.test/ npm run build', 'npm run test'];
  await expect(workspace.run('orders', elsewhere)).rejects.toThrow('artifact.test.ts');
});
