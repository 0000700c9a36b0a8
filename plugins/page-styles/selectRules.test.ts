import { expect, test } from 'vitest';
import { selectRules } from './selectRules';
import { readSheet } from './sheet';

interface Words {
  classes?: string;
  elements?: string;
  variables?: string;
}

function selectFrom(
  sheets: Parameters<typeof selectRules>[0],
  { classes = '', elements = 'html body p', variables = '' }: Words = {},
): string[] {
  const words = (text: string): Set<string> => new Set(text.split(' '));
  return selectRules(sheets, {
    classes: words(classes),
    elements: words(elements),
    variables: words(variables),
  });
}

function select(css: string, words?: Words): string | undefined {
  return selectFrom([{ sheet: readSheet(css), comesWithPointer: true }], words)[0];
}

test.each([
  ['a class that the page lacks', '.a{color:red}.b{color:red}', '.a{color:red}'],
  ['all of a selector must match', '.a .b{color:red}.a>p{color:red}', '.a>p{color:red}'],
  ['one selector of a list', '.a,.b{color:red}', '.a{color:red}'],
  ['an element that the page lacks', 'p,table td{color:red}', 'p{color:red}'],
  ['the former name of a property', 'p{page-break-after:avoid;break-after:avoid}', 'p{break-after:avoid}'],
  [
    'what scroll bars were drawn with before their property',
    'p{scrollbar-width:thin}p::-webkit-scrollbar,p::-webkit-scrollbar-thumb{width:7px}p::before{color:red}',
    'p{scrollbar-width:thin}p::before{color:red}',
  ],
  ['any element', '*,:after,::selection{color:red}', '*,:after,::selection{color:red}'],
  [
    'attributes and states change',
    '.a[data-x=".b"]:checked,.a:focus-visible{color:red}',
    '.a[data-x=".b"]:checked,.a:focus-visible{color:red}',
  ],
  [
    'what answers to the pointer comes with its first move',
    'p:hover,.a:focus{color:red}:hover>.a{color:red}.a:not(:hover){color:red}',
    '.a:focus{color:red}.a:not(:hover){color:red}',
  ],
  [
    'what is excluded, or one of several, is not asked for',
    '.a:not(.b:is(.c,.d)),:where(.b,.a) p{color:red}',
    '.a:not(.b:is(.c,.d)),:where(.b,.a) p{color:red}',
  ],
  [
    'one of several in brackets anywhere',
    '.a :is(.b,td) p,p:is(.b p,p:has(td),.a>p){color:red}:where(.b,p .c) p{color:red}',
    'p:is(.b p,p:has(td),.a>p){color:red}',
  ],
  [
    'what must follow or be inside',
    '.a:has(+.b),.a:has(>p),p:has(.a:not(.b)),p:not(:has(.b)){color:red}',
    '.a:has(>p),p:has(.a:not(.b)),p:not(:has(.b)){color:red}',
  ],
  ['nothing but a class in the brackets', ':where(.b){color:red}p:is(.a){color:red}', 'p:is(.a){color:red}'],
  [
    'a list in brackets stays whole when one of it matches',
    ':is(.a p,.b a){color:red}:is(.a:hover,.a:focus){color:red}:is(.b,.c:has(p)){color:red}',
    ':is(.a p,.b a){color:red}:is(.a:hover,.a:focus){color:red}',
  ],
  [
    'a list with a pseudo-element behind it',
    ':is(.b,.c)::before{color:red}:is(.a,.b)::before{color:red}',
    ':is(.a,.b)::before{color:red}',
  ],
  ['what all of a list asks for', ':is(.b:has(.a),.b>.a){color:red}:is(.b) .a:is(.c){color:red}', ''],
  ['a selector around the brackets', '.b:not(.a){color:red}', ''],
  ['an escaped name', '.a\\:b{color:red}.a\\/c{color:red}', '.a\\:b{color:red}'],
  [
    'a condition without rules goes',
    '@media print{.b{color:red}}@supports (a:b){.a{b:c}}',
    '@supports (a:b){.a{b:c}}',
  ],
])('%s', (_name, css, expected) => {
  expect(select(css, { classes: 'a a:b' })).toBe(expected);
});

test('layers keep their rank when the page needs nothing of one', () => {
  expect(select('@layer x,y;@layer y{p{a:b}}@layer z{.b{a:b}}p{c:d}')).toBe(
    '@layer x,y;@layer y{p{a:b}}p{c:d}',
  );
});

test.each([
  [
    'a property that every selector of the rule has outside of layers, and the variables it alone uses',
    '@layer x{p,.a{--b:1;width:var(--b);color:red}@media print{p{width:1px}}}p{width:2px}@media print{p{color:blue}}.a{width:3px}',
    '@layer x{p,.a{color:red}}p{width:2px}@media print{p{color:blue}}.a{width:3px}',
  ],
  ['one of its selectors has not', '@layer x{p,.a{a:b}}p{a:c}', '@layer x{p,.a{a:b}}p{a:c}'],
  ['a selector of another page', '@layer x{p,.b{a:b;c:d}}p{a:c}', '@layer x{p{c:d}}p{a:c}'],
  ['part of a shorthand', '@layer x{p{background-color:red}}p{background:0 0}', 'p{background:0 0}'],
  [
    'what is important in a layer outdoes all',
    '@layer x{p{a:b!important}}p{a:c!important}',
    '@layer x{p{a:b!important}}p{a:c!important}',
  ],
  [
    'steps of an animation',
    '@layer x{@keyframes in{to{a:b}}}to{a:c}p{animation:in 1s}',
    '@layer x{@keyframes in{to{a:b}}}p{animation:in 1s}',
  ],
])('what others outdo is left out: %s', (_name, css, expected) => {
  expect(select(css, { classes: 'a' })?.replace(/^@layer x;/, '')).toBe(expected);
});

test('variables stay that a rule uses, a variable that is used, or the page itself', () => {
  const css = ':root{--a:1;--b:var(--a);--c:1;--d:var(--c);--e:1}p{width:var(--b)}';
  expect(select(css, { variables: '--e' })).toBe(':root{--a:1;--b:var(--a);--e:1}p{width:var(--b)}');
});

test('animations stay that a rule uses', () => {
  const css = '@keyframes in{0%{a:b}to{a:c}}@keyframes out{to{a:b}}p{animation:in 1s}';
  expect(select(css)).toBe('@keyframes in{0%{a:b}to{a:c}}p{animation:in 1s}');
});

test('of several sheets, what one uses of another stays, and what answers to the pointer where it comes no other way', () => {
  const sheets = [
    { css: ':root{--a:1;--b:1}@keyframes in{to{a:b}}p:hover{a:b}', comesWithPointer: true },
    { css: 'p{width:var(--a);animation:in 1s}p:hover{a:b}', comesWithPointer: false },
  ].map(({ css, ...rest }) => ({ sheet: readSheet(css), ...rest }));
  expect(selectFrom(sheets)).toEqual([
    ':root{--a:1}@keyframes in{to{a:b}}',
    'p{width:var(--a);animation:in 1s}p:hover{a:b}',
  ]);
});
