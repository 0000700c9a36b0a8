import type { Plugin } from 'postcss';

/** A pixel for a reader who has not changed the size of text, in `em`. */
const pixel = 1 / 16;

/** Upstream's `max-width: 996px` and `min-width: 997px` leave out what is between, which is more than a pixel for large text. */
function leastWidth(pixels: number): number {
  return Number.isInteger(pixels) ? pixels - 1 + 0.02 : pixels;
}

function inEm(feature: string): string {
  return feature.replace(/([\d.]+)px/g, (_match, digits: string) => {
    const pixels = Number(digits);
    const width = feature.startsWith('(min-') ? leastWidth(pixels) : pixels;
    return `${Number((width * pixel).toFixed(3))}em`;
  });
}

/**
 * Has style sheets ask how wide the window is in the reader's letters: whoever has set the browser to twice their size gets
 * the layout of a window half as wide. Scripts ask the same (`src/pageScript/width.ts`, `client-bundle/windowSize.ts`).
 *
 * `@media (min-width: 997px)` becomes `@media (min-width: 62.251em)`.
 */
export const widthsInEm: Plugin = {
  postcssPlugin: 'widths-in-em',
  OnceExit(root) {
    root.walkAtRules('media', (rule) => {
      rule.params = rule.params.replace(/\([^()]*\bwidth\b[^()]*\)/g, inEm);
    });
  },
};
