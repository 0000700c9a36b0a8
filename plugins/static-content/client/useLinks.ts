import { useEffect, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { isPage } from './pages';
import { isModified } from './isModified';

/** A link that leads to another page of the site, and has not said where it wants to be opened. */
function pageLinkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== window.location.origin || link.target !== '' || link.hasAttribute('download')) {
    return undefined;
  }
  // A jump within the page is the browser's.
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  return isPage(link.pathname) ? link : undefined;
}

/** Lets the links of static HTML navigate in place, and load ahead when the reader is about to use one. */
export function useLinks(body: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const navigate = (event: MouseEvent): void => {
      const link = event.defaultPrevented || isModified(event) ? undefined : pageLinkOf(event);
      if (!link) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    const loadAhead = (event: Event): void => {
      const link = pageLinkOf(event);
      if (link) void window.docusaurus.preload(link.pathname);
    };
    const signs = ['mouseover', 'touchstart'];
    element.addEventListener('click', navigate);
    for (const sign of signs) element.addEventListener(sign, loadAhead, { passive: true });
    return () => {
      element.removeEventListener('click', navigate);
      for (const sign of signs) element.removeEventListener(sign, loadAhead);
    };
  }, [body, history]);
}
