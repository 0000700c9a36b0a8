import path from 'node:path';
import type { Fence } from '../../../tools/extractFences';

/** Where a fence's title says it belongs: `子应用 src/main.ts` is the file src/main.ts of 子应用. */
export interface Place {
  owner: string;
  path: string;
}

const titleWithPath = /^(?<owner>.*?)(?<path>[\w.@/-]+\.\w+)$/;

/** The place that a fence's title names, if it names one. */
export function placeOf({ meta }: Fence): Place | undefined {
  const groups = titleWithPath.exec(meta['title'] ?? '')?.groups;
  return groups && { owner: (groups['owner'] ?? '').trim(), path: groups['path'] ?? '' };
}

const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js'];

/**
 * The fence that a relative import of `importer` means: the one of the same page and owner whose title is that path.
 *
 * @returns undefined when there is none, or when several fences claim the path and nobody can tell which is meant
 */
export function findSibling(importer: Fence, specifier: string, page: readonly Fence[]): Fence | undefined {
  const from = placeOf(importer);
  if (!from) return undefined;
  const target = path.posix.join(path.posix.dirname(from.path), specifier);
  const targets = extensions.map((extension) => target + extension);
  const candidates = page.filter((fence) => {
    const place = placeOf(fence);
    return place?.owner === from.owner && targets.includes(place.path);
  });
  return candidates.length === 1 ? candidates[0] : undefined;
}
