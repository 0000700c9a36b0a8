import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { LoadContext, Plugin } from '@docusaurus/types';

const directory = 'src/pageScript';

/** The script of every page, and the one that pages with pictures ask for. */
const entries = { page: 'index.ts', images: 'images.ts' };

/** Where the script is written, relative to the site; to be listed in `staticDirectories`. */
export const pageScriptDirectory = '.cache/page-script';

/** As `browserslist` in package.json, in esbuild's words. */
const target = ['chrome99', 'firefox97', 'safari15.4'];

/** @returns the script's code, for browsers to run as it is */
async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    target,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Bundles the script of the pages that runs without React, and puts it on every page. With `pageTemplate` it also starts
 * React.
 */
export function pageScript(context: LoadContext): Plugin {
  const addresses = { page: '', images: '' };
  return {
    name: 'page-script',
    getPathsToWatch: () => [`${directory}/**/*.ts`],
    async loadContent() {
      const output = path.join(context.siteDir, pageScriptDirectory);
      await rm(output, { recursive: true, force: true });
      for (const name of ['page', 'images'] as const) {
        const code = await bundle(path.join(context.siteDir, directory, entries[name]));
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
        const file = `assets/js/${name}.${hash}.js`;
        await mkdir(path.dirname(path.join(output, file)), { recursive: true });
        await writeFile(path.join(output, file), code);
        addresses[name] = context.baseUrl + file;
      }
    },
    injectHtmlTags() {
      const script = { tagName: 'script', attributes: { src: addresses.page, defer: true } };
      const imageScript = {
        tagName: 'meta',
        attributes: { name: 'image-script', content: addresses.images },
      };
      return { headTags: [script, imageScript] };
    },
  };
}
