import { expect, test } from 'vitest';
import { cardAddress, markdownAddress } from './addresses';
import { sectionName } from './sectionName';

test.each([
  ['', 'index.md', 'cards/index.png', ''],
  ['guide', 'guide.md', 'cards/guide.png', '指南'],
  ['guide/router', 'guide/router.md', 'cards/guide/router.png', '指南'],
  [
    'blog/releases/garfish-1.19',
    'blog/releases/garfish-1.19.md',
    'cards/blog/releases/garfish-1.19.png',
    '版本记录',
  ],
  // The page's own address is never that of a Markdown file.
  [
    'garfish-plugins/es-module.md',
    'garfish-plugins/es-module.md.md',
    'cards/garfish-plugins/es-module.md.png',
    '插件',
  ],
])('%s has %s, %s and stands in %s', (page, markdown, card, section) => {
  expect(markdownAddress(page)).toBe(markdown);
  expect(cardAddress(page)).toBe(card);
  expect(sectionName(page)).toBe(section);
});
