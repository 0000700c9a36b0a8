import { isPackage, packageNames } from '@site/demos/hosts/playground/run/packageNames';
import { appOf, folderOf, joinPath, kindOf } from '../files/paths';
import type { Files } from '../program/program';

/** As bundlers do it: the extension may be left out, and that a folder has an `index` too. */
const endings = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx', '/index.js', '/index.jsx'];

/** What an import names: a file of the project, a package, or nothing, in words. */
export type Resolved =
  { kind: 'file'; file: string } | { kind: 'package' } | { kind: 'missing'; message: string };

function missing(name: string, hint: string): Resolved {
  return { kind: 'missing', message: `Cannot find module '${name}'（${hint}）` };
}

const separateProjects = '主应用与各个子应用是分开的项目，不能互相导入';

/** What stands in the folder that a path leads to, which is the path itself where it names a folder. */
function hintOf(files: Files, importer: string, path: string): string {
  const all = Object.keys(files);
  const folder = all.some((file) => file.startsWith(`${path}/`)) ? path : folderOf(path);
  const inside = all.filter((file) => folderOf(file) === folder);
  const name = folder === '' ? '这里' : `${folder}/`;
  const [first] = inside;
  if (first === undefined) return `${name} 里没有文件`;
  if (appOf(first) !== appOf(importer)) return separateProjects;
  return `${name} 有：${inside.map((file) => file.slice(file.lastIndexOf('/') + 1)).join('、')}`;
}

/** Finds what `importer` imports by a name. */
export function resolveImport(files: Files, importer: string, name: string): Resolved {
  if (!name.startsWith('.')) {
    return isPackage(name)
      ? { kind: 'package' }
      : missing(name, `演练场里能导入的包：${packageNames.join('、')}`);
  }
  const path = joinPath(folderOf(importer), name);
  if (path === undefined) return missing(name, '这个路径在项目之外');
  const file = endings
    .map((ending) => `${path}${ending}`)
    .find((candidate) => Object.hasOwn(files, candidate));
  if (file === undefined) return missing(name, hintOf(files, importer, path));
  if (appOf(file) !== appOf(importer)) return missing(name, separateProjects);
  if (kindOf(file) === 'html') return missing(name, '能导入的是 TS、JS、Vue、CSS 与 JSON');
  if (file.endsWith('.module.css')) return missing(name, '演练场不支持 CSS 模块，请写普通的 CSS');
  return { kind: 'file', file };
}
