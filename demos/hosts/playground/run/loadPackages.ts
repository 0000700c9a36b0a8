import { packageScripts } from './packageNames';

/** What a script may import, by name. */
export type Packages = Record<string, object>;

/** Reads a script of `packages/`; rejects when it cannot be. */
export type ReadPackage = (file: string) => Promise<string>;

/** Says to `import` that it is an ES module, not CommonJS. */
function asModule(exports: object): object {
  return { __esModule: true, ...exports };
}

/**
 * Loads the packages that the main application imports, and nothing else.
 *
 * @param present those that are there already
 * @returns the packages by name; rejects when a script cannot be downloaded
 */
export async function loadPackages(
  names: readonly string[],
  read: ReadPackage,
  present: Packages,
): Promise<Packages> {
  const texts = await Promise.all(packageScripts(names).map(read));
  const packages: Packages = {};
  const provide = (found: Packages): void => {
    for (const [name, exports] of Object.entries(found)) packages[name] = asModule(exports);
  };
  provide(present);
  for (const text of texts) {
    // As in the script of a sub-app: the packages' own scripts say nothing of where they belong.
    const script: unknown = (0, eval)(`(function (providePackages) {\n${text}\n})`);
    if (typeof script === 'function') Reflect.apply(script, undefined, [provide]);
  }
  return packages;
}

/**
 * The packages that a sub-app imports, as an expression for its own script: each sub-app has its own copies, as if it had
 * been bundled with them. Garfish is the main application's, as it is for a sub-app that imports the published package.
 */
export async function packagesExpression(names: readonly string[], read: ReadPackage): Promise<string> {
  const texts = await Promise.all(packageScripts(names).map(read));
  const provide =
    'function (found) { for (var name in found) packages[name] = Object.assign({ __esModule: true }, found[name]); }';
  const scripts = texts.map((text) => `(function (providePackages) {\n${text}\n})(${provide});`);
  return `(function (packages) { ${scripts.join('\n')} return packages; })({ garfish: { __esModule: true, default: window.Garfish } })`;
}
