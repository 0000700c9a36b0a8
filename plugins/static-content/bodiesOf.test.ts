import { expect, test } from 'vitest';
import { bodiesOf, OtherBuildError, readBody } from './bodiesOf';

const page = `<head><meta name=search-index content=0123abcd /></head>
<body><div data-body=/guide><div>One</div></div><div data-body=/guide.beginning>Two</div></body>`;

test('bodies are read as they stand in the page', () => {
  const bodies = [...bodiesOf(page, (body) => body.includes('One'))];
  expect(bodies.map(([name, text]) => [name, readBody(text, '0123abcd')])).toEqual([
    ['/guide', { html: '<div>One</div>', hasParts: true }],
    ['/guide.beginning', { html: 'Two', hasParts: false }],
  ]);
});

test('a body of which nobody can tell may have parts', () => {
  const texts = [...bodiesOf(page).values()];
  expect(texts.map((text) => readBody(text, '0123abcd').hasParts)).toEqual([true, true]);
});

test.each([
  ['of another build', page],
  ['of a page that names none', page.replace('search-index', 'other')],
])('a body %s is refused', (_, html) => {
  expect(() => readBody(bodiesOf(html).get('/guide') ?? '', '89abcdef')).toThrow(OtherBuildError);
});

test('what is no body is refused', () => {
  expect(() => readBody('<!doctype html><title>Login</title>', '0123abcd')).toThrow(OtherBuildError);
});
