import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from './examples';
import type { Program } from './program';
import { fromHash, toHash } from './shareLink';

const programs = fc.record<Program>({
  code: fc.string({ unit: 'grapheme', maxLength: 2000 }),
  app: fc.string(),
  address: fc.string().map((path) => `/${path}`),
});

describe('a link', () => {
  test('gives back any program', () => {
    fc.assert(
      fc.property(programs, (program) => {
        expect(fromHash(toHash(program))).toEqual({ kind: 'program', program });
      }),
    );
  });

  test('holds nothing that has to be escaped in an address', () => {
    fc.assert(
      fc.property(programs, (program) => {
        expect(toHash(program)).toMatch(/^#v1\.[0-9a-z]+\.[\w-]+$/);
      }),
    );
  });

  test('that lost or changed a character never opens another program', () => {
    fc.assert(
      fc.property(programs, fc.nat(), fc.constantFrom('', 'A', 'z', '9', '-'), (program, at, other) => {
        const hash = toHash(program);
        const place = 1 + (at % (hash.length - 1));
        const damaged = hash.slice(0, place) + other + hash.slice(place + 1);
        const opened = fromHash(damaged);
        if (opened.kind === 'program') expect(opened.program).toEqual(program);
      }),
    );
  });

  test('of an example is shorter than its code', () => {
    const ratios = examples.map(({ program }) => toHash(program).length / program.code.length);
    expect(ratios.length).toBeGreaterThan(7);
    expect(Math.max(...ratios)).toBeLessThan(0.85);
    expect(ratios.reduce((sum, ratio) => sum + ratio) / ratios.length).toBeLessThan(0.65);
  });

  // A link that somebody has kept: when this fails, the format or its dictionary changed without a new version.
  test('of the first days still opens', () => {
    expect(fromHash('#v1.1o20mms.I8FTyNkM5sEyYOkBjHFQSsJf0CjVAgA')).toEqual({
      kind: 'program',
      program: {
        code: "import Garfish from 'garfish';\n\nconsole.log(Garfish.version);\n",
        app: 'vanilla',
        address: '/',
      },
    });
  });
});

test.each(['', '#'])('%j is no link', (hash) => {
  expect(fromHash(hash)).toEqual({ kind: 'none' });
});

test.each(['#v1', '#v1.', '#v1.abc', '#v1.abc.***', '#v1..', '#v2.abc.AAAA', '#guide', '#v1.1.AwA'])(
  '%s is damaged',
  (hash) => {
    expect(fromHash(hash)).toEqual({ kind: 'damaged' });
  },
);
