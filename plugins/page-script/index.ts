import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { LoadContext, Plugin } from '@docusaurus/types';

const entry = 'src/pageScript/index.ts';

/** Where the script is written, relative to the site; to be listed in `staticDirectories`. */
export const pageScriptDirectory = '.cache/page-script';

/** As `browserslist` in package.json, in esbuild's words. */
const target = ['chrome99', 'firefox97', 'safari15.4'];

/**
 * Bundles the script of the pages that runs without React, and puts it on every page. With `pageTemplate` it also starts
 * React.
 */
export function pageScript(context: LoadContext): Plugin {
  let file = '';
  return {
    name: 'page-script',
    getPathsToWatch: () => [`${path.posix.dirname(entry)}/**/*.ts`],
    async loadContent() {
      const { outputFiles } = await build({
        entryPoints: [path.join(context.siteDir, entry)],
        bundle: true,
        minify: true,
        format: 'iife',
        target,
        write: false,
      });
      const code = outputFiles[0]?.text ?? '';
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
      file = `assets/js/page.${hash}.js`;
      const directory = path.join(context.siteDir, pageScriptDirectory);
      await rm(directory, { recursive: true, force: true });
      await mkdir(path.dirname(path.join(directory, file)), { recursive: true });
      await writeFile(path.join(directory, file), code);
    },
    injectHtmlTags() {
      const attributes = { src: context.baseUrl + file, defer: true };
      return { headTags: [{ tagName: 'script', attributes }] };
    },
  };
}
