import { say, searchFailureEvent } from './events';
import { loadOnce } from './head';

/** Asks for the script of the search, unless it is there or on its way; after a failure it is asked for anew. */
export function loadSearch(): void {
  const script = loadOnce('search-script');
  if (!script) return;
  script.onload = script.onerror = () => {
    // A page instead of the script is none, either.
    if ('siteSearch' in window) return;
    script.remove();
    say(searchFailureEvent);
  };
}
