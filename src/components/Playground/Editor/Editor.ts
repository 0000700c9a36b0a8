import { Compartment, EditorState, Transaction, type ChangeSpec, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { CodePosition } from '@site/demos/hosts/playground/messages/protocol';
import type { ColorTheme } from '@site/demos/protocol';
import { createEchoes } from './echoes';
import { commonExtensions, hintId, type CommonOptions } from './extensions';
import { lookOf } from './highlighting';
import { languageOf } from './languages';
import { cursorAt, scrollTo, type Scrolled } from './places';

type FeaturesOf = (file: string) => Extension;

interface EditorOptions extends CommonOptions {
  parent: HTMLElement;
  /** Of the program that the file is part of; another one is another program. */
  session?: symbol | undefined;
  file: string;
  code: string;
  theme: ColorTheme;
  /** Name of the editor while it shows a file. */
  labelOf: (file: string) => string;
}

/** What may change while a file is open. */
const look = new Compartment();
const language = new Compartment();
const features = new Compartment();

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

/**
 * A code editor inside `parent`.
 *
 * It stands in a shadow root: there CodeMirror uses constructed style sheets, which a strict content security policy
 * allows; in the page it would insert `<style>` elements.
 */
export class Editor {
  private readonly view: EditorView;
  private readonly common: Extension;
  private readonly labelOf: EditorOptions['labelOf'];
  /** Of what was typed into the file that is shown: it comes back by `show`. */
  private readonly echoes = createEchoes();
  /** The files that were shown before, as they were left. */
  private readonly left = new Map<string, EditorState>();
  private theme: ColorTheme;
  private session: symbol | undefined;
  private shown: string;
  private featuresOf: FeaturesOf = () => [];

  constructor(options: EditorOptions) {
    const { parent, labelOf, theme, session, file, code, onChange } = options;
    this.labelOf = labelOf;
    this.theme = theme;
    this.session = session;
    this.shown = file;
    this.common = commonExtensions({
      ...options,
      onChange: (typed) => {
        this.echoes.expect(typed);
        onChange(typed);
      },
    });
    const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
    this.view = new EditorView({ parent: root, root, state: this.stateOf(file, code) });
    this.complete();
  }

  /**
   * Shows a file as it was left, with its cursor and its history. Another text of the same file is one step that can be
   * undone. Of another program nothing is known.
   */
  show(file: string, code: string, session?: symbol): void {
    const isOther = session !== this.session;
    if (isOther || file !== this.shown) {
      if (isOther) this.left.clear();
      else this.left.set(this.shown, this.view.state);
      this.session = session;
      this.shown = file;
      this.echoes.forget();
      this.view.setState(this.left.get(file) ?? this.stateOf(file, code));
      this.complete();
    }
    // More may have been typed since.
    if (!this.echoes.isEcho(code)) replaceAll(this.view, code);
  }

  setTheme(theme: ColorTheme): void {
    this.theme = theme;
    this.view.dispatch({ effects: look.reconfigure(lookOf(theme)) });
  }

  /** What is loaded after the editor, by the file that it is for. */
  setFeatures(featuresOf: FeaturesOf): void {
    this.featuresOf = featuresOf;
    this.view.dispatch({ effects: features.reconfigure(featuresOf(this.shown)) });
  }

  focus(): void {
    this.view.focus();
  }

  /** Puts the cursor there, in sight and focused. */
  goTo(position: CodePosition): void {
    const selection = cursorAt(this.view.state, position);
    this.view.dispatch({ selection, effects: EditorView.scrollIntoView(selection, { y: 'center' }) });
    this.view.focus();
  }

  /** Puts the cursor, if there was one, where it was in a text that had the same lines in the same place. */
  goOn(scrolled: Scrolled, position?: CodePosition): void {
    scrollTo(this.view, scrolled);
    if (!position) return;
    // The hint may stand over the line; so far it is scrolled.
    this.view.dispatch({ selection: cursorAt(this.view.state, position), scrollIntoView: true });
    this.view.focus();
  }

  destroy(): void {
    this.view.destroy();
  }

  private stateOf(file: string, code: string): EditorState {
    const name = { 'aria-label': this.labelOf(file), 'aria-describedby': hintId, tabindex: '0' };
    const own = [look.of([]), language.of([]), EditorView.contentAttributes.of(name)];
    return EditorState.create({ doc: code, extensions: [features.of([]), this.common, own] });
  }

  /** Gives the file that is shown what it has not had yet, or what has changed since it was left. */
  private complete(): void {
    const { view, shown: file } = this;
    const known = languageOf(file);
    const effects = [look.reconfigure(lookOf(this.theme)), features.reconfigure(this.featuresOf(file))];
    if (known instanceof Promise) {
      void known.then((loaded) => {
        if (this.shown === file) view.dispatch({ effects: language.reconfigure(loaded) });
      });
    } else {
      effects.push(language.reconfigure(known));
    }
    view.dispatch({ effects });
  }
}
