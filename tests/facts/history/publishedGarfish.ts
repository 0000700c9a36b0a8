import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { compare } from 'semver';
import { isListOf, isString, type Guard } from '../../../tools/guards';
import { parseJson } from '../../../tools/parseJson';
import { projectRoot } from '../../../tools/projectRoot';
import { readJson } from '../../../tools/readJson';

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

const isListOfStrings = isListOf(isString);

/** One version where there is one, else a list of them. */
function isVersions(value: unknown): value is string | string[] {
  return isString(value) || isListOfStrings(value);
}

/** @throws with what was found, when the registry answers something else */
function view<Value>(name: string, field: string, isExpected: Guard<Value>): Value {
  const command = `npm view ${name} ${field}`;
  const value = parseJson(command, npm('view', name, field, '--json'));
  if (isExpected(value)) return value;
  throw new Error(`${command}: found ${JSON.stringify(value)}, expected versions`);
}

/** Every version of a package that the registry holds, the oldest first. */
export function publishedVersions(name: string): string[] {
  return [view(name, 'versions', isVersions)].flat().sort(compare);
}

/** What an installation without a version takes. */
export function newestVersion(name: string): string {
  return view(name, 'dist-tags.latest', isString);
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
  return { version, directory, packages: readJson(installed, isListOfStrings, 'names of packages') };
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
