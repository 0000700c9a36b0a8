import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { heapMegabytes, pagesCommand } from '../../deploy/pagesCommand';
import { namesBelow } from '../../tools/filesBelow';
import { projectRoot } from '../../tools/projectRoot';
import sidebars from '../../sidebars';
import { runMeasured, type Resources } from '../measure/runMeasured';

/** What this site is built from. */
const sources = [
  'blog',
  'demos',
  'deploy',
  'docs',
  'facts',
  'i18n',
  'learn',
  'plugins',
  'src',
  'starter',
  'static',
  'tools',
  'docusaurus.config.ts',
  'navigation.ts',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'site.ts',
  'tsconfig.json',
];
/** Inside of the project: what is installed is found from there. */
const directory = path.join(projectRoot, '.cache/bench-site');
/** Where its documents are there many times. */
const largeHeapMegabytes = 4_096;

/** A sidebar whose documents are those of a copy. */
function moveSidebar(items: unknown, copy: string): unknown {
  if (typeof items === 'string') return `${copy}/${items}`;
  if (Array.isArray(items)) return items.map((item) => moveSidebar(item, copy));
  if (typeof items !== 'object' || items === null) return items;
  return Object.fromEntries(
    Object.entries(items).map(([key, value]: [string, unknown]) => [
      key,
      ['id', 'items', 'link'].includes(key) ? moveSidebar(value, copy) : value,
    ]),
  );
}

function copyDocuments(folder: 'docs' | 'blog', copy: string): void {
  for (const file of namesBelow(folder, '.mdx')) {
    const target = path.join(directory, folder, copy, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const text = readFileSync(path.join(projectRoot, folder, file), 'utf8');
    const moved = text.replace(
      /^slug: '?(\/?)([^'\n]*)'?$/m,
      (_, root: string, slug: string) => `slug: '${root}${copy}/${slug}'`,
    );
    writeFileSync(target, moved);
  }
}

function writeCopy(times: number): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const subApps = path.join(projectRoot, 'demos/apps');
  for (const source of sources) {
    cpSync(path.join(projectRoot, source), path.join(directory, source), {
      recursive: true,
      filter: (file) => file !== subApps,
    });
  }
  const copies = Array.from({ length: times - 1 }, (_, index) => `copy-${index + 2}`);
  for (const copy of copies) {
    copyDocuments('docs', copy);
    copyDocuments('blog', copy);
  }
  const moved = copies.flatMap((copy) =>
    Object.entries(sidebars).map(([name, items]): [string, unknown] => [
      `${copy}-${name}`,
      moveSidebar(items, copy),
    ]),
  );
  const all = { ...sidebars, ...Object.fromEntries(moved) };
  writeFileSync(path.join(directory, 'sidebars.ts'), `export default ${JSON.stringify(all, null, 2)};\n`);
}

/**
 * Builds a copy of this site with its documents as many times as asked for, without any cache, and measures that.
 *
 * @param timeout in seconds
 * @throws when the build fails or takes too long
 */
export async function buildOursMeasured(times: number, timeout: number): Promise<Resources> {
  writeCopy(times);
  const heap = times === 1 ? heapMegabytes : largeHeapMegabytes;
  const resources = await runMeasured(pagesCommand(directory, heap, []), directory, timeout);
  rmSync(directory, { recursive: true, force: true });
  return resources;
}
