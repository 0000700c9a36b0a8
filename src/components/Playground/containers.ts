const idSelector = /domGetter:\s*(['"`])#(?<id>[\w-]+)\1/g;

/** Ids that the code mounts sub-apps at. The preview starts with an element for each, as a main application's page would. */
export function containersOf(code: string): string[] {
  const ids = [...code.matchAll(idSelector)].map(({ groups }) => groups?.['id'] ?? '');
  return [...new Set(['subapp', ...ids])];
}
