import { expect, test } from 'vitest';
import { linkPageStyles } from './linkPageStyles';

const site = '<link rel=stylesheet href=/css/styles.1.css />';
const page =
  '<link rel=stylesheet href=/css/page.2.css /><meta name=application-styles content=/css/styles.1.css>';

function link(html: string): string {
  return linkPageStyles(html, '/css/styles.1.css', '/css/page.2.css');
}

test('the page’s sheet takes the place of the site’s, which is named', () => {
  expect(link(`<head>${site}<script defer></script></head><body></body>`)).toBe(
    `<head>${page}<script defer></script></head><body></body>`,
  );
});

test.each([`<head></head><body></body>`, `<head>${site}${site}</head><body></body>`])(
  'refuses %s',
  (html) => {
    expect(() => link(html)).toThrow('expected one <link rel=stylesheet href=/css/styles.1.css />');
  },
);
