import { expect, test } from 'vitest';
import { foldVariables } from './foldVariables';

function fold(css: string, { read = '', set = '' } = {}): string {
  const { sheets } = foldVariables([css], { read: new Set([read]), set: new Set([set]) });
  return sheets.join('');
}

test.each([
  ['a constant', ':root{--a:1px;--b:2px}p{margin:var(--a)var(--b)}', ':root{}p{margin:1px  2px}'],
  [
    'a constant of constants',
    ':root{--a:1px;--b:calc(var(--a)*2)}p{top:var(--b)}',
    ':root{}p{top:calc( 1px *2)}',
  ],
  ['instead of what stands in for it', ':root{--a:1px}p{top:var(--a,var(--b,2px))}', ':root{}p{top:1px}'],
  [
    'in what stands in for another one',
    ':root{--a:1px}p{top:var(--b,var(--a))}',
    ':root{}p{top:var(--b, 1px )}',
  ],
  ['in a variable', ':root{--a:1px}p{--b:var(--a)}', ':root{}p{--b:1px}'],
  [
    'a name for what changes with the mode',
    ':root{--a:red;--b:var(--a)}[data-theme=dark]{--a:blue}p{color:var(--b)}',
    ':root{--a:red}[data-theme=dark]{--a:blue}p{color:var(--a)}',
  ],
  [
    'a layer’s value that is outdone',
    '@layer x{:root{--a:1px}html[data-theme=dark]{--a:2px}}:root{--a:3px}p{top:var(--a)}',
    '@layer x{:root{}html[data-theme=dark]{}}:root{}p{top:3px}',
  ],
])('%s is written where it is used', (_name, css, expected) => {
  expect(fold(css)).toBe(expected);
});

test.each([
  ['changes with the mode', ':root{--a:1px}[data-theme=dark]{--a:2px}p{top:var(--a)}'],
  ['changes with the medium', ':root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}'],
  ['is there in one medium', '@media print{:root{--a:2px}}p{top:var(--a)}'],
  ['is another one in an element', ':root{--a:1px}.b{--a:2px}p{top:var(--a)}'],
  ['is another one for the root in a layer above', '@layer x{:root{--a:1px}.b{--a:2px}}p{top:var(--a)}'],
  ['follows what an element sets', ':root{--a:var(--b)}.b{--b:1px}p{top:var(--a)}'],
  ['follows what no sheet sets', ':root{--a:var(--b)}p{top:var(--a)}'],
  ['is a word that means something else by itself', ':root{--a:inherit}p{background:var(--a)}'],
  ['is registered', '@property --a{syntax:"<length>";inherits:true}:root{--a:1px}p{top:var(--a)}'],
])('a variable that %s stays', (_name, css) => {
  expect(fold(css)).toBe(css);
});

test('a variable stays that something else sets, and the definition of one that something else reads', () => {
  const css = ':root{--a:1px}p{top:var(--a)}';
  expect(fold(css, { set: '--a' })).toBe(css);
  expect(fold(css, { read: '--a' })).toBe(':root{--a:1px}p{top:1px}');
});

test('what one sheet defines is written into the others; the names are told', () => {
  const { sheets, names } = foldVariables([':root{--a:1px}', 'p{top:var(--a)}'], {
    read: new Set(),
    set: new Set(),
  });
  expect(sheets).toEqual([':root{}', 'p{top:1px}']);
  expect([...names]).toEqual(['--a']);
});

test('a variable in its own value is refused', () => {
  expect(() => fold(':root{--a:var(--b);--b:var(--a)}p{top:var(--a)}')).toThrow('in its own value');
});
