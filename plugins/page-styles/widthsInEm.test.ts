import postcss from 'postcss';
import { expect, test } from 'vitest';
import { widthsInEm } from './widthsInEm';

test.each([
  ['@media (max-width: 996px){}', '@media (max-width: 62.25em){}'],
  ['@media (min-width: 997px){}', '@media (min-width: 62.251em){}'],
  ['@media (min-width:600.02px){}', '@media (min-width:37.501em){}'],
  [
    '@media screen and (width <= 996px) and (height <= 600px){}',
    '@media screen and (width <= 62.25em) and (height <= 600px){}',
  ],
  ['@media not screen, (width > 600px){}', '@media not screen, (width > 37.5em){}'],
  ['@media (320px < width <= 600px){}', '@media (20em < width <= 37.5em){}'],
  ['@media (width <= 46rem){}', '@media (width <= 46rem){}'],
  [
    '@supports (width: 1px){@media (width > 600px){a{width:600px}}}',
    '@supports (width: 1px){@media (width > 37.5em){a{width:600px}}}',
  ],
])('%s', async (css, expected) => {
  const result = await postcss([widthsInEm]).process(css, { from: undefined });
  expect(result.css).toBe(expected);
});
