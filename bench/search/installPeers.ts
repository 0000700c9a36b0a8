import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** What the search is compared with. None of it is a dependency of the site. */
const packages = [
  'lunr@2.3.9',
  'minisearch@7.2.0',
  'flexsearch@0.8.212',
  'vitepress@1.6.4',
  'pagefind@1.6.0',
];

export interface Peers {
  /** Where they are installed. */
  directory: string;
  /** Loads one of them. */
  load: (name: string) => unknown;
}

/** Installs the peers into a folder of their own, once. */
export function installPeers(): Peers {
  const directory = path.join(os.tmpdir(), 'garfish-docs-search-peers');
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages], {
    cwd: directory,
    stdio: 'inherit',
  });
  const requirePeer = createRequire(path.join(directory, 'package.json'));
  return { directory, load: (name): unknown => requirePeer(name) };
}
