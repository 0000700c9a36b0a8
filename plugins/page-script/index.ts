import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { LoadContext, Plugin } from '@docusaurus/types';

interface Options {
  /** The script's entry, relative to the site. */
  entry: string;
  /** Where it is written, relative to the site; list it in `staticDirectories`. */
  outputDirectory: string;
  /** Browsers that it is written for, as esbuild names them: `['chrome99']`. */
  target: string[];
}

/** Bundles the script of the pages that runs without React, and puts it on every page. */
export function pageScript({ entry, outputDirectory, target }: Options) {
  return function pageScriptPlugin(context: LoadContext): Plugin {
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
        const directory = path.join(context.siteDir, outputDirectory);
        await rm(directory, { recursive: true, force: true });
        await mkdir(path.dirname(path.join(directory, file)), { recursive: true });
        await writeFile(path.join(directory, file), code);
      },
      injectHtmlTags() {
        const attributes = { src: context.baseUrl + file, defer: true };
        return { headTags: [{ tagName: 'script', attributes }] };
      },
    };
  };
}
