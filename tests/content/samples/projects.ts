import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasMembers, isOptional, isRecordOf, isString } from '../../../tools/guards';
import { parseJson } from '../../../tools/parseJson';

/** The part of a package.json that says what is to be installed. */
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A set of installed packages that samples are checked against. */
export interface Project {
  name: string;
  directory: string;
  /** Names of the packages that its package.json asks for. */
  packages: readonly string[];
}

/** The project of every sample that names no other. */
export const defaultProject = 'default';

const isManifest = hasMembers<Manifest>({
  dependencies: isOptional(isRecordOf(isString)),
  devDependencies: isOptional(isRecordOf(isString)),
});

/**
 * Reads a package.json that we have written ourselves.
 *
 * @param file where it stands, for messages
 */
export function parseManifest(file: string, json: string): Manifest {
  const manifest = parseJson(file, json);
  if (isManifest(manifest)) return manifest;
  throw new Error(`${file}: found ${json.slice(0, 80)}, expected versions of packages by name`);
}

function readProject(name: string, directory: string): Project {
  const file = path.join(directory, 'package.json');
  const { dependencies, devDependencies } = parseManifest(file, readFileSync(file, 'utf8'));
  return { name, directory, packages: Object.keys({ ...dependencies, ...devDependencies }) };
}

/**
 * Reads `projects/*`, the npm workspaces that hold what samples import. One folder for each set of versions that
 * cannot be installed together: it lists only what it has beyond, or in another version than, the default project.
 */
export function readProjects(projectsDirectory: string): Map<string, Project> {
  const names = readdirSync(projectsDirectory);
  return new Map(names.map((name) => [name, readProject(name, path.join(projectsDirectory, name))]));
}

/** This repository itself, as a project whose packages every sample may import too. */
export function readRepository(siteDirectory: string): Project {
  return readProject('repository', siteDirectory);
}

/** `@scope/name/file` → `@scope/name`. */
export function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** `@scope/name` → `@types/scope__name`. */
function typesPackageOf(packageName: string): string {
  return `@types/${packageName.replace(/^@/, '').replace('/', '__')}`;
}

/** The first of the projects that asks for the package, or for its types. */
export function ownerOf(packageName: string, projects: readonly Project[]): Project | undefined {
  const names = [packageName, typesPackageOf(packageName)];
  return projects.find(({ packages }) => names.some((name) => packages.includes(name)));
}
