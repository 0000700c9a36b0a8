import { spawn } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

const projectRoot = path.resolve(__dirname, '..');
const docusaurus = path.join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const sources = ['docs', 'blog', 'src', 'static', 'i18n', 'plugins', 'demos', 'sidebars.ts', 'site.ts'];

/** Sources of sub-apps and what they have installed: the site is made of neither. */
const notCopied = path.join(projectRoot, 'demos/apps');

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

/**
 * Copies this site, with the files of `tests/fixtures/<name>/` laid over it.
 *
 * @param without sources that the copy lacks
 * @returns the copy's absolute path
 */
export async function createFixtureSite(name: string, without: string[] = []): Promise<string> {
  const directory = fixtureDirectory(name);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  for (const source of sources.filter((each) => !without.includes(each))) {
    await cp(path.join(projectRoot, source), path.join(directory, source), {
      recursive: true,
      filter: (file) => file !== notCopied,
    });
  }
  await cp(path.join(projectRoot, 'tests/fixtures', name), directory, { recursive: true });
  return directory;
}

/** Runs a command of the installed Docusaurus as a reader's machine would. */
export async function runDocusaurus(
  commandArguments: string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [docusaurus, ...commandArguments], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0', NO_COLOR: '1', ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { exitCode, output };
}

/** Builds the fixture site `name`, with `environment` on top of this process's variables. */
export async function buildFixtureSite(
  name: string,
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  return runDocusaurus(['build', await createFixtureSite(name)], environment);
}
