import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { addPolicy } from '../../deploy/policy/addPolicy';
import { demoPolicy } from '../../deploy/policy/policies';
import type { Part } from './part';
import { sourcePage } from './sourcePage';
import { filesIn } from './stamp';

/** Scripts of their own below `packages/`, for a host that may load no module: it inserts them when it needs them. */
function scriptsOnDemand(folder: string): string[] {
  const packages = path.join(folder, 'packages');
  if (!existsSync(packages)) return [];
  return readdirSync(packages).map((file) => path.join(packages, file));
}

/**
 * A host: `index.html` and the script and styles bundled from `main.ts`. A page that names its script as a module gets
 * modules, split where they are imported on demand; any other page gets one plain script, which is all that a frame
 * without an origin may load.
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
      const { metafile } = await build({
        entryPoints: [path.join(folder, 'main.ts'), ...scriptsOnDemand(folder)],
        outbase: folder,
        outdir: output,
        bundle: true,
        minify: true,
        // Classes are printed by name in the playground's console.
        keepNames: true,
        format: isModule ? 'esm' : 'iife',
        splitting: isModule,
        chunkNames: '[name]-[hash]',
        target: 'es2022',
        define: { 'process.env.NODE_ENV': '"production"' },
        metafile: true,
        logLevel: 'silent',
      });
      writeFileSync(path.join(output, 'index.htm'), addPolicy(html, demoPolicy));
      writeFileSync(path.join(output, 'source.htm'), sourcePage(folder));
      const bundled = Object.keys(metafile.inputs).sort();
      return [
        ...new Set([...bundled, ...filesIn(folder), ...filesIn('demos/parts'), ...filesIn('deploy/policy')]),
      ];
    },
  };
}
