/**
 * How a package gets from its own script into the main one: a frame without an origin can load plain scripts only, and
 * those share nothing but `window`.
 */
const slot = '__playgroundPackages__';

type Packages = Record<string, unknown>;

function packages(): Packages {
  const existing: unknown = Reflect.get(window, slot);
  if (typeof existing === 'object' && existing !== null) return existing as Packages;
  const created: Packages = {};
  Object.defineProperty(window, slot, { value: created, configurable: true });
  return created;
}

/** Called by the script of a package. */
export function provide(name: string, exports: object): void {
  // What `import` looks at to tell an ES module from CommonJS.
  packages()[name] = { __esModule: true, ...exports };
}

/** The packages that have been loaded, by name. */
export function providedPackages(): Readonly<Packages> {
  return packages();
}
