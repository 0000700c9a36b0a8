import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { Compartment, EditorSelection, EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  showPanel,
} from '@codemirror/view';
import type { CodePosition } from '@site/demos/hosts/playground/protocol';
import type { ColorTheme } from '@site/demos/protocol';
import { lookOf } from './highlighting';

export interface Editor {
  /** Replaces everything, as one step that can be undone. Does nothing when the text is the same. */
  setCode: (code: string) => void;
  setTheme: (theme: ColorTheme) => void;
  /** Puts the cursor there, in sight and focused. */
  goTo: (position: CodePosition) => void;
  destroy: () => void;
}

interface EditorOptions {
  parent: HTMLElement;
  code: string;
  theme: ColorTheme;
  label: string;
  /** How to leave the editor by keyboard; stands below the code and describes it to screen readers. */
  hint: string;
  onChange: (code: string) => void;
  onRun: () => void;
}

const hintId = 'hint';

function hintPanel(hint: string) {
  return showPanel.of(() => {
    const dom = document.createElement('div');
    dom.id = hintId;
    dom.textContent = hint;
    dom.style.padding = '4px 16px';
    dom.style.fontSize = '13px';
    return { dom };
  });
}

/**
 * Creates a code editor inside `parent`.
 *
 * It stands in a shadow root: there CodeMirror uses constructed style sheets, which a strict content security policy
 * allows; in the page it would insert `<style>` elements.
 */
export function createEditor(options: EditorOptions): Editor {
  const { parent, code, theme, label, hint, onChange, onRun } = options;
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
  const look = new Compartment();
  const run = (): boolean => {
    onRun();
    return true;
  };
  const extensions = [
    keymap.of([{ key: 'Mod-Enter', run }, indentWithTab, ...defaultKeymap, ...historyKeymap]),
    history(),
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    drawSelection(),
    bracketMatching(),
    indentOnInput(),
    javascript({ typescript: true }),
    look.of(lookOf(theme)),
    hintPanel(hint),
    EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': hintId, tabindex: '0' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
  const view = new EditorView({ parent: root, root, state: EditorState.create({ doc: code, extensions }) });

  return {
    setCode: (next) => {
      if (next === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    setTheme: (next) => view.dispatch({ effects: look.reconfigure(lookOf(next)) }),
    goTo: ({ line, column }) => {
      const { from, to } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      const selection = EditorSelection.cursor(Math.min(from + column - 1, to));
      view.dispatch({ selection, effects: EditorView.scrollIntoView(selection, { y: 'center' }) });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
