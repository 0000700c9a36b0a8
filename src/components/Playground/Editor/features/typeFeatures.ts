import type { Completion, CompletionSource } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { ViewPlugin, type ViewUpdate } from '@codemirror/view';
import {
  tsAutocompleteWorker,
  tsFacetWorker,
  tsHoverWorker,
  tsLinterWorker,
  type HoverInfo,
} from '@valtown/codemirror-ts';
import type { TypesConnection } from './connectTypes';
import { explanation } from './explanation';
import { signatureHelp } from './signatureHelp';

function renderHover({ quickInfo }: HoverInfo) {
  const parts = (quickInfo?.displayParts ?? []).map(({ kind, text }) => {
    const span = document.createElement('span');
    span.className = `quick-info-${kind}`;
    span.textContent = text;
    return span;
  });
  const documentation = (quickInfo?.documentation ?? []).map(({ text }) => text).join('');
  return { dom: explanation(parts, documentation) };
}

/** Names that fit, each with its declaration once it is the one that Enter takes. */
export function typeCompletions(path: string, { worker }: TypesConnection): CompletionSource {
  const source = tsAutocompleteWorker();
  return async (context) => {
    const result = await source(context);
    if (!result) return null;
    const info = async ({ label }: Completion): Promise<Node | null> => {
      const told = await worker.describe({ path, pos: context.pos, name: label });
      return told ? explanation([new Text(told.declaration)], told.documentation) : null;
    };
    return { ...result, options: result.options.map((option) => ({ ...option, info })) };
  };
}

/** Hover, the errors and the signatures of one file; and what is typed into it goes to the worker. */
export function typeFeatures(path: string, connection: TypesConnection): Extension {
  const follow = ViewPlugin.define((view) => {
    connection.update(path, view.state.doc.toString());
    return {
      update({ docChanged, state }: ViewUpdate) {
        if (docChanged) connection.update(path, state.doc.toString());
      },
    };
  });
  return [
    tsFacetWorker.of({ path, worker: connection.worker }),
    follow,
    tsLinterWorker(),
    tsHoverWorker({ renderTooltip: renderHover }),
    signatureHelp(path, connection),
  ];
}
