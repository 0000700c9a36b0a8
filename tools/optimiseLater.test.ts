import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './projectRoot';

/** V8 says so of a flag that it does not know, and goes on. */
test('this Node.js knows how to compile for speed later', () => {
  const preloaded = path.join(projectRoot, 'tools/optimiseLater.mjs');
  const { status, stderr } = spawnSync(process.execPath, ['--import', preloaded, '--eval', '0'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
