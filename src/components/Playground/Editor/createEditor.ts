import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import {
  Compartment,
  EditorSelection,
  EditorState,
  Transaction,
  type ChangeSpec,
  type Extension,
} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  showPanel,
} from '@codemirror/view';
import type { CodePosition } from '@site/demos/hosts/playground/messages/protocol';
import type { ColorTheme } from '@site/demos/protocol';
import { createEchoes } from './echoes';
import { lookOf } from './highlighting';
import { languageOf } from './languages';

export interface Editor {
  /**
   * Shows a file as it was left, with its cursor and its history. Another text of the same file is one step that can be
   * undone. Of another program nothing is known.
   */
  show: (file: string, code: string, session?: symbol) => void;
  setTheme: (theme: ColorTheme) => void;
  /** What is loaded after the editor, by the file that it is for. */
  setFeatures: (featuresOf: FeaturesOf) => void;
  focus: () => void;
  /** Puts the cursor there, in sight and focused. */
  goTo: (position: CodePosition) => void;
  /** Puts the cursor, if there was one, where it was in a text that had the same lines in the same place. */
  goOn: (scrolled: Scrolled, position?: CodePosition) => void;
  destroy: () => void;
}

/** How far something is scrolled. */
export interface Scrolled {
  left: number;
  top: number;
}

type FeaturesOf = (file: string) => Extension;

interface EditorOptions {
  parent: HTMLElement;
  /** Of the program that the file is part of; another one is another program. */
  session?: symbol | undefined;
  file: string;
  code: string;
  theme: ColorTheme;
  /** Name of the editor while it shows a file. */
  labelOf: (file: string) => string;
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

const hintId = 'hint';

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

/** What may change while a file is open. */
const look = new Compartment();
const language = new Compartment();
const features = new Compartment();

/** What the editor is, whatever it shows. */
function commonExtensions({ hint, phrases, onFocus, onChange, onRun }: EditorOptions): Extension {
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

/** The one place where two texts differ: what is around it keeps the cursor. */
function changeBetween(before: string, after: string): ChangeSpec {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

function replaceAll(view: EditorView, code: string): void {
  const before = view.state.doc.toString();
  if (code === before) return;
  view.dispatch({ changes: changeBetween(before, code), annotations: Transaction.remote.of(true) });
}

function cursorAt({ doc }: EditorState, { line, column }: CodePosition) {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return EditorSelection.cursor(Math.min(from + column - 1, to));
}

/** At once: who asks for a place is answered by what has been measured. */
function measure(view: EditorView): void {
  view.requestMeasure();
  view.coordsAtPos(0);
}

function scrollTo(view: EditorView, { left, top }: Scrolled): void {
  // Not measured yet, lines are guessed to be less high; and only those in sight make it wide.
  measure(view);
  view.scrollDOM.scrollTop = top;
  measure(view);
  view.scrollDOM.scrollLeft = left;
}

/**
 * Creates a code editor inside `parent`.
 *
 * It stands in a shadow root: there CodeMirror uses constructed style sheets, which a strict content security policy
 * allows; in the page it would insert `<style>` elements.
 */
export function createEditor(options: EditorOptions): Editor {
  const { parent, labelOf } = options;
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
  /** Of what was typed into the file that is shown: it comes back by `show`. */
  const echoes = createEchoes();
  const common = commonExtensions({
    ...options,
    onChange: (code) => {
      echoes.expect(code);
      options.onChange(code);
    },
  });
  const left = new Map<string, EditorState>();
  let { theme } = options;
  let { session } = options;
  let shown = options.file;
  let featuresOf: FeaturesOf = () => [];

  function stateOf(file: string, code: string): EditorState {
    const name = { 'aria-label': labelOf(file), 'aria-describedby': hintId, tabindex: '0' };
    const own = [look.of([]), language.of([]), EditorView.contentAttributes.of(name)];
    return EditorState.create({ doc: code, extensions: [features.of([]), common, own] });
  }

  const view = new EditorView({ parent: root, root, state: stateOf(shown, options.code) });

  /** Gives the file that is shown what it has not had yet, or what has changed since it was left. */
  function complete(): void {
    const file = shown;
    const known = languageOf(file);
    const effects = [look.reconfigure(lookOf(theme)), features.reconfigure(featuresOf(file))];
    if (known instanceof Promise) {
      void known.then((loaded) => {
        if (shown === file) view.dispatch({ effects: language.reconfigure(loaded) });
      });
    } else {
      effects.push(language.reconfigure(known));
    }
    view.dispatch({ effects });
  }

  complete();
  return {
    show: (file, code, next) => {
      const isOther = next !== session;
      if (isOther || file !== shown) {
        if (isOther) left.clear();
        else left.set(shown, view.state);
        session = next;
        shown = file;
        echoes.forget();
        view.setState(left.get(file) ?? stateOf(file, code));
        complete();
      }
      // More may have been typed since.
      if (!echoes.isEcho(code)) replaceAll(view, code);
    },
    setTheme: (next) => {
      theme = next;
      view.dispatch({ effects: look.reconfigure(lookOf(theme)) });
    },
    setFeatures: (next) => {
      featuresOf = next;
      view.dispatch({ effects: features.reconfigure(featuresOf(shown)) });
    },
    focus: () => view.focus(),
    goTo: (position) => {
      const selection = cursorAt(view.state, position);
      view.dispatch({ selection, effects: EditorView.scrollIntoView(selection, { y: 'center' }) });
      view.focus();
    },
    goOn: (scrolled, position) => {
      scrollTo(view, scrolled);
      if (!position) return;
      // The hint may stand over the line; so far it is scrolled.
      view.dispatch({ selection: cursorAt(view.state, position), scrollIntoView: true });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
