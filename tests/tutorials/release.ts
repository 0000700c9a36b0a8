import { readdir, readFile, readlink } from 'node:fs/promises';
import { blocksOf, expect } from './tutorial';
import type { Workspace } from './workspace';

const blocks = blocksOf('docs/guide/deploy.mdx');

/** A script of the page, with values of the test for variables that the page sets. */
function scriptWith(title: string, values: Record<string, string>): string {
  const code = blocks.find(({ meta }) => meta['title'] === title)?.code ?? '';
  return Object.entries(values).reduce((script, [name, value]) => {
    const line = new RegExp(`^${name}=.*$`, 'm');
    expect(script).toMatch(line);
    return script.replace(line, `${name}=${value}`);
  }, code);
}

interface Output {
  /** Folder of the built files, below the sub-app's own. */
  dist?: string;
  /** Folder below it of the files whose names have hashes. */
  assets?: string;
  /** A script whose name is the same in every version; without it, they have hashes. */
  fixedName?: string;
}

/**
 * Releases what a tutorial built twice and rolls back, as the page on deployment says: the HTML is of the version, and
 * the script that it asks for is where the page's nginx looks for it.
 *
 * @param folder of the sub-app, below the workspace
 */
export async function expectReleases(
  workspace: Workspace,
  folder: string,
  { dist = 'dist', assets = 'assets', fixedName }: Output = {},
): Promise<void> {
  const target = workspace.pathOf(`srv/${folder}`);
  const run = async (title: string, values: Record<string, string>): Promise<void> => {
    await workspace.write([{ path: `${folder}/${title}`, content: scriptWith(title, values) }]);
    await workspace.run(folder, [`sh ${title}`]);
  };
  for (const version of ['v1', 'v2']) await run('release.sh', { app: target, version, dist, assets });
  expect(await readlink(`${target}/current`)).toBe('releases/v2');
  await expect(run('release.sh', { app: target, version: 'v1', dist, assets })).rejects.toThrow(
    'v1 已经发布过',
  );
  await run('rollback.sh', { app: target, version: 'v1' });
  expect(await readlink(`${target}/current`)).toBe('releases/v1');
  await expect(run('rollback.sh', { app: target, version: 'v0' })).rejects.toThrow('没有发布过 v0');
  const html = await readFile(`${target}/current/index.html`, 'utf8');
  if (fixedName) {
    expect(html).toContain(fixedName);
    expect(await readFile(`${target}/current/${fixedName}`, 'utf8')).not.toBe('');
    return;
  }
  const scripts = [...html.matchAll(new RegExp(`/${assets}/([^">\\s]+[.-][\\w-]{8}\\.js)`, 'g'))];
  expect(scripts).not.toEqual([]);
  const released = await readdir(`${target}/${assets}`, { recursive: true });
  expect(released).toEqual(expect.arrayContaining(scripts.map(([, name]) => name)));
  expect(await readdir(`${target}/current`)).not.toContain(assets);
}
