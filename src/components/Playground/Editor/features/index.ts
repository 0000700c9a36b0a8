/** What the editor gets once the reader turns to it. */
import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionStatus,
} from '@codemirror/autocomplete';
import { diagnosticCount, linter, lintKeymap, type Diagnostic } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, Prec, Text, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { CodeFault } from '../../compiler/result';
import type { TypesConnection } from './connectTypes';
import { surfaces } from './surfaces';
import { typeCompletions, typeFeatures } from './typeFeatures';

export { connectTypes, type TypesConnection } from './connectTypes';

interface FeatureOptions {
  file: string;
  /** Why the last run could not compile the project. */
  faults: readonly CodeFault[];
  /** The file as it was when they were found. */
  compiled: string | undefined;
  /** Once it is there. */
  types?: TypesConnection | undefined;
  onErrors: (count: number) => void;
}

const isCode = (file: string): boolean => /\.[jt]sx?$/.test(file);

function diagnosticOf({ message, position: { line: number, column } }: CodeFault, doc: Text): Diagnostic {
  const line = doc.line(Math.min(Math.max(number, 1), doc.lines));
  const from = Math.min(line.from + column - 1, line.to);
  return { from, to: Math.min(from + 1, line.to), message, severity: 'error' };
}

/** Marks the places in a file while it is as it was compiled. */
function faultMarks({ file, faults, compiled }: FeatureOptions): Extension {
  const own = faults.filter(({ position }) => position.file === file);
  if (own.length === 0 || compiled === undefined) return [];
  const text = Text.of(compiled.split(/\r\n?|\n/));
  return linter(({ state: { doc } }) => (doc.eq(text) ? own.map((fault) => diagnosticOf(fault, doc)) : []));
}

function errorCount(onErrors: (count: number) => void): Extension {
  let known = -1;
  return EditorView.updateListener.of(({ state }) => {
    const count = diagnosticCount(state);
    if (count !== known) onErrors(count);
    known = count;
  });
}

/** Completions of TypeScript stand alone in code, beside those of HTML and CSS in a component; elsewhere are the language's own. */
function completions(file: string, types: TypesConnection | undefined): Extension {
  const source = types && typeCompletions(file, types);
  if (source && isCode(file)) return autocompletion({ icons: false, override: [source] });
  const isComponent = source && file.endsWith('.vue');
  return [
    autocompletion({ icons: false }),
    isComponent ? EditorState.languageData.of(() => [{ autocomplete: source }]) : [],
  ];
}

/** Takes the name that is selected. One that came a moment ago is not taken, nor is the line indented then. */
function acceptByTab(view: EditorView): boolean {
  return acceptCompletion(view) || completionStatus(view.state) === 'active';
}

/** While an input method composes, its own list is on the screen. */
const nothingWhileComposing = EditorView.updateListener.of(({ view }) => {
  if (view.composing && completionStatus(view.state) !== null) closeCompletion(view);
});

/** Completion, brackets, search, marks and their keys, for one file. */
export function featuresOf(options: FeatureOptions): Extension {
  const { file, types, onErrors } = options;
  return [
    completions(file, types),
    nothingWhileComposing,
    closeBrackets(),
    search({ top: true }),
    // Before the editor's own Tab, which indents.
    Prec.high(keymap.of([{ key: 'Tab', run: acceptByTab }])),
    keymap.of([...closeBracketsKeymap, ...searchKeymap, ...lintKeymap]),
    types ? typeFeatures(file, types) : [],
    // TypeScript finds them itself.
    types && isCode(file) ? [] : faultMarks(options),
    errorCount(onErrors),
    surfaces,
  ];
}
