import type { ClientModule } from '@docusaurus/types';
import type * as Highlight from './highlight';
import { highlightRequest } from './highlightRequest';
import './highlight.css';

let loaded: typeof Highlight | undefined;

/** Of the page that is shown. */
let terms: readonly string[] = [];

/** The page reads as well without: whatever keeps the code away, nobody has to be told. */
async function highlight(wanted: readonly string[]): Promise<void> {
  loaded = await import('./highlight').catch(() => undefined);
  // The reader may have gone on meanwhile.
  if (wanted !== terms) return;
  loaded?.highlightTerms(wanted);
  loaded?.flashTarget();
}

/** Highlights what was searched for on the page that a result has opened; the code for it is loaded only then. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation) return;
  const wanted = highlightRequest.take(location.pathname);
  const isOtherPage = location.pathname !== previousLocation.pathname;
  if (wanted.length === 0 && !isOtherPage) return;
  terms = wanted;
  if (wanted.length > 0) void highlight(wanted);
  else loaded?.clearHighlights();
};
