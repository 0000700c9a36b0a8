import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasMembers, isListOf, isOptional, isRecordOf, isString } from '../../tools/guards';
import { readJson } from '../../tools/readJson';

export interface InstalledPackage {
  name: string;
  version: string;
  /** As SPDX names it. */
  licence: string;
  /** The text that has to go with copies of the code; empty when the package has none. */
  text: string;
}

const isDependent = hasMembers<{ dependencies?: Record<string, string> }>({
  dependencies: isOptional(isRecordOf(isString)),
});

interface Manifest {
  name: string;
  version: string;
  license?: string;
  /** As it was written before 2014. */
  licenses?: readonly { type: string }[];
}

const isManifest = hasMembers<Manifest>({
  name: isString,
  version: isString,
  license: isOptional(isString),
  licenses: isOptional(isListOf(hasMembers<{ type: string }>({ type: isString }))),
});

function manifestIn(folder: string): string {
  return path.join(folder, 'package.json');
}

/** The folder of the package that a file belongs to; undefined for a file of the site. */
export function packageFolderOf(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

/** Where Node finds a package that a folder's code asks for. */
function folderOf(name: string, from: string): string | undefined {
  const place = path.join(from, 'node_modules', name);
  if (existsSync(path.join(place, 'package.json'))) return place;
  const parent = path.dirname(from);
  return parent === from ? undefined : folderOf(name, parent);
}

function addFolders(names: readonly string[], from: string, found: Set<string>): void {
  for (const name of names) {
    const folder = folderOf(name, from);
    if (folder === undefined || found.has(folder)) continue;
    found.add(folder);
    addFolders(dependenciesOf(folder), folder, found);
  }
}

/** The names of the packages that a project's code asks for. */
export function dependenciesOf(project: string): string[] {
  const { dependencies } = readJson(manifestIn(project), isDependent, 'dependencies by name, if any');
  return Object.keys(dependencies ?? {});
}

/** The folders of some packages, as a project finds them, and of all that theirs depend on. */
export function packageFolders(names: readonly string[], project: string): Set<string> {
  const found = new Set<string>();
  addFolders(names, project, found);
  return found;
}

/** Of packages that do not say it themselves. */
const knownLicences: Readonly<Record<string, string>> = {
  // Of Vue 2.7: its repository has one licence.
  '@vue/compiler-sfc': 'MIT',
};

/** @throws when the package does not say under which licence it may be copied */
export function readPackage(folder: string): InstalledPackage {
  const file = manifestIn(folder);
  const { name, version, license, licenses } = readJson(
    file,
    isManifest,
    'name, version and a licence by name',
  );
  const licence = license ?? licenses?.map(({ type }) => type).join(' OR ') ?? knownLicences[name];
  if (licence === undefined) throw new Error(`${file}: found no "license", expected one`);
  const textFile = readdirSync(folder).find((each) => /^licen[cs]e(?:[-.]|$)/i.test(each));
  const text = textFile === undefined ? '' : readFileSync(path.join(folder, textFile), 'utf8').trim();
  return { name, version, licence, text };
}
