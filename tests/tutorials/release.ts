import { readdir, readFile } from 'node:fs/promises';
import { blocksOf, expect } from './tutorial';
import type { Workspace } from './workspace';

const script =
  blocksOf('docs/guide/deploy.mdx').find(({ meta }) => meta['title'] === 'release.sh')?.code ?? '';

/** The page's script, for one folder of built files instead of the page's own. */
function scriptFor(app: string, dist: string): string {
  expect(script).toContain('app=/srv/orders\n');
  expect(script).toContain('dist=dist\n');
  return script.replace('app=/srv/orders\n', `app=${app}\n`).replace('dist=dist\n', `dist=${dist}\n`);
}

interface Output {
  /** Folder of the built files, below the sub-app's own. */
  dist?: string;
  /** A script whose name is the same in every version; without it, they have hashes. */
  fixedName?: string;
}

/**
 * Releases what a tutorial built as the page on deployment says: the HTML is of the version, and the script that it asks
 * for is where the page's nginx looks for it.
 *
 * @param folder of the sub-app, below the workspace
 */
export async function expectReleases(
  workspace: Workspace,
  folder: string,
  { dist = 'dist', fixedName }: Output = {},
): Promise<void> {
  const target = workspace.pathOf(`srv/${folder}`);
  await workspace.write([{ path: `${folder}/release.sh`, content: scriptFor(target, dist) }]);
  await workspace.run(folder, ['sh release.sh']);
  const html = await readFile(`${target}/current/index.html`, 'utf8');
  if (fixedName) {
    expect(html).toContain(fixedName);
    expect(await readFile(`${target}/current/${fixedName}`, 'utf8')).not.toBe('');
    return;
  }
  const assets = (await readdir(`${target}/assets`)).filter((name) => /[.-][\w-]{8}\.js$/.test(name));
  expect(assets.filter((name) => html.includes(`/assets/${name}`))).toHaveLength(1);
  expect(await readdir(`${target}/current`)).not.toContain('assets');
}
