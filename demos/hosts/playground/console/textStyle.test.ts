import { expect, test } from 'vitest';
import { parseTextStyle, readTextStyle } from './textStyle';

test.each([
  ['color: red', { color: 'red' }],
  ['COLOR : #BADA55 ; font-weight:700', { color: '#BADA55', fontWeight: '700' }],
  [
    'background: rgb(1 2 3 / 50%); text-decoration: underline',
    { backgroundColor: 'rgb(1 2 3 / 50%)', textDecoration: 'underline' },
  ],
  ['font-style: italic; position: fixed; inset: 0', { fontStyle: 'italic' }],
  ['background: url(https://elsewhere.example/x.png)', {}],
  ['background: red url(x)', {}],
  ['color: var(--x)', {}],
  ['color: red"', {}],
  ['color: expression(alert(1))', {}],
  [':;:;', {}],
  ['', {}],
])('%j', (css, style) => {
  expect(parseTextStyle(css)).toEqual(style);
});

test('what a message brings is read as strictly', () => {
  expect(
    readTextStyle({ color: 'red', backgroundColor: 'url(x)', position: 'fixed', fontWeight: 1 }),
  ).toEqual({
    color: 'red',
  });
  for (const value of [undefined, null, 'color: red', [], {}, Object.create({ color: 'red' })])
    expect(readTextStyle(value)).toBeUndefined();
});
