import { appOf, kindOf } from '../files/paths';
import { mainFile, type Files } from '../program/program';
import { bundle, type Bundle } from './bundle';
import { entryHtml, scriptsOf, stylesOf } from './entry';
import { FaultError, type CodeFault, type CompileResult } from './result';

/** Runs each step, and keeps the faults of those that have one. */
async function attempt<Value>(faults: CodeFault[], step: () => Value): Promise<Awaited<Value> | undefined> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    const { message, position } = error.fault;
    const isKnown = faults.some(
      (fault) => fault.message === message && fault.position.file === position.file,
    );
    if (!isKnown) faults.push(error.fault);
    return undefined;
  }
}

const served: ReadonlySet<string | undefined> = new Set(['css', 'json']);

/** HTML as it is answered, and the styles that scripts import. */
function assetsOf(files: Files, pages: readonly string[], bundles: ReadonlyMap<string, Bundle>) {
  const hasStyles = (script: string): boolean => (bundles.get(script)?.css ?? '') !== '';
  const assets: Record<string, string> = {};
  for (const [file, code] of Object.entries(files)) if (served.has(kindOf(file))) assets[file] = code;
  for (const page of pages) assets[page] = entryHtml(files, page, hasStyles);
  for (const [script, { css }] of bundles)
    if (css !== '' && script !== mainFile) assets[stylesOf(script)] = css;
  return assets;
}

/**
 * Compiles a project: `main.ts` to one script, and each script that an entry of a sub-app names to another one.
 *
 * @returns rejects when a compiler cannot be loaded
 */
export async function compileProject(files: Files): Promise<CompileResult> {
  const faults: CodeFault[] = [];
  const pages = Object.keys(files).filter((file) => kindOf(file) === 'html' && appOf(file) !== '');
  const found = await Promise.all(pages.map((page) => attempt(faults, () => scriptsOf(files, page))));
  const bundles = new Map<string, Bundle>();
  for (const first of new Set([mainFile, ...found.flatMap((scripts) => scripts ?? [])])) {
    const made = await attempt(faults, () => bundle(files, first));
    if (made) bundles.set(first, made);
  }
  const main = bundles.get(mainFile);
  if (faults.length > 0 || !main) return { kind: 'faulty', faults };

  const all = [...bundles];
  const scripts = all.map(([first, { code, packages }]) => [first, { code, packages }] as const);
  return {
    kind: 'compiled',
    main: { code: main.code, packages: main.packages },
    scripts: Object.fromEntries(scripts.filter(([first]) => first !== mainFile)),
    assets: assetsOf(files, pages, bundles),
    bundles: Object.fromEntries(all.map(([first, { files: bundled }]) => [first, bundled])),
    names: Object.fromEntries(all.flatMap(([, { names }]) => Object.entries(names))),
  };
}
