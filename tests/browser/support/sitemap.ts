import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../tools/projectRoot';

/** Paths of all pages that the built site names to search engines, in the order of its sitemap. */
export function readSitemap(): string[] {
  const sitemap = readFileSync(path.join(projectRoot, 'build/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
