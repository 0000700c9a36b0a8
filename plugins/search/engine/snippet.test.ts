import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMarks, snippetLength, snippetOf } from './snippet';

describe('marks', () => {
  test('of two that overlap the first and longer one', () => {
    expect(findMarks('子应用与应用', ['应用', '子应用'])).toEqual([
      [0, 3],
      [4, 6],
    ]);
  });

  test('case does not matter', () => {
    expect(findMarks('LoadApp', ['loadapp'])).toEqual([[0, 7]]);
  });
});

describe('snippet', () => {
  test('stands around the words, with dots for what is left out', () => {
    const text = `${'前'.repeat(100)}沙箱${'后'.repeat(100)}`;
    const { text: snippet, marks } = snippetOf(text, ['沙箱']);
    expect(snippet).toBe(`…${'前'.repeat(10)}沙箱${'后'.repeat(38)}…`);
    expect(marks).toEqual([[11, 13]]);
  });

  test('shows the stretch in which most of the words stand', () => {
    const text = `卸载${'。'.repeat(100)}子应用卸载之后`;
    expect(snippetOf(text, ['子应用', '卸载']).text).toContain('子应用卸载');
  });

  test('does not begin inside a Latin word', () => {
    const text = `${'x'.repeat(40)} mount 之后`.padEnd(120, '后');
    expect(snippetOf(text, ['之后']).text).not.toMatch(/^…x/);
  });

  test('marks what stands at its very beginning and end', () => {
    expect(snippetOf('沙箱与沙箱', ['沙箱']).marks).toEqual([
      [0, 2],
      [3, 5],
    ]);
  });

  test('is the beginning of a text without the words', () => {
    expect(snippetOf('一二三', ['沙箱'])).toEqual({ text: '一二三', marks: [] });
  });
});

const alphabet = fc.string({ unit: fc.constantFrom(...Array.from('ab 沙箱子应用𠮷İ🎉<')), maxLength: 200 });

describe('of any text and terms', () => {
  test('a snippet is part of the text, no longer than allowed, with marks inside it', () => {
    let marked = 0;
    fc.assert(
      fc.property(alphabet, fc.array(alphabet, { maxLength: 4 }), (text, terms) => {
        const lower = terms.map((term) => term.toLowerCase());
        const { text: snippet, marks } = snippetOf(text, lower);
        const shown = snippet.replace(/^…/, '').replace(/…$/, '');
        expect(text).toContain(shown);
        expect(shown.length).toBeLessThanOrEqual(snippetLength);
        marked += marks.length;
        for (const [start, end] of marks) {
          expect(start).toBeLessThan(end);
          expect(lower).toContain(snippet.slice(start, end).toLowerCase());
        }
      }),
    );
    expect(marked).toBeGreaterThan(0);
  });

  test('a surrogate pair stays whole', () => {
    fc.assert(
      fc.property(alphabet, (text) => {
        expect(() => encodeURIComponent(snippetOf(text, ['沙']).text)).not.toThrow();
      }),
    );
  });
});
