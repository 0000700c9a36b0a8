import { expect, test } from 'vitest';
import { cardAddress, markdownAddress } from './addresses';

test.each([
  ['', 'index.md', 'cards/index.png'],
  ['guide', 'guide.md', 'cards/guide.png'],
  ['guide/router', 'guide/router.md', 'cards/guide/router.png'],
  ['blog/releases/garfish-1.19', 'blog/releases/garfish-1.19.md', 'cards/blog/releases/garfish-1.19.png'],
  // The page's own address is never that of a Markdown file.
  [
    'garfish-plugins/es-module.md',
    'garfish-plugins/es-module.md.md',
    'cards/garfish-plugins/es-module.md.png',
  ],
])('%s has %s and %s', (page, markdown, card) => {
  expect(markdownAddress(page)).toBe(markdown);
  expect(cardAddress(page)).toBe(card);
});
