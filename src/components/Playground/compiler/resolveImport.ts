import { isPackage, packageNames } from '@site/demos/hosts/playground/run/packageNames';
import { appOf, folderOf, joinPath, kindOf } from '../files/paths';
import type { Files } from '../program/program';

/** As bundlers do it: the extension may be left out, and that a folder has an `index` too. */
const endings = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx', '/index.js', '/index.jsx'];

/** What an import names: a file of the project, a package, or nothing, in words. */
export type Resolved =
  { kind: 'file'; file: string } | { kind: 'package' } | { kind: 'missing'; message: string };

/** What stands beside a file, as it would be imported. */
function neighboursOf(files: Files, folder: string): string {
  const inside = Object.keys(files).filter((file) => folderOf(file) === folder);
  return inside.map((file) => file.slice(folder === '' ? 0 : folder.length + 1)).join('、');
}

function missing(name: string, hint: string): Resolved {
  return { kind: 'missing', message: `Cannot find module '${name}'（${hint}）` };
}

/** Finds what `importer` imports by a name. */
export function resolveImport(files: Files, importer: string, name: string): Resolved {
  if (!name.startsWith('.')) {
    return isPackage(name)
      ? { kind: 'package' }
      : missing(name, `演练场里能导入的包：${packageNames.join('、')}`);
  }
  const folder = folderOf(importer);
  const path = joinPath(folder, name);
  const file = endings
    .map((ending) => `${path}${ending}`)
    .find((candidate) => Object.hasOwn(files, candidate));
  if (path === undefined || file === undefined) {
    return missing(name, `${folder === '' ? '这里' : `${folder}/`} 有：${neighboursOf(files, folder)}`);
  }
  if (appOf(file) !== appOf(importer)) {
    return missing(name, '主应用与各个子应用是分开的项目，不能互相导入');
  }
  if (kindOf(file) === 'html') return missing(name, '能导入的是 TS、JS、Vue、CSS 与 JSON');
  if (file.endsWith('.module.css')) return missing(name, '演练场不支持 CSS 模块，请写普通的 CSS');
  return { kind: 'file', file };
}
