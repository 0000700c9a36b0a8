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
  /** What stands in the editor is to be run: a key may come before `onChange` has had its effect. */
  onRun: (code: string) => void;
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
 * Text that replaces a selection. Left to the browser, the lines that become one keep their looks by style attributes, which
 * the site's policy refuses.
 */
const replaceSelection = EditorView.domEventHandlers({
  beforeinput({ inputType, data, isComposing }, view) {
    const isReplacement = inputType === 'insertText' && data !== null && !view.state.selection.main.empty;
    if (!isReplacement || isComposing) return false;
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

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
  const run = ({ state }: EditorView): boolean => {
    onRun(state.doc.toString());
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
    replaceSelection,
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
