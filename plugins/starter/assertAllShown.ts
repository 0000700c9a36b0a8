import type { StarterFile } from './readStarter';

function pathsShown(mdx: string): string[] {
  return [...mdx.matchAll(/<StarterFile path="([^"]*)"/g)].map(([, path = '']) => path);
}

/**
 * Every file of the starter stands in one of the documents.
 *
 * @param documents their MDX
 * @throws when one is left out
 */
export function assertAllShown(
  files: readonly Pick<StarterFile, 'path'>[],
  documents: readonly string[],
): void {
  const shown = new Set(documents.flatMap(pathsShown));
  const missing = files.filter(({ path }) => !shown.has(path)).map(({ path }) => path);
  if (missing.length === 0) return;
  throw new Error(`starter/ 里有 ${missing.join('、')}，没有一页显示；期望每个文件各有一个 <StarterFile>`);
}
