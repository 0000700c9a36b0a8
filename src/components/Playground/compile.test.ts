import { describe, expect, test } from 'vitest';
import { compile, type CompiledCode } from './compile';

function compiled(source: string): CompiledCode {
  const result = compile(source);
  if (result.kind !== 'compiled') throw new Error(result.message);
  return result;
}

/** Where `marker` of the compiled code is said to come from. */
function sourceOf(source: string, marker: string): string {
  const { code, toSource } = compiled(source);
  const lines = code.split('\n');
  const index = lines.findIndex((line) => line.includes(marker));
  const { line, column } = toSource({ line: index + 1, column: (lines[index] ?? '').indexOf(marker) + 1 });
  return (source.split('\n')[line - 1] ?? '').slice(column - 1, column - 1 + marker.length);
}

describe('compiled code', () => {
  test('has as many lines as its source', () => {
    const source =
      "import Garfish, {\n  type interfaces,\n} from 'garfish';\n\nexport const a: interfaces.App[] = Garfish.activeApps;\n";
    expect(compiled(source).code.split('\n')).toHaveLength(source.split('\n').length);
  });

  test.each([
    ['behind a type', 'const a: Record<string, number> = find();', 'find()'],
    ['behind an import', "import Garfish from 'garfish'; Garfish.run(find());", 'find()'],
    [
      'on a later line',
      "import Garfish from 'garfish';\n\nconst a: string = Garfish.version + find();",
      'find()',
    ],
  ])('knows the column %s', (_name, source, marker) => {
    expect(sourceOf(source, marker)).toBe(marker);
  });

  test('keeps await at the top level', () => {
    expect(compiled('const a = await Promise.resolve(1);').code).toContain('await Promise.resolve(1)');
  });
});

test.each([
  [
    "import Garfish from 'garfish';\nGarfish.nope();",
    '_garfish2.default.nope is not a function',
    'Garfish.nope is not a function',
  ],
  [
    "import G, { type interfaces } from 'garfish';\nimport css from '@garfish/css-scope';\nG.run(css);",
    '_garfish2.default + _cssscope2.default',
    'G + css',
  ],
  ['const a = 1;', '_other.default is undefined', '_other.default is undefined'],
])('the message of %j is in its own names', (source, message, expected) => {
  expect(compiled(source).toSourceNames(message)).toBe(expected);
});

describe('a syntax error', () => {
  test.each([
    ['const a = ;', 1, 11],
    ['const a = 1;\nconst b = (;\n', 2, 12],
    ['if (true) {\n', 2, 1],
    ["const a = 'open\n", 1, 11],
  ])('%j is found at %i:%i', (source, line, column) => {
    expect(compile(source)).toEqual({
      kind: 'syntaxFault',
      message: expect.stringMatching(/^SyntaxError: \w/) as string,
      position: { line, column },
    });
  });
});
