import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../tools/projectRoot';
import { demos } from '../../demos/registry';
import { examples } from '../../src/components/Playground/examples';
import { mainCode } from '../../src/components/Playground/program/program';
import { createSampleChecker } from './samples/checkSamples';
import { differences } from './samples/differences';
import type { Fence } from '../../tools/extractFences';

const checkSamples = createSampleChecker(projectRoot);

function fenceOf(id: string, code: string): Fence {
  return { file: `playground example ${id}`, line: 0, language: 'ts', meta: {}, code };
}

describe('examples of the playground', () => {
  test('there is one for each topic, with an id of its own', () => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
    expect(new Set(examples.map(({ page }) => page)).size).toBe(examples.length);
  });

  test.each(examples.map(({ id, program }) => [id, program] as const))('%s compiles', (id, program) => {
    expect(checkSamples([fenceOf(id, mainCode(program))]).flatMap(differences)).toEqual([]);
  });

  test.each(examples.map(({ id, program }) => [id, program] as const))(
    '%s names sub-apps that exist',
    (_id, program) => {
      const { app } = program;
      const named = [...mainCode(program).matchAll(/\/demos\/apps\/([\w-]+)\//g)].map(([, name]) => name);
      const known: readonly (string | undefined)[] = demos.map(({ name }) => name);
      // The one that is there to be missing.
      expect([app, ...named].filter((name) => !known.includes(name) && name !== 'missing')).toEqual([]);
    },
  );

  test('the check sees an error', () => {
    const fence = fenceOf('wrong', "import Garfish from 'garfish';\nGarfish.run({ nope: 1 });");
    expect(checkSamples([fence]).flatMap(differences)).not.toEqual([]);
  });
});
