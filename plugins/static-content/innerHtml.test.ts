import { expect, test } from 'vitest';
import { innerHtml } from './innerHtml';

test('ends where its own element ends', () => {
  const html = '<main><div data-body=/a><div class="x">1</div><p>2</p></div><div>3</div></main>';
  expect(innerHtml(html, html.indexOf('<div data-body'))).toBe('<div class="x">1</div><p>2</p>');
});

test('an element that does not end is refused', () => {
  expect(() => innerHtml('<div><div></div>', 0)).toThrow('expected </div>');
});
