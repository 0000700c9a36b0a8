import { EditorSelection, type EditorState, type SelectionRange } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { CodePosition } from '@site/demos/hosts/playground/messages/protocol';

/** How far something is scrolled. */
export interface Scrolled {
  left: number;
  top: number;
}

/** The cursor there, or where the text or the line ends before. */
export function cursorAt({ doc }: EditorState, { line, column }: CodePosition): SelectionRange {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return EditorSelection.cursor(Math.min(from + column - 1, to));
}

/** At once: who asks for a place is answered by what has been measured. */
function measure(view: EditorView): void {
  view.requestMeasure();
  view.coordsAtPos(0);
}

export function scrollTo(view: EditorView, { left, top }: Scrolled): void {
  // Not measured yet, lines are guessed to be less high; and only those in sight make it wide.
  measure(view);
  view.scrollDOM.scrollTop = top;
  measure(view);
  view.scrollDOM.scrollLeft = left;
}
