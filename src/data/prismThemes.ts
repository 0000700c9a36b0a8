import type { PrismTheme } from 'prism-react-renderer';

/** Colours of code, by what they colour. */
export interface Palette {
  background: string;
  text: string;
  comment: string;
  keyword: string;
  string: string;
  function: string;
  number: string;
  tag: string;
  variable: string;
}

/** Every colour has a contrast of 4.5:1 or more on its background, which none of the package's own themes manages. */
function createTheme(palette: Palette): PrismTheme {
  return {
    plain: { backgroundColor: palette.background, color: palette.text },
    styles: [
      { types: ['comment', 'prolog', 'doctype', 'cdata'], style: { color: palette.comment } },
      {
        types: ['keyword', 'operator', 'atrule', 'important', 'deleted'],
        style: { color: palette.keyword },
      },
      {
        types: ['string', 'char', 'attr-value', 'template-string', 'url'],
        style: { color: palette.string },
      },
      { types: ['function', 'class-name', 'maybe-class-name'], style: { color: palette.function } },
      {
        types: ['number', 'boolean', 'constant', 'symbol', 'property', 'attr-name'],
        style: { color: palette.number },
      },
      { types: ['tag', 'selector', 'inserted'], style: { color: palette.tag } },
      { types: ['variable', 'builtin', 'regex'], style: { color: palette.variable } },
    ],
  };
}

export const lightPalette: Palette = {
  background: '#f6f8fa',
  text: '#24292f',
  comment: '#57606a',
  keyword: '#a40e26',
  string: '#0a3069',
  function: '#6639ba',
  number: '#0550ae',
  tag: '#116329',
  variable: '#8a3600',
};

export const darkPalette: Palette = {
  background: '#1d2126',
  text: '#e3e6ea',
  comment: '#9aa4b2',
  keyword: '#ff9492',
  string: '#a5d6ff',
  function: '#d2a8ff',
  number: '#79c0ff',
  tag: '#7ee787',
  variable: '#ffa657',
};

export const lightCode = createTheme(lightPalette);
export const darkCode = createTheme(darkPalette);
