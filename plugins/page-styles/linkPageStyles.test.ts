import { expect, test } from 'vitest';
import { linkPageStyles } from './linkPageStyles';

const site = '<link rel=stylesheet href=/css/styles.1.css />';
const page = '<link rel=stylesheet href=/css/page.2.css />';

function link(html: string): string {
  return linkPageStyles(html, '/css/styles.1.css', '/css/page.2.css');
}

test('the page’s sheet takes the place of the site’s, which follows the content', () => {
  expect(link(`<head>${site}<script defer></script></head><body><p>&lt;/body></p></body>`)).toBe(
    `<head>${page}<script defer></script></head><body><p>&lt;/body></p>${site}</body>`,
  );
});

test.each([`<head></head><body></body>`, `<head>${site}${site}</head><body></body>`, `<head>${site}</head>`])(
  'refuses %s',
  (html) => {
    expect(() => link(html)).toThrow('expected one <link rel=stylesheet href=/css/styles.1.css />');
  },
);
