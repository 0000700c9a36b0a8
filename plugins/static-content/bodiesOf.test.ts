import { expect, test } from 'vitest';
import { bodiesOf, OtherBuildError, pageAttribute, readBody, readData } from './bodiesOf';

const page = `<head><meta name=search-index content=0123abcd /></head>
<body><div data-body=/guide><div>One</div></div><div data-body=/guide/start>Two</div></body>`;

test('bodies are read as they stand in the page', () => {
  const bodies = [...bodiesOf(page, (body) => body.includes('One'))];
  expect(bodies.map(([name, text]) => [name, readBody(text, '0123abcd')])).toEqual([
    ['/guide', { html: '<div>One</div>', data: {}, hasParts: true }],
    ['/guide/start', { html: 'Two', data: {}, hasParts: false }],
  ]);
});

const said = { title: `<div data-body=/x> & "quotes", '…'`, toc: ['</div>'] };

test.each([
  ['as a serializer writes it', (json: string) => `"${json.replaceAll('"', '&quot;')}"`],
  ['as a minifier does', (json: string) => `'${json}'`],
])('what a page says is read %s', (_, quote) => {
  const attribute = ` data-page=${quote(pageAttribute(JSON.stringify(said)))}`;
  const bodies = bodiesOf(page.replace('data-body=/guide>', `data-body=/guide${attribute}>`));
  expect([...bodies.keys()]).toEqual(['/guide', '/guide/start']);
  expect(readBody(bodies.get('/guide') ?? '', '0123abcd')).toMatchObject({
    html: '<div>One</div>',
    data: said,
  });
  expect(readData(pageAttribute(JSON.stringify(said)))).toEqual(said);
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
