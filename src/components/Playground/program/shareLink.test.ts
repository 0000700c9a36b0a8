import fc from 'fast-check';
import { deflateSync, Inflate, strToU8 } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { examples } from '../examples';
import { maximumCharacters, maximumCode, programOf, toAddress, type Program } from './program';
import { fromHash, toHash } from './shareLink';

const code = fc.string({ unit: 'grapheme', maxLength: 2000 });
const folder = fc.stringMatching(/^[a-z\d]{1,8}$/);
const path = fc
  .tuple(folder, fc.constantFrom('index.html', 'main.tsx', 'App.vue', 'style.css'))
  .map((parts) => parts.join('/'));

const programs: fc.Arbitrary<Program> = fc.record({
  files: fc
    .tuple(code, fc.dictionary(path, code, { maxKeys: 6 }))
    .map(([main, files]) => ({ 'main.ts': main, ...files })),
  app: fc.stringMatching(/^[a-z\d]{1,8}(?:-[a-z\d]{1,8}){0,3}$/),
  address: fc.string({ unit: 'binary' }).map(toAddress),
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
        expect(toHash(program)).toMatch(/^#v2\.[0-9a-z]+\.[\w-]+$/);
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

  test('of an example is shorter than 8 KB', () => {
    expect(Math.max(...examples.map(({ program }) => toHash(program).length))).toBeLessThan(8_000);
  });

  test('of an example is shorter than its code', () => {
    const ratios = examples.map(
      ({ program }) => toHash(program).length / JSON.stringify(program.files).length,
    );
    expect(ratios.length).toBeGreaterThan(7);
    expect(Math.max(...ratios)).toBeLessThan(0.85);
    expect(ratios.reduce((sum, ratio) => sum + ratio) / ratios.length).toBeLessThan(0.65);
  });

  // A link that somebody has kept: when this fails, the format or its dictionary changed without a new version.
  test('of the first days still opens', () => {
    expect(fromHash('#v1.1o20mms.I8FTyNkM5sEyYOkBjHFQSsJf0CjVAgA')).toEqual({
      kind: 'program',
      program: programOf("import Garfish from 'garfish';\n\nconsole.log(Garfish.version);\n"),
    });
  });
});

describe('a link that has been sent around opens', () => {
  const program = programOf("console.log('分享');\n");
  const hash = toHash(program);
  const middle = hash.length - 8;

  test.each([
    ['the full stop of its sentence behind it', `${hash}。`],
    ['the same as browsers give it', `${hash}%E3%80%82`],
    ['a bracket behind it', `${hash})`],
    ['what a messenger adds', `${hash}&from=chat`],
    ['a broken line', `${hash.slice(0, middle)}\r\n${hash.slice(middle)}`],
    ['the same as browsers give it', `${hash.slice(0, middle)}%20${hash.slice(middle)}`],
    ['its dots escaped', hash.replaceAll('.', '%2E')],
    ['a capital in front', hash.replace('v', 'V')],
  ])('with %s', (_name, sent) => {
    expect(fromHash(sent)).toEqual({ kind: 'program', program });
  });
});

test.each(['', '#', '#guide', '#__docusaurus_skipToContent_fallback'])('%j is no link', (hash) => {
  expect(fromHash(hash)).toEqual({ kind: 'none' });
});

test.each(['#v1', '#v1.', '#v1.abc', '#v1.abc.***', '#v1..', '#v2.abc.AAAA', '#v3.abc.AAAA', '#v1.1.AwA'])(
  '%s is damaged',
  (hash) => {
    expect(fromHash(hash)).toEqual({ kind: 'damaged' });
  },
);

describe('a program that is too large', () => {
  // Neither repeats nor compresses: the longest link there is.
  const chinese = Array.from({ length: maximumCode }, (_, index) =>
    String.fromCharCode(0x4e00 + ((index * 7919) % 20_000)),
  ).join('');

  test('is not made into a link', () => {
    expect(() => toHash(programOf(`${chinese}。`))).toThrow(RangeError);
    expect(() => toHash(programOf('', { address: '//elsewhere.example' }))).toThrow(RangeError);
  });

  test.each([
    ['text', chinese],
    ['what JSON escapes', '\u0001\u0002\u0003'.repeat(maximumCode / 3)],
    ['one letter', 'a'.repeat(maximumCode)],
  ])('is one character longer than this: %s', (_name, longest) => {
    const files = { 'main.ts': longest, 'other.ts': longest };
    expect(2 * longest.length).toBe(maximumCharacters);
    const program = programOf('', { files });
    expect(fromHash(toHash(program))).toEqual({ kind: 'program', program });
  });
});

describe('a link that unpacks to far more than it is', () => {
  test.each([1, 10, 50])('%i MB of spaces', (megabytes) => {
    const packed = Buffer.from(deflateSync(new Uint8Array(megabytes * 1e6).fill(32))).toString('base64url');
    const push = vi.spyOn(Inflate.prototype, 'push');
    expect(fromHash(`#v2.1.${packed}`)).toEqual({ kind: 'damaged' });
    // Some 250 kB come out of each; for all of 10 MB it would take fifty, of 50 MB more than two hundred.
    expect(push.mock.calls.length).toBeLessThan(12);
    push.mockRestore();
  });

  test('one that is itself too long is not even decoded', () => {
    const packed = Buffer.from(deflateSync(strToU8('x'))).toString('base64url');
    expect(fromHash(`#v2.1.${packed}${'A'.repeat(1_000_000)}`)).toEqual({ kind: 'damaged' });
  });
});
