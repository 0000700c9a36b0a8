import { expect, test } from 'vitest';
import { resolveImport } from './resolveImport';

test.each([
  ['beside it', 'order/main.ts', './Lisst', 'order/ 有：index.html、main.ts'],
  ['in another folder', 'order/main.ts', './pages/Lisst', 'order/pages/ 有：List.ts、Item.ts'],
  ['in the folder above', 'order/pages/List.ts', '../mian', 'order/ 有：index.html、main.ts'],
  ['of a folder', 'order/main.ts', './pages', 'order/pages/ 有：List.ts、Item.ts'],
  ['in no folder', 'order/main.ts', './page/List', 'order/page/ 里没有文件'],
  ['of another project', 'order/main.ts', '../a', '主应用与各个子应用是分开的项目，不能互相导入'],
  ['outside', 'order/main.ts', '../../a', '这个路径在项目之外'],
])('a file that is missing %s: what is there is named', (_, importer, name, hint) => {
  const files = {
    'main.ts': '',
    'order/index.html': '',
    'order/main.ts': '',
    'order/pages/List.ts': '',
    'order/pages/Item.ts': '',
  };
  expect(resolveImport(files, importer, name)).toEqual({
    kind: 'missing',
    message: `Cannot find module '${name}'（${hint}）`,
  });
});
