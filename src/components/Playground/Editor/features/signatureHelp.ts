import { Prec, StateEffect, StateField, type Extension } from '@codemirror/state';
import {
  EditorView,
  getTooltip,
  keymap,
  showTooltip,
  ViewPlugin,
  type Tooltip,
  type ViewUpdate,
} from '@codemirror/view';
import type { Signature } from '../types/TypeService';
import type { TypesConnection } from './connectTypes';
import { explanation } from './explanation';

const show = StateEffect.define<Tooltip | null>();

const shown = StateField.define<Tooltip | null>({
  create: () => null,
  update(tooltip, { effects, changes }) {
    const effect = effects.find((each) => each.is(show));
    if (effect) return effect.value;
    return tooltip && { ...tooltip, pos: changes.mapPos(tooltip.pos) };
  },
  provide: (field) => showTooltip.from(field),
});

function tooltipOf({ from, parts: [before, parameter, after], documentation }: Signature): Tooltip {
  return {
    pos: from,
    above: true,
    create: () => {
      const current = document.createElement('b');
      current.textContent = parameter;
      const dom = explanation([new Text(before), current, new Text(after)], documentation);
      // Pressed, it takes the focus and stays: its text can be selected.
      dom.tabIndex = -1;
      return { dom };
    },
  };
}

/** Whether the reader is in the code or in the tip; so they are while they are in another window. */
function isTurnedTo(view: EditorView): boolean {
  const { activeElement } = view.root;
  const tip = view.state.field(shown, false);
  return (
    activeElement === view.contentDOM || Boolean(tip && getTooltip(view, tip)?.dom.contains(activeElement))
  );
}

/** Shows what the worker says of the place where the cursor stands, if the reader is still there. */
async function ask(
  view: EditorView,
  path: string,
  { worker }: TypesConnection,
  aloud = false,
): Promise<void> {
  const { doc, selection } = view.state;
  const asked = worker.getSignature({ path, pos: selection.main.head });
  // TypeScript may fail on code that is half written; the next question is another one.
  const signature = await asked.catch((error: unknown) => console.warn(error));
  const isCurrent = view.state.doc === doc && view.state.selection.eq(selection) && isTurnedTo(view);
  if (!isCurrent || (!signature && !view.state.field(shown, false))) return;
  const effects: StateEffect<unknown>[] = [show.of(signature ? tooltipOf(signature) : null)];
  if (aloud && signature) effects.push(EditorView.announce.of(signature.parts.join('')));
  view.dispatch({ effects });
}

/** Asks one question at a time, and the last one again when the cursor has gone on meanwhile. */
function followCalls(view: EditorView, path: string, connection: TypesConnection) {
  let isAsking = false;
  let isBehind = false;
  async function follow(): Promise<void> {
    isBehind = isAsking;
    if (isAsking) return;
    isAsking = true;
    await ask(view, path, connection);
    isAsking = false;
    if (isBehind) await follow();
  }
  return {
    update(update: ViewUpdate) {
      if (view.composing || !(update.docChanged || update.selectionSet)) return;
      if (isAsking || update.state.field(shown) || isCallWritten(update)) void follow();
    },
  };
}

function isCallWritten({ state, transactions }: ViewUpdate): boolean {
  const { head } = state.selection.main;
  const isTyped = transactions.some((transaction) => transaction.isUserEvent('input.type'));
  return isTyped && /[(,]/.test(state.sliceDoc(head - 1, head));
}

function close(view: EditorView): boolean {
  if (!view.state.field(shown, false)) return false;
  view.dispatch({ effects: show.of(null) });
  return true;
}

/** The tip goes when the reader turns to something else. */
const closesBehind = ViewPlugin.define((view) => {
  // Where the focus has gone is known afterwards.
  const leave = () =>
    setTimeout(() => {
      if (!isTurnedTo(view)) close(view);
    });
  view.dom.addEventListener('focusout', leave);
  return { destroy: () => view.dom.removeEventListener('focusout', leave) };
});

/** Which parameter of a call comes next: after `(` and `,`, and by Ctrl+Shift+Space. */
export function signatureHelp(path: string, connection: TypesConnection): Extension {
  const follow = ViewPlugin.define((view) => followCalls(view, path, connection));
  const explain = (view: EditorView): boolean => {
    void ask(view, path, connection, true);
    return true;
  };
  const keys = [
    { key: 'Mod-Shift-Space', run: explain },
    { key: 'Escape', run: close },
  ];
  return [shown, follow, closesBehind, Prec.high(keymap.of(keys))];
}
