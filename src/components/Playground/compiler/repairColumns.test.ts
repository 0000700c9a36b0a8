import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { transform } from 'sucrase';
import { expect, test } from 'vitest';
import { repairColumns } from './repairColumns';

function compile(source: string): { code: string; map: TraceMap } {
  const { code, sourceMap } = transform(source, {
    transforms: ['typescript', 'imports'],
    disableESTransforms: true,
    filePath: 'main.ts',
    sourceMapOptions: { compiledFilename: 'main.ts' },
  });
  if (!sourceMap) throw new Error('Sucrase has written no map');
  return { code, map: new TraceMap(repairColumns(sourceMap, code, source)) };
}

/** Line and column of the first place of a word, both as maps have them. */
function placeOf(text: string, word: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(word)).split('\n');
  return { line: before.length, column: before.at(-1)?.length ?? NaN };
}

test.each([
  ['without an empty part', 'const first: string = left;\nthrow second(first);'],
  ['in the line of an empty part', 'third();\nconst first: string = `${left}` + second(first);'],
  ['in the lines behind one', 'const text = `${left}`;\nconst first = (second as unknown) + third(fourth);'],
])('every word that the compiled code kept is found where it stands: %s', (_name, source) => {
  const { code, map } = compile(source);
  const words = [...new Set(code.match(/\w+/g))].filter((word) => source.includes(word));
  expect(words.length).toBeGreaterThan(3);
  for (const word of words)
    expect(originalPositionFor(map, placeOf(code, word)), word).toMatchObject({
      source: 'main.ts',
      ...placeOf(source, word),
    });
});
