import type { ClientModule } from '@docusaurus/types';
import { highlightRequest } from './highlightRequest';
import './highlight.css';

/** Highlights what was searched for on the page that a result has opened; the code for it is loaded only then. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation) return;
  const terms = highlightRequest.take(location.pathname);
  const isOtherPage = location.pathname !== previousLocation.pathname;
  if (terms.length > 0) void import('./highlight').then(({ highlightTerms }) => highlightTerms(terms));
  else if (isOtherPage && 'highlights' in CSS) CSS.highlights.clear();
};
