import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { compare } from 'semver';
import { projectRoot } from '../../../tools/projectRoot';

const cacheDirectory = path.join(projectRoot, '.cache/garfish-versions');

/** What proofs import beside `garfish`: taken in the same version where the registry has it, else as installed. */
const companions = [
  '@garfish/bridge-react',
  '@garfish/bridge-react-v18',
  '@garfish/bridge-vue-v3',
  '@garfish/css-scope',
  '@garfish/es-module',
  '@garfish/remote-module',
] as const;

function npm(...args: string[]): string {
  return execFileSync('npm', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 120_000,
  });
}

/** Every version of a package that the registry holds, the oldest first. */
export function publishedVersions(name: string): string[] {
  const answer = JSON.parse(npm('view', name, 'versions', '--json')) as string | string[];
  return [answer].flat().sort(compare);
}

/** What an installation without a version takes. */
export function newestVersion(name: string): string {
  return JSON.parse(npm('view', name, 'dist-tags.latest', '--json')) as string;
}

export interface PublishedGarfish {
  version: string;
  /** Where it is installed. */
  directory: string;
  /** The packages that were taken in this version, `garfish` first. */
  packages: string[];
}

/**
 * Installs a published version into a folder of its own below `.cache/`, unless it is there. Frameworks come from this
 * project: a second React would be another React.
 */
export function installGarfish(version: string): PublishedGarfish {
  const directory = path.join(cacheDirectory, version);
  const installed = path.join(directory, 'installed.json');
  if (!existsSync(installed)) {
    const packages = ['garfish', ...companions.filter((name) => publishedVersions(name).includes(version))];
    mkdirSync(directory, { recursive: true });
    writeFileSync(path.join(directory, 'package.json'), '{ "private": true }\n');
    const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
    npm('install', '--prefix', directory, ...options, ...packages.map((name) => `${name}@${version}`));
    writeFileSync(installed, JSON.stringify(packages));
  }
  return { version, directory, packages: JSON.parse(readFileSync(installed, 'utf8')) as string[] };
}

/** Puts a published version in the place of the installed one. */
export function takeGarfish({ directory, packages }: PublishedGarfish): Plugin {
  const taken = { isTaken: true };
  return {
    name: 'published-garfish',
    setup(build) {
      build.onResolve({ filter: /^(garfish|@garfish\/[\w-]+)$/ }, ({ path: name, kind, pluginData }) =>
        pluginData === taken || !packages.includes(name)
          ? undefined
          : build.resolve(name, { kind, resolveDir: directory, pluginData: taken }),
      );
    },
  };
}
