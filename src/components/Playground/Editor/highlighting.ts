import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { darkPalette, lightPalette, type Palette } from '@site/src/data/prismThemes';
import type { ColorTheme } from '@site/demos/protocol';

function colorsOf(palette: Palette): Extension {
  return syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.comment, color: palette.comment },
      { tag: [tags.keyword, tags.operator], color: palette.keyword },
      { tag: [tags.string, tags.special(tags.string)], color: palette.string },
      { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: palette.function },
      { tag: [tags.className, tags.typeName, tags.definition(tags.typeName)], color: palette.function },
      { tag: [tags.number, tags.bool, tags.null, tags.propertyName], color: palette.number },
      { tag: tags.tagName, color: palette.tag },
      { tag: tags.regexp, color: palette.variable },
    ]),
  );
}

function chromeOf(palette: Palette, dark: boolean): Extension {
  const mark = dark ? 'rgb(138 180 248 / 25%)' : 'rgb(11 87 208 / 16%)';
  return EditorView.theme(
    {
      '&': { height: '100%', color: palette.text, backgroundColor: palette.background, fontSize: '14px' },
      '&.cm-focused': { outline: '2px solid var(--ifm-color-primary)', outlineOffset: '-2px' },
      '.cm-scroller': { fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.65' },
      '.cm-content': { padding: '12px 0', caretColor: palette.text },
      '.cm-cursor': { borderLeftColor: palette.text, borderLeftWidth: '2px' },
      '.cm-gutters': { color: palette.comment, backgroundColor: palette.background, border: 'none' },
      '.cm-lineNumbers .cm-gutterElement': { padding: '0 12px 0 16px' },
      '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: dark ? '#ffffff0d' : '#0000000a' },
      '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
        backgroundColor: mark,
      },
      '.cm-matchingBracket': { backgroundColor: mark, outline: `1px solid ${palette.comment}` },
      '.cm-panels': { color: palette.comment, backgroundColor: palette.background },
      '.cm-panels-bottom': { borderTop: `1px solid ${dark ? '#ffffff26' : '#0000001f'}` },
    },
    { dark },
  );
}

const looks: Readonly<Record<ColorTheme, Extension>> = {
  light: [colorsOf(lightPalette), chromeOf(lightPalette, false)],
  dark: [colorsOf(darkPalette), chromeOf(darkPalette, true)],
};

/** The colours of the site's code blocks, in the editor. */
export function lookOf(theme: ColorTheme): Extension {
  return looks[theme];
}
