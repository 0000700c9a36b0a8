import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../tools/projectRoot';

const docusaurus = path.join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const fixtures = path.join(projectRoot, 'tests/fixtures');
const sources = [
  'docs',
  'blog',
  'learn',
  'src',
  'static',
  'i18n',
  'plugins',
  'demos',
  'sidebars.ts',
  'site.ts',
];

/** Sources of sub-apps and what they have installed: the site is made of neither. */
const subApps = 'demos/apps';

/** What the small site has its own of, or does without. */
const contentOfTheSite = ['docs', 'blog', 'src/pages', 'sidebars.ts'];

export interface CommandResult {
  exitCode: number | null;
  /** Standard output and error, without colours. */
  output: string;
}

function fixtureDirectory(name: string): string {
  return path.join(projectRoot, 'tests/.fixtures', name);
}

/** Absolute path of the folder that `buildFixtureSite(name)` puts, or has put, the built site in. */
export function fixtureOutputDirectory(name: string): string {
  return path.join(fixtureDirectory(name), 'build');
}

function outputFile(directory: string): string {
  return path.join(directory, 'output.txt');
}

/** What the build of the fixture site `name` printed, when it was built last. */
export function readFixtureOutput(name: string): string {
  return readFileSync(outputFile(fixtureDirectory(name)), 'utf8');
}

async function copySources(
  directory: string,
  without: readonly string[],
  layers: readonly string[],
): Promise<string> {
  const left = [subApps, ...without].map((each) => path.join(projectRoot, each));
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  for (const source of sources) {
    await cp(path.join(projectRoot, source), path.join(directory, source), {
      recursive: true,
      filter: (file) => !left.includes(file),
    });
  }
  for (const layer of layers) await cp(path.join(fixtures, layer), directory, { recursive: true });
  return directory;
}

/**
 * Copies this site, with the files of `tests/fixtures/<name>/` laid over it.
 *
 * @param without sources that the copy lacks
 * @returns the copy's absolute path
 */
export async function createFixtureSite(name: string, without: readonly string[] = []): Promise<string> {
  return copySources(fixtureDirectory(name), without, [name]);
}

/**
 * Runs a command of the installed Docusaurus for the site in `directory`, as a reader's machine would. It starts there,
 * where the bundler then keeps its cache: with an old one it would leave out warnings about files that have not changed.
 */
export async function runDocusaurus(
  directory: string,
  [command = '', ...options]: string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [docusaurus, command, directory, ...options], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0', NO_COLOR: '1', ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  await writeFile(outputFile(directory), output);
  return { exitCode, output };
}

/** Builds the fixture site `name`, with `environment` on top of this process's variables. */
export async function buildFixtureSite(
  name: string,
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  return runDocusaurus(await createFixtureSite(name), ['build'], environment);
}

interface SmallSiteOptions {
  /** On top of this process's variables. */
  environment?: Record<string, string>;
  /** Where it is built, and the output kept, in place of `name`. */
  directory?: string;
}

/**
 * Builds the fixture site `name` with the site's options, theme and plugins, but only the documents and pages of
 * `tests/fixtures/small/` and its own: enough for a message of the build or an option of the theme, in a fraction of the
 * time. The scripts are not minified.
 */
export async function buildSmallSite(
  name: string,
  { environment, directory = name }: SmallSiteOptions = {},
): Promise<CommandResult> {
  const copy = await copySources(fixtureDirectory(directory), contentOfTheSite, ['small', name]);
  return runDocusaurus(copy, ['build', '--no-minify'], environment);
}
