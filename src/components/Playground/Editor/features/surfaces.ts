import { EditorView } from '@codemirror/view';

const surface = {
  color: 'var(--text)',
  backgroundColor: 'var(--raised)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--ifm-global-radius)',
};

const control = {
  minHeight: '28px',
  padding: '0 8px',
  border: '1px solid var(--line-strong)',
  borderRadius: '4px',
  color: 'var(--text)',
  background: 'var(--bg)',
  font: 'inherit',
};

/** What stands over the code and beside it: tooltips, the list of completions, the panels. */
export const surfaces = EditorView.theme({
  '.cm-tooltip': {
    ...surface,
    maxWidth: 'min(40rem, calc(100vw - 16px))',
    fontSize: '13px',
    lineHeight: '1.5',
  },
  '.cm-tooltip-hover': { maxHeight: '40vh', overflow: 'auto' },
  '.cm-declaration': {
    padding: '6px 10px',
    fontFamily: 'var(--ifm-font-family-monospace)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-documentation': {
    padding: '6px 10px',
    borderTop: '1px solid var(--line)',
    color: 'var(--text-2)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-declaration b': { color: 'var(--brand)' },
  '.quick-info-keyword': { color: 'var(--code-keyword)' },
  '.quick-info-stringLiteral': { color: 'var(--code-string)' },
  '.quick-info-numericLiteral, .quick-info-propertyName': { color: 'var(--code-number)' },
  '.quick-info-className, .quick-info-interfaceName, .quick-info-aliasName, .quick-info-methodName, .quick-info-functionName':
    { color: 'var(--code-function)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '14em',
    minWidth: 'min(16rem, 100%)',
    maxWidth: 'min(32rem, calc(100vw - 16px))',
    fontFamily: 'var(--ifm-font-family-monospace)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '2px 8px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--on-brand)',
    background: 'var(--brand)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-tooltip.cm-completionInfo': { padding: '0', maxHeight: '40vh', overflow: 'auto' },
  '.cm-diagnostic': { padding: '6px 10px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--leak)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--leak)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '3px',
  },
  '.cm-lintPoint-error:after': { borderBottomColor: 'var(--leak)' },
  '.cm-panel.cm-panel-lint ul [aria-selected]': {
    color: 'var(--text)',
    backgroundColor: 'var(--brand-tint)',
  },
  '.cm-panel': { color: 'var(--text)', backgroundColor: 'var(--surface)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line-strong)' },
  '.cm-panel.cm-search, .cm-panel.cm-gotoLine': { padding: '8px 40px 8px 12px', fontSize: '14px' },
  '.cm-panel.cm-search label': { display: 'inline-flex', alignItems: 'center', fontSize: '13px' },
  '.cm-panel .cm-textfield': { ...control, fontSize: '14px' },
  '.cm-panel .cm-button': { ...control, backgroundImage: 'none', fontSize: '13px', cursor: 'pointer' },
  '.cm-panel .cm-button:hover': { borderColor: 'var(--brand)' },
  '.cm-panel :focus-visible': { outline: '2px solid var(--brand)', outlineOffset: '1px' },
  '.cm-panel.cm-search [name=close], .cm-panel.cm-panel-lint [name=close], .cm-dialog-close': {
    width: '28px',
    height: '28px',
    fontSize: '18px',
    color: 'var(--text)',
    cursor: 'pointer',
  },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--warn) 30%, transparent)' },
  '.cm-searchMatch-selected': {
    backgroundColor: 'color-mix(in srgb, var(--warn) 30%, transparent)',
    outline: '2px solid var(--warn)',
  },
});
