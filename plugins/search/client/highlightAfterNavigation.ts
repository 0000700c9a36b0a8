import type { ClientModule } from '@docusaurus/types';
import type * as Highlight from './highlight';
import { highlightRequest } from './highlightRequest';
import './highlight.css';

let loaded: typeof Highlight | undefined;

/** The page reads as well without: whatever keeps the code away, nobody has to be told. */
async function highlight(terms: readonly string[]): Promise<void> {
  loaded = await import('./highlight').catch(() => undefined);
  loaded?.highlightTerms(terms);
  loaded?.flashTarget();
}

/** Highlights what was searched for on the page that a result has opened; the code for it is loaded only then. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation) return;
  const terms = highlightRequest.take(location.pathname);
  const isOtherPage = location.pathname !== previousLocation.pathname;
  if (terms.length > 0) void highlight(terms);
  else if (isOtherPage) loaded?.clearHighlights();
};
