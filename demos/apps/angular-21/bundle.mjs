/**
 * Bundles what `ngc`, Angular's own compiler, left in dist/compiled into one plain script. Together they do what
 * `ng build` followed by esbuild does, without the CLI's several hundred packages.
 */
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import linker from '@angular/compiler-cli/linker/babel';
import { transformAsync } from '@babel/core';
import { build } from 'esbuild';

/** Angular's packages are published half compiled; the linker does the other half. */
const linkAngular = {
  name: 'link-angular',
  setup({ onLoad }) {
    onLoad({ filter: /@angular[\\/].*\.mjs$/ }, async ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('ɵɵngDeclare')) return { contents: source, loader: 'js' };
      const linked = await transformAsync(source, {
        filename: path,
        plugins: [[linker, { linkerJitMode: false }]],
        compact: false,
        configFile: false,
        babelrc: false,
      });
      return { contents: linked?.code ?? '', loader: 'js' };
    });
  },
};

await build({
  entryPoints: ['dist/compiled/main.js'],
  outfile: 'dist/main.js',
  bundle: true,
  format: 'iife',
  minify: true,
  define: { ngDevMode: 'false', ngI18nClosureMode: 'false', ngJitMode: 'false' },
  plugins: [linkAngular],
  logLevel: 'warning',
});
rmSync('dist/compiled', { recursive: true });
copyFileSync('src/style.css', 'dist/style.css');
copyFileSync('index.html', 'dist/index.html');
