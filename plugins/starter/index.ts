import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { filesBelow } from '../../tools/filesBelow';
import { projectRoot } from '../../tools/projectRoot';
import { assertAllShown } from './assertAllShown';
import { readStarter } from './readStarter';
import { zipStarter } from './zipStarter';

interface Options {
  /** Relative to the site; list it in `staticDirectories`. */
  outputDirectory: string;
}

/** Packs `starter/` into `garfish-starter.zip`; the documents show its files, all of them. */
export function starter({ outputDirectory }: Options) {
  return (context: { siteDir: string }): Plugin => ({
    name: 'starter',
    getPathsToWatch: () => ['starter/**'],
    async loadContent() {
      const files = readStarter();
      // Of the project, as the starter is: a site made of some of its documents need not show all of it.
      const documents = filesBelow(path.join(projectRoot, 'docs'), '.mdx');
      assertAllShown(
        files,
        documents.map((file) => readFileSync(file, 'utf8')),
      );
      const directory = path.join(context.siteDir, outputDirectory);
      await mkdir(directory, { recursive: true });
      await writeFile(path.join(directory, 'garfish-starter.zip'), zipStarter(files));
    },
  });
}
