import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../tools/projectRoot';

/** Of heap: enough for the documents as they are. */
export const heapMegabytes = 512;

interface PagesCommand {
  program: string;
  args: string[];
  /** To be added to the environment. */
  env: Record<string, string>;
}

/**
 * How Docusaurus builds the pages of a site: in a process of its own, whose memory is bounded, and freed without threads
 * that wait for each other. Pages are rendered where they were bundled: threads for it would each load, and compile, all of
 * the site.
 *
 * @param siteDirectory with its own `tools`; the command is to be run there
 * @param megabytes of heap, at most
 * @param options of `docusaurus build`
 */
export function pagesCommand(
  siteDirectory: string,
  megabytes: number,
  options: readonly string[],
): PagesCommand {
  const docusaurus = path.join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  // An address: of a path of Windows, the drive would be taken for a scheme.
  const preloaded = pathToFileURL(path.join(siteDirectory, 'tools/beforeDocusaurus.mjs')).href;
  return {
    program: process.execPath,
    args: [
      '--import',
      preloaded,
      '--single-threaded-gc',
      `--max-old-space-size=${megabytes}`,
      docusaurus,
      'build',
      ...options,
    ],
    env: { DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1' },
  };
}
