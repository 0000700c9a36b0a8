import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { isObject } from '../../tools/isObject';
import {
  dependenciesOf,
  packageFolderOf,
  packageFolders,
  readPackage,
  type InstalledPackage,
} from './packages';

/** Where the licences are published, below the base URL. */
const licencesFile = 'third-party-licences.txt';

/** @param modules as the bundler has them; its types do not say that some have a file, some are several made one */
function filesOf(modules: Iterable<object>): string[] {
  return [...modules].flatMap((module) => {
    const file = 'resource' in module && typeof module.resource === 'string' ? [module.resource] : [];
    const inner = 'modules' in module && Array.isArray(module.modules) ? module.modules : [];
    return [...file, ...filesOf(inner.filter(isObject))];
  });
}

function write({ name, version, licence, text }: InstalledPackage): string {
  return `${name} ${version}\n${licence}\n\n${text}`.trim();
}

/** Packages of the same name and version, which are installed in several places, once. */
function licenceTexts(folders: Iterable<string>): string {
  const texts = [...new Set([...folders].map((folder) => write(readPackage(folder))))].sort();
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['The scripts of this site hold code of these packages.', ...texts].join(rule)}\n`;
}

/** The projects of live demos: each is bundled with its dependencies, by its own tools. */
function demoProjects(siteDir: string): string[] {
  const folder = path.join(siteDir, 'demos/apps');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => path.join(folder, name));
}

/**
 * Publishes the licences of the packages whose code the site's scripts and its demos hold.
 *
 * @param bundledElsewhere packages that other bundlers than the site's put into scripts: those of frames, of workers
 */
export function licences(bundledElsewhere: readonly string[]) {
  return function licencesPlugin(): Plugin {
    const folders = new Set<string>();
    const see = (modules: Iterable<object>): void => {
      for (const file of filesOf(modules)) {
        const folder = packageFolderOf(file);
        if (folder !== undefined) folders.add(folder);
      }
    };
    return {
      name: 'licences',
      configureWebpack(_config, isServer) {
        if (isServer) return {};
        return {
          plugins: [
            (compiler) => compiler.hooks.done.tap('licences', ({ compilation }) => see(compilation.modules)),
          ],
        };
      },
      async postBuild({ outDir, siteDir }) {
        const ofDemos = demoProjects(siteDir).flatMap((project) => [
          ...packageFolders(dependenciesOf(project), project),
        ]);
        const all = [...folders, ...ofDemos, ...packageFolders(bundledElsewhere, siteDir)];
        await writeFile(path.join(outDir, licencesFile), licenceTexts(all));
      },
    };
  };
}
