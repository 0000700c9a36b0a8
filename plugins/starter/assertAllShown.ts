import type { StarterFile } from './readStarter';
import { shownPaths } from './shownPaths.mjs';

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
  const shown = new Set(documents.flatMap(shownPaths));
  const missing = files.filter(({ path }) => !shown.has(path)).map(({ path }) => path);
  if (missing.length === 0) return;
  throw new Error(`starter/ 里有 ${missing.join('、')}，没有一页显示；期望每个文件各有一个 <StarterFile>`);
}
