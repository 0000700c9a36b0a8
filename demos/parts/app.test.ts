import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { appPart } from './app';

/** Inputs and build of a sub-app with that package.json, or without one. */
async function build(manifest: string | undefined): Promise<void> {
  const parent = mkdtempSync(path.join(tmpdir(), 'app-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = path.join(parent, 'odd');
  mkdirSync(folder);
  if (manifest !== undefined) writeFileSync(path.join(folder, 'package.json'), manifest);
  const part = appPart('odd', folder, path.join(parent, 'published'));
  part.inputs?.();
  await part.build();
}

test.each([
  [
    'no package.json',
    undefined,
    /^found no .*odd\/package\.json, expected the sub-app of demos\/registry\.ts$/,
  ],
  ['a package.json that is no JSON', '{ "scripts": {', /odd\/package\.json: found no JSON: /],
  ['no build', '{ "scripts": {} }', /odd\/package\.json: found no script "build", expected one$/],
  [
    'a package that is not installed',
    '{ "scripts": { "build": "exit" }, "dependencies": { "not-installed-here": "1.0.0" } }',
    /odd needs not-installed-here, which is not installed: run npm ci$/,
  ],
  ['a build that fails', '{ "scripts": { "build": "echo broken >&2; exit 3" } }', /odd: ".*" failed\nbroken/],
  [
    'a build that writes no page',
    '{ "scripts": { "build": "mkdir dist" } }',
    /odd: found no dist\/index\.html after its build, expected its entry there$/,
  ],
])('a sub-app with %s ends the build and is named', async (_name, manifest, message) => {
  await expect(build(manifest)).rejects.toThrow(message);
});
