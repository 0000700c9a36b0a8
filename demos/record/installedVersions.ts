import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Demo } from '../registry';

/** What decides whether a sub-app runs: its framework, its bridge, its bundler. In the order in which pages name them. */
const decisive = [
  'react',
  'vue',
  'vue-router',
  '@angular/core',
  '@garfish/bridge-vue-v3',
  '@garfish/es-module',
  'vite',
  'webpack',
  '@rspack/core',
  'esbuild',
];

function readObject(file: string): object {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${file} holds no object`);
  return parsed;
}

function membersOf(manifest: object, name: string): object {
  const members: unknown = Reflect.get(manifest, name);
  return typeof members === 'object' && members !== null ? members : {};
}

/** Names and versions of the decisive packages that a sub-app is built with, as they are installed for it. */
export function installedVersions({ source, isEsModule }: Pick<Demo, 'source' | 'isEsModule'>): string[] {
  const file = path.resolve(source, 'package.json');
  const manifest = readObject(file);
  const named = { ...membersOf(manifest, 'dependencies'), ...membersOf(manifest, 'devDependencies') };
  const { resolve } = createRequire(file);
  return (
    decisive
      // The plugin is the main app's, but without it these do not run.
      .filter((name) => name in named || (isEsModule && name === '@garfish/es-module'))
      .map((name) => `${name} ${String(Reflect.get(readObject(resolve(`${name}/package.json`)), 'version'))}`)
  );
}
