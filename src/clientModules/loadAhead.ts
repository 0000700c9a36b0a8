import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function fetchNothing(): false {
  return false;
}

/**
 * Docusaurus fetches the pages of all links on the screen ahead, most of which no reader opens. A link that is pointed at,
 * touched or focused says more: its page is loaded then, except on a slow connection.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = () => {
  if (window.docusaurus.prefetch === fetchNothing) return;
  window.docusaurus = Object.freeze({ ...window.docusaurus, prefetch: fetchNothing });
};

/** Pointing and touching are Docusaurus' own, and `useLinks`' in static bodies. */
function loadFocused({ target }: FocusEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) void window.docusaurus.preload(link.pathname);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('focusin', loadFocused);
