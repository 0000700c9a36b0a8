import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../content/readContent';
import { installPeers } from '../installPeers';
import { runMeasured, type Resources } from '../measure/runMeasured';
import type { Generator } from './generator';

/** Where a generator looks for files that it copies as they are, below the site's folder. */
const staticDirectories: Readonly<Record<Generator['id'], string>> = {
  vitepress: 'public',
  rspress: 'docs/public',
  starlight: 'public',
  docusaurus: 'static',
};

function siteDirectory({ id }: Generator, name: string): string {
  return path.join(installPeers(id).directory, name);
}

/** Writes a site into an empty folder beside the installed generator. */
function writeSite(generator: Generator, content: Content, pictures: string, name: string): string {
  const directory = siteDirectory(generator, name);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  generator.write(content, directory);
  cpSync(pictures, path.join(directory, staticDirectories[generator.id], 'img'), { recursive: true });
  return directory;
}

/**
 * Builds a site from nothing, without any cache of an earlier build, and measures that.
 *
 * @param timeout in seconds
 * @throws when the build fails or takes too long
 */
export async function buildMeasured(
  generator: Generator,
  content: Content,
  pictures: string,
  timeout: number,
): Promise<Resources> {
  const directory = writeSite(generator, content, pictures, 'measured-site');
  // Starlight keeps what it has rendered beside its packages.
  rmSync(path.join(installPeers(generator.id).directory, 'node_modules/.astro'), {
    recursive: true,
    force: true,
  });
  const resources = await runMeasured(generator.command, directory, timeout);
  rmSync(directory, { recursive: true, force: true });
  return resources;
}

/**
 * The built site of a generator; built anew only if the content or the generator has changed.
 *
 * @returns the folder with its files
 */
export async function buildPeer(generator: Generator, content: Content, pictures: string): Promise<string> {
  const output = path.join(siteDirectory(generator, 'site'), generator.output);
  const stampFile = path.join(installPeers(generator.id).directory, 'built');
  const source = JSON.stringify([content, generator, generator.write.toString()]);
  const stamp = createHash('sha256').update(source).digest('hex');
  if (existsSync(output) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return output;
  const directory = writeSite(generator, content, pictures, 'site');
  await runMeasured(generator.command, directory, 300);
  writeFileSync(stampFile, stamp);
  return output;
}
