import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { rspack } from '@docusaurus/faster';

type Compiler = InstanceType<typeof rspack.Compiler>;
type Compilation = InstanceType<typeof rspack.Compilation>;

/** Where Docusaurus has the pictures and other files put that documents name by their place. */
const published = /^assets\/(?:files|images)\//;

function writeFiles(compilation: Compilation, outDir: string): void {
  for (const asset of compilation.getAssets()) {
    if (!published.test(asset.name)) continue;
    const file = path.join(outDir, asset.name);
    mkdirSync(path.dirname(file), { recursive: true });
    // Asked for here alone: each time, the bundler makes a copy of the content.
    writeFileSync(file, asset.source.buffer());
  }
}

/**
 * Publishes the files that documents name by their place, such as `./chart.svg`. Docusaurus leaves that to the bundle for
 * browsers, which has no documents; all that the server's consists of is thrown away once the pages are rendered.
 *
 * @param outDir where the site is written
 * @returns what a plugin of the bundler applies
 */
export function publishDocumentFiles(outDir: string): (compiler: Compiler) => void {
  const name = 'publish-document-files';
  return ({ hooks }) => {
    hooks.afterEmit.tap(name, (compilation) => writeFiles(compilation, outDir));
  };
}
