import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { addPolicy } from '../../deploy/policy/addPolicy';
import { demoPolicy, hostPolicies } from '../../deploy/policy/policies';
import { browserTargets } from '../../tools/browserTargets';
import { blobScript } from './blobScript';
import type { Part } from './part';
import { sourcePage } from './sourcePage';
import { filesIn } from './stamp';

/** Scripts of their own below `packages/`, for a host that may load no module: it runs them when it needs them. */
function packagesOf(folder: string): string[] {
  const packages = path.join(folder, 'packages');
  if (!existsSync(packages)) return [];
  return readdirSync(packages).map((file) => path.join(packages, file));
}

/** What the published builds of packages ask for, React and Vue among them. */
const define = {
  'process.env.NODE_ENV': '"production"',
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
};

/** What makes a host of its sources. */
function builders(): string[] {
  const single = ['tools/browserTargets.ts', 'node_modules/esbuild/package.json'];
  return [...filesIn('demos/parts'), ...filesIn('deploy/policy'), ...single];
}

/** Puts the script into a page that asks for it: `<script src="./main.js" data-inline>`. */
function inlineScript(html: string, output: string): string {
  const place = '<script src="./main.js" data-inline></script>';
  if (!html.includes(place)) return html;
  const code = readFileSync(path.join(output, 'main.js'), 'utf8').replaceAll('</script', '<\\/script');
  return html.replace(place, () => `<script>${code}</script>`);
}

/**
 * A host: `index.html` and the script and styles bundled from `main.ts`. A page that names its script as a module gets
 * modules, split where they are imported on demand; any other page gets one plain script, which is all that a frame
 * without an origin may load. It says so with `data-as-blob`, and is told then what goes wrong in there.
 */
export function hostPart(name: string, folder: string, output: string): Part {
  return {
    name: `hosts/${name}`,
    output,
    inputs: undefined,
    async build() {
      const page = path.join(folder, 'index.html');
      const html = readFileSync(page, 'utf8');
      const isModule = html.includes('type="module"');
      const shared: BuildOptions = {
        outbase: folder,
        outdir: output,
        bundle: true,
        minify: true,
        // Classes are printed by name in the playground's console.
        keepNames: true,
        format: isModule ? 'esm' : 'iife',
        splitting: isModule,
        chunkNames: '[name]-[hash]',
        target: browserTargets,
        define,
        logLevel: 'silent',
      };
      const { metafile } = await build({
        ...shared,
        ...(html.includes('data-as-blob') && blobScript),
        entryPoints: [path.join(folder, 'main.ts')],
        metafile: true,
      });
      const packages = await build({ ...shared, entryPoints: packagesOf(folder), metafile: true });
      const policy = hostPolicies[path.basename(folder)] ?? demoPolicy;
      writeFileSync(path.join(output, 'index.htm'), inlineScript(addPolicy(html, policy), output));
      writeFileSync(path.join(output, 'source.htm'), sourcePage(folder));
      const bundled = [metafile, packages.metafile].flatMap(({ inputs }) => Object.keys(inputs)).sort();
      return [...new Set([...bundled, ...filesIn(folder), ...builders()])];
    },
  };
}
