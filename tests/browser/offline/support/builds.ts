import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeWorker } from '../../../../plugins/offline/build/writeWorker';
import { filesBelow } from '../../../../tools/filesBelow';
import { projectRoot } from '../../../../tools/projectRoot';

const build = path.join(projectRoot, 'build');

/** What the headings of a page end with in the newer build. */
export const newerMark = '（新版）';

/** The scripts of a build have other names than those of another. */
function scriptRenaming(directory: string): (text: string) => string {
  const names = filesBelow(path.join(directory, 'assets/js'), '.js')
    .map((file) => path.basename(file))
    .filter((name) => /^(?:runtime~main|main)\./.test(name));
  const renamed = names.map((name) => [name, name.replace(/\.\w+\.js$/, '.newer000.js')] as const);
  for (const [name, newer] of renamed) {
    renameSync(path.join(directory, 'assets/js', name), path.join(directory, 'assets/js', newer));
  }
  return (text) => renamed.reduce((result, [name, newer]) => result.replaceAll(name, newer), text);
}

/** A folder of its own with a built site; to be removed by `removeBuild`. */
export function copyBuild(original = build): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'offline-build-'));
  cpSync(original, directory, { recursive: true });
  return directory;
}

export function removeBuild(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}

export async function writeWorkerOf(directory: string, isOn = true): Promise<void> {
  await writeWorker({ siteDirectory: projectRoot, outDir: directory, baseUrl: '/', isOn });
}

/** Another build that differs from one in one file only, which has the same name in every build. */
export async function makeBuildWith(file: string, content: string, original = build): Promise<string> {
  const directory = copyBuild(original);
  writeFileSync(path.join(directory, file), content);
  await writeWorkerOf(directory);
  return directory;
}

/** What every page names its build by. */
function sourcesOf(directory: string): string {
  const page = readFileSync(path.join(directory, 'index.html'), 'utf8');
  const [, sources] = /<meta name=search-index content=(\w+)/.exec(page) ?? [];
  if (sources === undefined) throw new Error('index.html does not name its build');
  return sources;
}

/** Another build: other texts, other scripts, another worker. */
export async function makeNewerBuild(): Promise<string> {
  const directory = copyBuild();
  const renameScripts = scriptRenaming(directory);
  const sources = sourcesOf(directory);
  const rename = (text: string): string => renameScripts(text).replaceAll(sources, 'newer0000000');
  const files = [
    ...filesBelow(directory, '.html'),
    ...filesBelow(path.join(directory, 'assets/bodies'), '.txt'),
  ];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, rename(text).replaceAll('</h1>', `${newerMark}</h1>`));
  }
  await writeWorkerOf(directory);
  return directory;
}
