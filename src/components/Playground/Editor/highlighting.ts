import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import type { Extension } from '@codemirror/state';
import type { ColorTheme } from '@site/demos/protocol';
import { codeColours } from './codeColours';

/** The colours of the site's code blocks. */
const colors = syntaxHighlighting(
  HighlightStyle.define(
    Object.entries(codeColours).map(([name, tag]) => ({ tag, color: `var(--code-${name})` })),
  ),
);

function chromeOf(dark: boolean): Extension {
  const mark = `color-mix(in srgb, var(--brand) ${dark ? '25%' : '18%'}, transparent)`;
  return EditorView.theme(
    {
      '&': {
        height: '100%',
        color: 'var(--code-text)',
        backgroundColor: 'var(--code-background)',
        fontSize: '14px',
      },
      // In front of the numbers and of the lines below, which would cover an outline.
      '&.cm-focused': { outline: 'none' },
      '&.cm-focused::after': {
        position: 'absolute',
        inset: '0',
        zIndex: '301',
        border: '2px solid var(--brand)',
        pointerEvents: 'none',
        content: '""',
      },
      '.cm-scroller': { fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.65' },
      '.cm-content': { padding: '12px 0', caretColor: 'var(--code-text)' },
      '.cm-cursor': { borderLeftColor: 'var(--code-text)', borderLeftWidth: '2px' },
      '.cm-gutters': {
        color: 'var(--code-comment)',
        backgroundColor: 'var(--code-background)',
        border: 'none',
      },
      '.cm-lineNumbers .cm-gutterElement': { padding: '0 12px 0 16px' },
      '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: dark ? '#ffffff0d' : '#0000000a' },
      '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
        backgroundColor: mark,
      },
      '.cm-matchingBracket': { backgroundColor: mark, outline: '1px solid var(--code-comment)' },
      '.cm-panels': { color: 'var(--code-comment)', backgroundColor: 'var(--code-background)' },
      '.cm-panels-bottom': { borderTop: `1px solid ${dark ? '#ffffff26' : '#0000001f'}` },
    },
    { dark },
  );
}

const looks: Readonly<Record<ColorTheme, Extension>> = {
  light: [colors, chromeOf(false)],
  dark: [colors, chromeOf(true)],
};

/** The colours of the site's code blocks, in the editor. */
export function lookOf(theme: ColorTheme): Extension {
  return looks[theme];
}
