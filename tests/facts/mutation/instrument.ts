import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import ts from 'typescript';
import {
  mutatedPackages,
  type MutantPlace,
  type MutatedPackage,
} from '../../../plugins/facts/mutationRecord';
import { projectRoot } from '../../../tools/projectRoot';
import { createBundles, type Bundles } from '../bundles';
import { readFunctionNames } from './functionNames';

/** One small change of one of the packages, which the instrumented bundles make when it is switched on. */
export interface Mutant extends MutantPlace {
  /** What switches it on; counted anew with every instrumentation. */
  id: string;
  function: string;
  /** Stryker's name for the kind of change. */
  mutator: string;
  /** What stands there. */
  original: string;
  /** The whole line that it begins on. */
  line: string;
  /** That line with those around it: what it is about. */
  context: string;
}

export interface Instrumented {
  bundles: Bundles;
  /** Those that are in a bundle: what `garfish` does not use, esbuild leaves out. */
  mutants: Mutant[];
  /** Changes with the packages. */
  fingerprint: string;
}

interface Source {
  package: MutatedPackage;
  file: string;
  content: string;
}

const silentLogger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  fatal: () => undefined,
};

function readSources(): Source[] {
  return mutatedPackages.map((name) => {
    const file = path.join(projectRoot, `node_modules/@garfish/${name}/dist/esm/index.js`);
    return { package: name, file, content: readFileSync(file, 'utf8') };
  });
}

type ApiMutant = Awaited<ReturnType<typeof instrumentSources>>['mutants'][number];

async function instrumentSources(sources: readonly Source[]) {
  // An ES module; this is none.
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  return new Instrumenter(silentLogger).instrument(
    sources.map(({ file, content }) => ({ name: file, content, mutate: true })),
    {
      plugins: null,
      ignorers: [],
      // Texts, and lists and objects without their content: wordings, not behaviour.
      excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration'],
    },
  );
}

/** Tells what is changed where, by the file that it stands in. */
function createDescriber({ package: name, content }: Source): (mutant: ApiMutant) => Mutant {
  const functionAt = readFunctionNames(content);
  const lines = content.split('\n');
  const file = ts.createSourceFile('bundle.js', content, ts.ScriptTarget.ES2022);
  return ({ id, location: { start, end }, mutatorName, replacement }) => {
    const from = file.getPositionOfLineAndCharacter(start.line, start.column);
    const to = file.getPositionOfLineAndCharacter(end.line, end.column);
    return {
      id,
      package: name,
      function: functionAt(from),
      at: `${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1}`,
      mutator: mutatorName,
      original: content.slice(from, to),
      replacement,
      line: lines[start.line] ?? '',
      context: lines.slice(Math.max(0, start.line - 2), start.line + 5).join('\n'),
    };
  };
}

function describeMutants(sources: readonly Source[], mutants: readonly ApiMutant[]): Mutant[] {
  return sources.flatMap((source) => {
    const describeMutant = createDescriber(source);
    return mutants
      .filter(({ fileName, status }) => fileName === source.file && status !== 'Ignored')
      .map(describeMutant);
  });
}

function load(contents: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'instrumented-packages',
    setup(build) {
      build.onLoad({ filter: /@garfish[\\/][\w-]+[\\/]dist[\\/]esm[\\/]index\.js$/ }, ({ path: file }) => {
        const content = contents.get(file);
        return content === undefined ? undefined : { contents: content, loader: 'js' };
      });
    },
  };
}

/** Bundles the packages so that every mutant can be switched on, and counts by itself where it is reached. */
export async function instrumentBundles(): Promise<Instrumented> {
  const sources = readSources();
  const { files, mutants } = await instrumentSources(sources);
  const bundles = await createBundles([load(new Map(files.map(({ name, content }) => [name, content])))]);
  const bundled = new Set(bundles.garfish.match(/(?<=stryMutAct_\w+\(")\d+(?="\))/g));
  return {
    bundles,
    mutants: describeMutants(sources, mutants).filter(({ id }) => bundled.has(id)),
    fingerprint: createHash('sha256').update(bundles.garfish).digest('hex').slice(0, 16),
  };
}

/** The bundles with one change made. */
export function withMutant(bundles: Bundles, { id }: Mutant): Bundles {
  return { ...bundles, garfish: `globalThis.__stryker__ = { activeMutant: '${id}' };\n${bundles.garfish}` };
}
