import path from 'node:path';
import packageJson from '../../package.json';
import type { SiteId } from '../../src/data/benchmarkFormat';
import { projectRoot } from '../../tools/projectRoot';
import type { Content } from '../content/readContent';
import { pinnedVersion } from '../installPeers';
import { compressAhead, fastLine, serveSlowly } from '../serveSlowly';
import { buildPeer } from './buildPeer';
import { ourControls, peerControls } from './controls';
import { docusaurus } from './docusaurus';
import type { Generator } from './generator';
import type { MeasuredSite } from './measuredSite';
import { rspress } from './rspress';
import { starlight } from './starlight';
import { vitepress } from './vitepress';

export const generators: readonly Generator[] = [docusaurus, vitepress, rspress, starlight];

export const buildDirectory = path.join(projectRoot, 'build');
export const pictures = path.join(buildDirectory, 'img');

/** What is compared, with the versions that are measured. */
export const siteVersions: readonly { id: SiteId; name: string; version: string }[] = [
  { id: 'ours', name: '本站', version: packageJson.dependencies['@docusaurus/core'] },
  ...generators.map(({ id, name, package: main }) => ({ id, name, version: pinnedVersion(id, main) })),
];

async function serve(
  directory: string,
  id: SiteId,
  controls: MeasuredSite['controls'],
): Promise<MeasuredSite> {
  compressAhead(directory);
  return { id, directory, controls, server: await serveSlowly(directory, fastLine) };
}

/** Our build and those of the peers, built where necessary; one that does not build is missing, with a word about it. */
export async function openSites(content: Content): Promise<MeasuredSite[]> {
  const sites = [await serve(buildDirectory, 'ours', ourControls)];
  for (const generator of generators) {
    try {
      const directory = await buildPeer(generator, content, pictures);
      sites.push(await serve(directory, generator.id, peerControls[generator.id]));
    } catch (error) {
      console.error(`${generator.name} is not measured:`, error);
    }
  }
  return sites;
}
