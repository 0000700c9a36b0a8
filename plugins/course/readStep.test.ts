import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../tools/projectRoot';
import { steps } from '../../learn/steps';
import { parseExpected, readStep } from './readStep';

type Files = Readonly<Record<string, string>>;

const shims =
  "declare module '*.vue' { const component: import('vue').Component; export default component; }\n";

/** Messages of the compiler for projects of files that stand nowhere, each in a folder of its own. */
function faultsOf(projects: Readonly<Record<string, Files>>): string[] {
  const root = path.join(projectRoot, 'learn');
  const files = new Map<string, string>([[path.join(root, 'shims.d.ts'), shims]]);
  for (const [folder, project] of Object.entries(projects)) {
    for (const [file, code] of Object.entries(project)) files.set(path.join(root, folder, file), code);
  }
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const disk = ts.createCompilerHost(options);
  const folders = [...files.keys()].map((file) => path.dirname(file));
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    readFile: (file) => files.get(file) ?? disk.readFile(file),
    directoryExists: (folder) =>
      folders.some((each) => each.startsWith(folder)) || (disk.directoryExists?.(folder) ?? true),
    getSourceFile: (file, target) => {
      const code = files.get(file);
      return code === undefined ? disk.getSourceFile(file, target) : ts.createSourceFile(file, code, target);
    },
  };
  const roots = [...files.keys()].filter((file) => /\.tsx?$/.test(file));
  return ts
    .getPreEmitDiagnostics(ts.createProgram(roots, options, host))
    .map(({ file, messageText, start }) => {
      const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
      const name = path.relative(root, file?.fileName ?? '');
      return `${name}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}

test('the folders are those of the steps, in their order', () => {
  expect(steps.length).toBeGreaterThanOrEqual(12);
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
});

test('a step without its files is told which one it lacks', () => {
  const step = { name: 'none', folder: '99-none', title: '', summary: '' };
  expect(() => readStep(step)).toThrow('learn/99-none/start: found no main.ts, expected the main app');
});

test.each([
  ['no object', '"start"', 'found "start"'],
  ['a number', '{ "start": 1 }', 'found { "start": 1 }'],
  ['nothing', '{ "start": "" }', 'found { "start": "" }'],
])(
  'what the check says must be a text: %s is refused with file, found and expected',
  (_name, json, found) => {
    expect(() => parseExpected('learn/01-mount/expected.json', json)).toThrow(
      `learn/01-mount/expected.json: ${found}, expected {"start": "what the check says of the beginning", …}`,
    );
  },
);

describe.each(steps)('$folder', (step) => {
  const { start, solution, right, wrong, expected } = readStep(step);

  test('a main application to begin with, a solution, two more right answers, and four wrong ones with what is said of each', () => {
    expect(Object.keys(start)[0]).toBe('main.ts');
    expect(Object.keys(solution)).not.toEqual([]);
    expect(Object.keys(right).length).toBeGreaterThanOrEqual(2);
    expect(Object.keys(wrong).length).toBeGreaterThanOrEqual(4);
    expect(Object.keys(expected).sort()).toEqual(['start', ...Object.keys(wrong)].sort());
  });

  test('what an answer changes is a file of the step, and is changed', () => {
    for (const files of [solution, ...Object.values(right), ...Object.values(wrong)]) {
      for (const [file, code] of Object.entries(files)) {
        expect(start, file).toHaveProperty([file]);
        expect(code, file).not.toBe(start[file]);
      }
    }
  });
});

test('every beginning and every right answer compiles', () => {
  const projects: Record<string, Files> = {};
  for (const step of steps) {
    const { start, solution, right } = readStep(step);
    projects[`${step.folder}/start`] = start;
    for (const [name, files] of Object.entries({ ...right, solved: solution })) {
      projects[`${step.folder}/${name}`] = { ...start, ...files };
    }
  }
  expect(faultsOf(projects)).toEqual([]);
}, 60_000);
