import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function fetchNothing(): false {
  return false;
}

type Preload = typeof window.docusaurus.preload;

/** What does not come is asked for again when the reader goes there, which says so. */
function quietly(preload: Preload): Preload {
  return (path) => {
    const loading = preload(path);
    return loading && loading.catch(() => []);
  };
}

/**
 * Docusaurus fetches the pages of all links on the screen ahead, most of which no reader opens. A link that is pointed at,
 * touched or focused says more: its page is loaded then, except on a slow connection.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = () => {
  if (window.docusaurus.prefetch === fetchNothing) return;
  const preload = quietly(window.docusaurus.preload);
  window.docusaurus = Object.freeze({ prefetch: fetchNothing, preload });
};

/** Pointing and touching are Docusaurus' own, and `useLinks`' in static bodies. */
function loadFocused({ target }: FocusEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) void window.docusaurus.preload(link.pathname);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('focusin', loadFocused);
