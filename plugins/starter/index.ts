import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { readStarter } from './readStarter';
import { zipStarter } from './zipStarter';

interface Options {
  /** Relative to the site; list it in `staticDirectories`. */
  outputDirectory: string;
}

/** Packs `starter/` into `garfish-starter.zip`, for the page that shows its files. */
export function starter({ outputDirectory }: Options) {
  return (context: { siteDir: string }): Plugin => ({
    name: 'starter',
    getPathsToWatch: () => ['starter/**'],
    async loadContent() {
      const directory = path.join(context.siteDir, outputDirectory);
      await mkdir(directory, { recursive: true });
      await writeFile(path.join(directory, 'garfish-starter.zip'), zipStarter(readStarter()));
    },
  });
}
