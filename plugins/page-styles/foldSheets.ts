import { rspack } from '@docusaurus/faster';
import { foldVariables } from './foldVariables';

type Compiler = InstanceType<typeof rspack.Compiler>;
type Compilation = InstanceType<typeof rspack.Compilation>;

/** Of what has been bundled: other files, such as those of the demos, are copied as they are. */
function readAssets(compilation: Compilation, extension: string): { name: string; text: string }[] {
  const names = new Set([...compilation.chunks].flatMap(({ files }) => [...files]));
  return [...names]
    .filter((name) => name.endsWith(extension))
    .map((name) => ({ name, text: compilation.getAsset(name)?.source.source().toString() ?? '' }));
}

/** The variables that scripts know: in a value, as `var(…)`, they read one; by its bare name they may set it. */
function variablesInScripts(compilation: Compilation): { read: Set<string>; set: Set<string> } {
  const read = new Set<string>();
  const set = new Set<string>();
  for (const { text } of readAssets(compilation, '.js')) {
    for (const [, inValue, name = ''] of text.matchAll(/(var\(\s*)?(--[a-z][\w-]*)/g)) {
      (inValue === undefined ? set : read).add(name);
    }
  }
  return { read, set };
}

function foldAll(compilation: Compilation, onFolded: (names: ReadonlySet<string>) => void): void {
  const sheets = readAssets(compilation, '.css');
  const folded = foldVariables(
    sheets.map(({ text }) => text),
    variablesInScripts(compilation),
  );
  for (const [index, { name }] of sheets.entries()) {
    compilation.updateAsset(name, new rspack.sources.RawSource(folded.sheets[index] ?? ''));
  }
  onFolded(folded.names);
}

/**
 * Folds the variables of all sheets before they are minified.
 *
 * @param onFolded is told what nothing but the sheets may name
 * @returns what a plugin of the bundler applies
 */
export function foldSheets(onFolded: (names: ReadonlySet<string>) => void): (compiler: Compiler) => void {
  const name = 'fold-variables';
  return ({ hooks }) => {
    hooks.compilation.tap(name, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name, stage }, () => foldAll(compilation, onFolded));
    });
  };
}
