/**
 * How a package gets from its own script into the main one: a frame without an origin can load plain scripts only, and
 * those share nothing but `window`.
 */
const slot = '__playgroundPackages__';

/** What the code may import, by name. */
export type Packages = ReadonlyMap<unknown, unknown>;

function packages(): Map<unknown, unknown> {
  const existing: unknown = Reflect.get(window, slot);
  if (existing instanceof Map) return existing;
  const created = new Map<unknown, unknown>();
  Object.defineProperty(window, slot, { value: created });
  return created;
}

/** Called by the script of a package. */
export function provide(name: string, exports: object): void {
  // What `import` looks at to tell an ES module from CommonJS.
  packages().set(name, { __esModule: true, ...exports });
}

export function providedPackages(): Packages {
  return packages();
}
