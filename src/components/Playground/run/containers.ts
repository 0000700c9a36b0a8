import { appOf } from '../files/paths';
import type { Files } from '../program/program';

const idSelector = /domGetter:\s*(['"`])#(?<id>[\w-]+)\1/g;

/**
 * Ids that the main application mounts sub-apps at. The preview starts with an element for each, as a main application's
 * page would.
 */
export function containersOf(files: Files): string[] {
  const own = Object.entries(files).flatMap(([path, code]) => (appOf(path) === '' ? [code] : []));
  const ids = own.flatMap((code) => [...code.matchAll(idSelector)].map(({ groups }) => groups?.['id'] ?? ''));
  return [...new Set(['subapp', ...ids])];
}
