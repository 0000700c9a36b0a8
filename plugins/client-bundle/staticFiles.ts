import { constants, cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { rspack } from '@docusaurus/faster';
import type { LoadContext } from '@docusaurus/types';

type Compiler = InstanceType<typeof rspack.Compiler>;

/** Of Docusaurus: it has the bundler publish static files. */
export const copyPlugin = 'CopyRspackPlugin';

/**
 * Copies the files of folders into another one; of several with the same path the first, and none over what is there.
 *
 * @param directories absolute; those that are missing count as empty
 */
export function copyFiles(directories: readonly string[], target: string): void {
  for (const directory of directories.filter((each) => existsSync(each)))
    cpSync(directory, target, { recursive: true, force: false, mode: constants.COPYFILE_FICLONE });
}

/**
 * Publishes static files beside the bundler. It would read and hold all of them, and, as soon as one is gone, like data of
 * a former build, forget every module that it knows.
 *
 * @returns what a plugin of the bundler applies
 */
export function publishStaticFiles({
  siteDir,
  outDir,
  siteConfig,
}: LoadContext): (compiler: Compiler) => void {
  const directories = siteConfig.staticDirectories.map((directory) => path.resolve(siteDir, directory));
  return ({ hooks }) => {
    hooks.afterEmit.tap('publish-static-files', () => copyFiles(directories, outDir));
  };
}
