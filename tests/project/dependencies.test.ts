import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import semver from 'semver';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hasMembers, isBoolean, isOptional, isRecordOf, isString } from '../../tools/guards';
import { projectRoot } from '../../tools/projectRoot';
import { readJson } from '../../tools/readJson';
import packageJson from '../../package.json';
import { packageNameOf } from '../content/samples/projects';
import { filesBelow } from '../../tools/filesBelow';

function read(file: string): string {
  return readFileSync(path.join(projectRoot, file), 'utf8');
}

/** Dependencies that no module imports by name. */
const usedOtherwise: Readonly<Record<string, string>> = {
  '@docusaurus/plugin-client-redirects': 'named in the configuration',
  '@docusaurus/preset-classic': 'named in the configuration',
  '@fontsource-variable/noto-sans-sc': 'its files are read by their names',
  '@mdx-js/react': 'imported by what MDX compiles documents to',
  preact: 'in place of React in browsers, by an alias of the bundler',
  prismjs: 'its grammars are required by their names',
  tsx: 'runs demos/build.ts',
};

/** Modules of ours that the site is made of, or by. */
const sources = [
  'docusaurus.config.ts',
  'navigation.ts',
  'sidebars.ts',
  'site.ts',
  ...['src', 'plugins', 'demos'].flatMap((directory) =>
    ['.ts', '.tsx', '.mjs'].flatMap((extension) => filesBelow(directory, extension)),
  ),
].filter((file) => !/\.test\.ts$|^demos\/(?:apps|dist|record)\/|\/testing\/|node_modules/.test(file));

function isImportOfValues(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (!clause) return true;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return false;
  const named = clause.namedBindings;
  if (clause.name || !named || ts.isNamespaceImport(named)) return true;
  return named.elements.some((element) => !element.isTypeOnly);
}

/** What a module loads: `import` and `export … from` with values, and `import()`. */
function importsOf(file: string): string[] {
  const specifiers: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier =
      (ts.isImportDeclaration(node) && isImportOfValues(node)) ||
      (ts.isExportDeclaration(node) && !node.isTypeOnly)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    if (specifier && ts.isStringLiteral(specifier)) specifiers.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return specifiers;
}

/** Docusaurus resolves these itself. */
function isAlias(specifier: string): boolean {
  return /^(?:@site|@theme|@theme-original|@generated)\/|^@docusaurus\/(?:[A-Z]|use|isInternalUrl|router)/.test(
    specifier,
  );
}

/** Docusaurus' own router, at its version: listed here, the documents' samples would find it without saying so. */
const ofDocusaurus = ['react-router'];

const imported = new Set(
  sources
    .flatMap(importsOf)
    .filter((specifier) => !/^(?:\.|node:)/.test(specifier) && !isAlias(specifier))
    .map(packageNameOf)
    .filter((name) => !builtinModules.includes(name) && !ofDocusaurus.includes(name)),
);

test('modules are found', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect([...imported]).toEqual(expect.arrayContaining(['react', 'sharp', 'cheerio', 'garfish']));
});

test('what the site is made of, or by, stands in `dependencies`', () => {
  const names = Object.keys(packageJson.dependencies);
  expect([...imported].filter((name) => !names.includes(name)).sort()).toEqual([]);
});

test('`dependencies` holds nothing else', () => {
  const names = Object.keys(packageJson.dependencies);
  expect(names.filter((name) => !imported.has(name) && !(name in usedOtherwise))).toEqual([]);
  const isNeeded = (name: string): boolean => names.includes(name) && !imported.has(name);
  expect(Object.keys(usedOtherwise).filter((name) => !isNeeded(name))).toEqual([]);
});

test('every override has its reason in CONTRIBUTING.md, and every reason its override', () => {
  const section = /^## 升级依赖$([\s\S]*?)(?=^## )/m.exec(read('CONTRIBUTING.md'))?.[1] ?? '';
  const explained = [...section.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(explained.sort()).toEqual(Object.keys(packageJson.overrides).sort());
});

const supported = packageJson.engines.node;

interface LockedPackage {
  engines?: { node?: string };
  optional?: boolean;
}

interface Lock {
  packages: Record<string, LockedPackage>;
}

const isLock = hasMembers<Lock>({
  packages: isRecordOf(
    hasMembers<LockedPackage>({
      engines: isOptional(hasMembers<{ node?: string }>({ node: isOptional(isString) })),
      optional: isOptional(isBoolean),
    }),
  ),
});

test('every installed package runs on the releases of Node.js that package.json names', () => {
  const { packages } = readJson(path.join(projectRoot, 'package-lock.json'), isLock, 'packages by folder');
  const asking = Object.entries(packages).flatMap(([name, { engines, optional = false }]) =>
    engines?.node !== undefined && !optional ? [{ name, range: engines.node }] : [],
  );
  expect(asking.length).toBeGreaterThan(500);
  expect(asking.filter(({ range }) => !semver.subset(supported, range))).toEqual([]);
});

test('README, .nvmrc and CI name releases of Node.js that package.json supports', () => {
  const oldest = supported.split(' || ').map((range) => semver.minVersion(range)?.version ?? '');
  const inReadme = /^需要 Node\.js (.+?)。/m.exec(read('README.md'))?.[1] ?? '';
  const named = [...inReadme.matchAll(/\d+(?:\.\d+)?/g)].map(([version]) => semver.coerce(version)?.version);
  expect(named).toEqual(oldest);
  expect(semver.intersects(read('.nvmrc').trim(), supported)).toBe(true);
  const ci = parse(read('.github/workflows/ci.yml')) as {
    jobs: { check: { strategy: { matrix: { node: string[] } } } };
  };
  const [first = '', ...others] = ci.jobs.check.strategy.matrix.node;
  expect(semver.coerce(first)?.version).toBe(oldest[0]);
  expect(others.filter((version) => !semver.intersects(version, supported))).toEqual([]);
});
