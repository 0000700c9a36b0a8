import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { EditorState, Transaction, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  showPanel,
} from '@codemirror/view';

export interface CommonOptions {
  /** How to leave the editor by keyboard; stands below the code and describes it to screen readers. */
  hint: string;
  phrases: Readonly<Record<string, string>>;
  /** The reader turns to the editor. */
  onFocus: () => void;
  /** The reader changes the file. Not called by `show`: where it is called again in turn, two texts would take turns. */
  onChange: (code: string) => void;
  /** What stands in the editor is to be run: a key may come before `onChange` has had its effect. */
  onRun: (code: string) => void;
}

export const hintId = 'hint';

function hintPanel(hint: string) {
  return showPanel.of((view) => {
    const dom = document.createElement('div');
    dom.id = hintId;
    dom.textContent = hint;
    dom.style.padding = '4px 16px';
    dom.style.fontSize = '13px';
    // A phone has no such keys, and little room; one that comes with a keyboard is told when it matters.
    dom.hidden = window.matchMedia('(hover: none) and (pointer: coarse)').matches;
    view.contentDOM.addEventListener('keydown', ({ key }) => {
      if (key === 'Tab') dom.hidden = false;
    });
    // It stands where the text ended that was there before the editor: who presses there wants to write.
    dom.addEventListener('click', () => view.focus());
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

/** What the editor is, whatever it shows. */
export function commonExtensions({ hint, phrases, onFocus, onChange, onRun }: CommonOptions): Extension {
  const run = ({ state }: EditorView): boolean => {
    onRun(state.doc.toString());
    return true;
  };
  return [
    keymap.of([{ key: 'Mod-Enter', run }, indentWithTab, ...defaultKeymap, ...historyKeymap]),
    history(),
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    drawSelection(),
    bracketMatching(),
    indentOnInput(),
    hintPanel(hint),
    replaceSelection,
    EditorState.phrases.of(phrases),
    EditorView.domEventHandlers({ focus: () => onFocus() }),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      const isShown = transactions.every((each) => each.annotation(Transaction.remote));
      if (docChanged && !isShown) onChange(state.doc.toString());
    }),
  ];
}
