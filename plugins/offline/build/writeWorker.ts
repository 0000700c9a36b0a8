import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from '../../page-script/bundle';
import { workerFile } from '../siteManifest';
import { readPageParts } from './readPageParts';
import { readSite } from './readSite';

interface Options {
  siteDirectory: string;
  /** The built site, as it is going to be published. */
  outDir: string;
  baseUrl: string;
  /** Off: the worker that is written ends the one that readers have, and removes what it kept. */
  isOn: boolean;
}

async function bundleWorker({ siteDirectory, outDir, baseUrl, isOn }: Options): Promise<string> {
  const common = { siteDirectory, translations: {} };
  if (!isOn) {
    return bundle({ ...common, entry: 'plugins/offline/worker/end.ts', constants: { siteBaseUrl: baseUrl } });
  }
  const partsOfPages = readPageParts(path.join(siteDirectory, '.docusaurus'), baseUrl);
  const siteManifest = JSON.stringify(await readSite({ outDir, baseUrl, partsOfPages }));
  // Workbox leaves out what it says to developers.
  const constants = { siteManifest, 'process.env.NODE_ENV': 'production' };
  return bundle({ ...common, entry: 'plugins/offline/worker/index.ts', constants });
}

/** Writes the service worker into a built site. The last step of a build: the worker knows the hash of every file. */
export async function writeWorker(options: Options): Promise<void> {
  await writeFile(path.join(options.outDir, workerFile), await bundleWorker(options));
}
