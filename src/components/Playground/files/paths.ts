/** The most files that a program may have; sub-apps of the examples have four. */
export const maximumFiles = 40;

const maximumPath = 80;

/** What a file may be: its name says how it is compiled and shown. */
const fileKinds = ['ts', 'tsx', 'js', 'jsx', 'vue', 'css', 'html', 'json'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Folders are written as they stand in addresses, which know no capitals. */
const folderPattern = String.raw`[a-z\d]+(?:-[a-z\d]+)*`;
const pathPattern = new RegExp(
  String.raw`^(?:${folderPattern}/){0,3}[A-Za-z\d](?:[\w-]|\.(?=[\w-]))*\.(?:${fileKinds.join('|')})$`,
);
const namePattern = new RegExp(`^${folderPattern}$`);

/** Whether a program may have a file of this path: `main.ts`, `order/index.html`, `order/pages/List.vue`. */
export function isPath(path: string): boolean {
  return path.length <= maximumPath && pathPattern.test(path);
}

/** Whether a sub-app may have this name, which is that of its folder. */
export function isAppName(name: string): boolean {
  return name.length <= 30 && namePattern.test(name);
}

export function kindOf(path: string): FileKind | undefined {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return fileKinds.find((kind) => kind === extension);
}

/** The sub-app that a file belongs to; empty for the main application. */
export function appOf(path: string): string {
  const [first = '', ...rest] = path.split('/');
  return rest.length > 0 ? first : '';
}

/** The path without its last part: `order/pages` of `order/pages/List.vue`. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** Names of the sub-apps, in the order of their first files. */
export function appsOf(paths: readonly string[]): string[] {
  return [...new Set(paths.map(appOf))].filter((name) => name !== '');
}

/**
 * The path that a relative address names, as seen from a folder: `../style.css` from `order/pages` is `order/style.css`.
 *
 * @returns `undefined` when it leads out of the project
 */
export function joinPath(folder: string, address: string): string | undefined {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of address.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/** A file as seen from a folder: what `joinPath` leads back from. */
export function relativePath(folder: string, file: string): string {
  const from = folder.split('/').filter(Boolean);
  const to = file.split('/');
  while (from.length > 0 && from[0] === to[0]) {
    from.shift();
    to.shift();
  }
  return from.length === 0 ? `./${to.join('/')}` : `${'../'.repeat(from.length)}${to.join('/')}`;
}
