import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../tools/projectRoot';
import { pagesCommand } from './pagesCommand';

function preloadedFor(siteDirectory: string): string[] {
  const { args } = pagesCommand(siteDirectory, 512, []);
  return args.filter((_, index) => args[index - 1] === '--import');
}

test('what is preloaded is named by its address, as Windows demands', () => {
  expect(preloadedFor(path.resolve('a site'))).toEqual([
    expect.stringMatching(/^file:\/\/\/.*\/a%20site\/tools\/beforeDocusaurus\.mjs$/),
  ]);
});

test('it brings what says how packages run, and how functions are compiled', () => {
  const [preloaded = ''] = preloadedFor(projectRoot);
  const program = 'console.log(process.env.JITI_NATIVE_MODULES, process.moduleLoadList.join())';
  const command = ['--import', preloaded, '--eval', program];
  const { stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(stdout).toContain('"@docusaurus/core"');
  expect(stdout).toContain('NativeModule v8,');
});
