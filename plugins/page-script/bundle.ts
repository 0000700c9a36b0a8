import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { build, transform, type Plugin } from 'esbuild';
import { browserTargets } from '../../tools/browserTargets';
import { inlineTranslations, type Translations } from '../client-bundle/inlineTranslations';

/** Writes the site's texts into the modules that say them. */
function translated(translations: Translations): Plugin {
  return {
    name: 'translated',
    setup(building) {
      building.onLoad({ filter: /\.ts$/ }, async (module) => {
        const source = await readFile(module.path, 'utf8');
        const { code } = await transform(source, { loader: 'ts' });
        return { contents: inlineTranslations(code, () => translations) };
      });
    },
  };
}

export interface Bundle {
  siteDirectory: string;
  /** Relative to the site. */
  entry: string;
  /** Texts by id. */
  translations: Translations;
  /** Values of the constants that the code declares, by name. */
  constants?: Readonly<Record<string, string | boolean>>;
}

/** @returns a script's code, for browsers to run as it is */
export async function bundle({
  siteDirectory,
  entry,
  translations,
  constants = {},
}: Bundle): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDirectory, entry)],
    bundle: true,
    minifySyntax: true,
    format: 'iife',
    charset: 'utf8',
    target: browserTargets,
    alias: {
      '@site': siteDirectory,
      '@docusaurus/Translate': path.join(__dirname, 'translate.ts'),
    },
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    plugins: [translated(translations)],
    // Modules are strict without saying so.
    tsconfigRaw: {},
    write: false,
  });
  // Shorter than esbuild's own.
  const { code } = await rspack.experiments.swc.minify(outputFiles[0]?.text ?? '', {
    // Nothing here is called with `new`, and declarations in one place repeat each other.
    compress: { ecma: 2020, unsafe_arrows: true, hoist_vars: true },
    mangle: true,
    ecma: 2020,
    format: { comments: false, ascii_only: false },
  });
  return code;
}
