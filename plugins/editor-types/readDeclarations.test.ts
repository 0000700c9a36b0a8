import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/projectRoot';
import { readDeclarations } from './readDeclarations';
import { withoutBlockComments } from './withoutBlockComments';

test('the declarations of a package, of what they import, and of the browser are gathered', () => {
  const declarations = readDeclarations(projectRoot, ['garfish', 'react']);
  expect(Object.keys(declarations)).toEqual(
    expect.arrayContaining([
      '/lib.dom.d.ts',
      '/lib.es2022.d.ts',
      '/node_modules/@garfish/core/package.json',
      '/node_modules/@types/react/index.d.ts',
      '/node_modules/garfish/package.json',
    ]),
  );
  expect(Object.keys(declarations).filter((file) => !/^\/(?:lib|node_modules)[./]/.test(file))).toEqual([]);
  expect(JSON.parse(declarations['/node_modules/garfish/package.json'] ?? '')).not.toHaveProperty('scripts');
});

test('the same in every folder and run', () => {
  const [one, other] = [
    readDeclarations(projectRoot, ['garfish']),
    readDeclarations(projectRoot, ['garfish']),
  ];
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  expect(JSON.stringify(one)).not.toContain(projectRoot);
});

test('a package without types is refused', () => {
  expect(() => readDeclarations(projectRoot, ['no-such-package'])).toThrow('no-such-package');
});

test('comments go, licences, directives and code stay', () => {
  expect(
    withoutBlockComments(
      '/*! Licence */\n/// <reference lib="es2020" />\n\n/**\n * Said.\n */\ninterface A {\n  /** b */\n  b: "/*";\n}\n',
    ),
  ).toBe('/*! Licence */\n/// <reference lib="es2020" />\n\ninterface A {\n  b: "/*";\n}\n');
});

test.each(['typescript/lib/lib.dom.d.ts', 'csstype/index.d.ts'])(
  '%s declares the same without them',
  (file) => {
    const declarations = ts.sys.readFile(`${projectRoot}/node_modules/${file}`) ?? '';
    const shown = (code: string): string =>
      ts
        .createPrinter({ removeComments: true })
        .printFile(ts.createSourceFile('a.d.ts', code, ts.ScriptTarget.ES2022));
    const shorter = withoutBlockComments(declarations);
    expect(shorter.length).toBeLessThan(declarations.length * 0.8);
    expect(shown(shorter)).toBe(shown(declarations));
  },
);
