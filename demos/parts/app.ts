import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { addPolicy } from '../../deploy/policy/addPolicy';
import { demoPolicy } from '../../deploy/policy/policies';
import { isObject } from '../../tools/isObject';
import { parseJson } from '../../tools/parseJson';
import { projectRoot } from '../../tools/projectRoot';
import type { Part } from './part';
import { sourcePage } from './sourcePage';
import { filesIn } from './stamp';

const run = promisify(execFile);

/** Of the processes that build apps: those, too, end too soon for what V8 compiles for speed. */
const nodeOptions = [
  process.env['NODE_OPTIONS'],
  `--import=${pathToFileURL(path.join(projectRoot, 'tools/optimiseLater.mjs')).href}`,
].join(' ');

/** What an app's package.json says that concerns its build. */
interface Manifest {
  build: string;
  /** Names of the packages it needs to build and to run. */
  packages: string[];
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** @throws when it is not there, or has no `build` script */
function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) throw new Error(`found no ${file}, expected the sub-app of demos/registry.ts`);
  const manifest = fieldsOf(parseJson(file, readFileSync(file, 'utf8')));
  const { scripts, dependencies, devDependencies } = manifest;
  const { build } = fieldsOf(scripts);
  if (typeof build !== 'string') throw new Error(`${file}: found no script "build", expected one`);
  return { build, packages: Object.keys({ ...fieldsOf(dependencies), ...fieldsOf(devDependencies) }) };
}

/** The folders that Node looks for packages in, nearest first. */
function packageFolders(from: string): string[] {
  const parent = path.dirname(from);
  return [path.join(from, 'node_modules'), ...(parent === from ? [] : packageFolders(parent))];
}

/** The manifests of the packages an app names: their versions change with them. */
function dependencyManifests(folder: string): string[] {
  return readManifest(folder).packages.map((name) => {
    const places = packageFolders(path.resolve(folder)).map((each) => path.join(each, name, 'package.json'));
    const found = places.find((place) => existsSync(place));
    if (found === undefined) throw new Error(`${folder} needs ${name}, which is not installed: run npm ci`);
    return path.relative('.', found);
  });
}

/** Vite in this process: a process of its own for each app takes twice the processor time. */
async function buildWithVite(folder: string): Promise<void> {
  const { build } = await import('vite');
  await build({ root: folder, logLevel: 'error' });
}

/** Runs the app's own `build` script, as `npm run build` in its folder would. */
async function runBuildScript(folder: string): Promise<void> {
  const { build } = readManifest(folder);
  // One with a Vite of its own starts that.
  if (build === 'vite build' && !existsSync(path.join(folder, 'node_modules/vite'))) {
    await buildWithVite(path.resolve(folder));
    return;
  }
  const binaries = packageFolders(path.resolve(folder)).map((each) => path.join(each, '.bin'));
  const PATH = [...binaries, process.env['PATH']].join(path.delimiter);
  try {
    await run(build, { cwd: folder, shell: true, env: { ...process.env, PATH, NODE_OPTIONS: nodeOptions } });
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Error(`${folder}: "${build}" failed\n${output}`, { cause: error });
  }
}

/** A sub-app: built by its own script into its own `dist`, and published from a copy with our policy in its page. */
export function appPart(name: string, folder: string, output: string): Part {
  const inputs = (): string[] => {
    const manifests = dependencyManifests(folder);
    return [...filesIn(folder), ...manifests, ...filesIn('demos/parts'), ...filesIn('deploy/policy')];
  };
  return {
    name: `apps/${name}`,
    output,
    inputs,
    async build() {
      await runBuildScript(folder);
      const built = path.join(folder, 'dist');
      if (!existsSync(path.join(built, 'index.html'))) {
        throw new Error(`${folder}: found no dist/index.html after its build, expected its entry there`);
      }
      cpSync(built, output, { recursive: true });
      const page = path.join(output, 'index.html');
      writeFileSync(page, addPolicy(readFileSync(page, 'utf8'), demoPolicy));
      renameSync(page, path.join(output, 'index.htm'));
      writeFileSync(path.join(output, 'source.htm'), sourcePage(folder));
      return inputs();
    },
  };
}
