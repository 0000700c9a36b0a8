import { expect, test } from 'vitest';
import { inlinePageStyles } from './inlinePageStyles';

const site = '<link rel=stylesheet href=/css/styles.1.css />';

function inline(html: string, ofSite = 'p{content:"$&"}', ofParts = ''): string {
  return inlinePageStyles(html, { link: '/css/styles.1.css', address: '/css/styles.2.css', ofSite, ofParts });
}

test('the page’s styles take the place of the site’s sheet, which is named', () => {
  expect(inline(`<head>${site}<script defer></script></head><body></body>`)).toBe(
    '<head><style>p{content:"$&"}</style><meta name=application-styles content=/css/styles.2.css><script defer></script></head><body></body>',
  );
});

test('what the page has of parts ranks behind the site’s sheet', () => {
  expect(inline(`<head>${site}</head>`, 'p{a:b}', 'p{c:d}')).toBe(
    '<head><style>p{a:b}</style><meta name=application-styles content=/css/styles.2.css><style>p{c:d}</style></head>',
  );
});

test.each([`<head></head><body></body>`, `<head>${site}${site}</head><body></body>`])(
  'refuses %s',
  (html) => {
    expect(() => inline(html)).toThrow('expected one <link rel=stylesheet href=/css/styles.1.css />');
  },
);

test('refuses styles that would end early', () => {
  expect(() => inline(`<head>${site}</head>`, 'p{content:"</style>"}')).toThrow('found </style');
});
