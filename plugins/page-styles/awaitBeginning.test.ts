import { expect, test } from 'vitest';
import { awaitBeginning } from './awaitBeginning';

const head = '<head><title>T</title></head>';
const body = (content: string): string =>
  `<body><h2 id=menu>Menu</h2><div class=opening data-body=/a>${content}</div>`;

function awaited(content: string): string | undefined {
  return /<\/title><link rel=expect href=#(\S+) blocking=render>/.exec(
    awaitBeginning(head + body(content)),
  )?.[1];
}

test.each([
  ['the last heading near the beginning', '<h2 id=a>A</h2><h3 class="b" id=b>B</h3>', 'b'],
  ['an entry', '<ul><li id=a.b>A</li></ul>', 'a.b'],
  ['not what is far', `<h2 id=a>A</h2>${'<p>text</p>'.repeat(1000)}<h2 id=b>B</h2>`, 'a'],
  ['not what code says', '<h2 id=a>A</h2><code>&lt;h2 id=b></code>', 'a'],
  ['not what another attribute says', `<li id=a data-at='x id=b'>A</li><li data-at="x id=c">B</li>`, 'a'],
  ['no id that is cut off', `<h2 id=a>A</h2>${'x'.repeat(5939)}<h2 id=b-is-long>`, 'a'],
  ['nothing where there is none', '<h2>A</h2><section id=b></section>', undefined],
])('waits for %s', (_name, content, id) => {
  expect(awaited(content)).toBe(id);
});

test('a page that is no document stays as it is', () => {
  const html = `${head}<body><h2 id=a>A</h2></body>`;
  expect(awaitBeginning(html)).toBe(html);
});
