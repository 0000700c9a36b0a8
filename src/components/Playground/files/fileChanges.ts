import { mainFile, type Files } from '../program/program';
import { appOf, isAppName, isPath, kindOf, maximumFiles } from './paths';

/** Why a file or a sub-app cannot have a name. */
export type NameFault = 'invalid' | 'taken' | 'full' | 'pageOfMain';

function has(files: Files, path: string): boolean {
  const folded = path.toLowerCase();
  // On many disks, where a download goes, capitals make no other file.
  return Object.keys(files).some((each) => each.toLowerCase() === folded);
}

/** What is wrong with the path of a new file, if anything is. */
export function pathFault(files: Files, path: string): NameFault | undefined {
  if (!isPath(path)) return 'invalid';
  if (has(files, path)) return 'taken';
  if (kindOf(path) === 'html' && appOf(path) === '') return 'pageOfMain';
  return Object.keys(files).length >= maximumFiles ? 'full' : undefined;
}

/** What is wrong with another path of a file, if anything is. */
export function renameFault(files: Files, from: string, to: string): NameFault | undefined {
  if (from === to) return undefined;
  const fault = pathFault(withoutFile(files, from), to);
  return fault === 'full' ? undefined : fault;
}

/** What is wrong with the name of a new sub-app of so many files, if anything is. */
export function appFault(files: Files, name: string, count: number): NameFault | undefined {
  if (!isAppName(name)) return 'invalid';
  if (Object.keys(files).some((path) => appOf(path) === name)) return 'taken';
  return Object.keys(files).length + count > maximumFiles ? 'full' : undefined;
}

/** What is wrong with another name of a sub-app, if anything is. */
export function appRenameFault(files: Files, from: string, to: string): NameFault | undefined {
  if (from === to) return undefined;
  const fault = appFault(files, to, 0);
  const own = Object.keys(files).filter((path) => appOf(path) === from);
  // A path may become too long.
  return fault ?? (own.every((path) => isPath(to + path.slice(from.length))) ? undefined : 'invalid');
}

export function withoutFile(files: Files, path: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([each]) => each !== path));
}

export function withoutApp(files: Files, name: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => appOf(path) !== name));
}

/** Files that stand side by side: those of the main application, whose name is empty, or of a sub-app. */
export interface FileGroup {
  app: string;
  paths: readonly string[];
}

/** In the order in which they are shown: the main application first, and `main.ts` first in it. */
export function groupsOf(files: Files): FileGroup[] {
  const groups = new Map<string, string[]>([['', [mainFile]]]);
  for (const path of Object.keys(files)) {
    if (path !== mainFile) groups.set(appOf(path), [...(groups.get(appOf(path)) ?? []), path]);
  }
  return [...groups].map(([app, paths]) => ({ app, paths }));
}
