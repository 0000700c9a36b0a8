interface Entry {
  state: unknown;
  url: string;
}

export interface Navigation {
  /** As a reader who types an address and presses Enter, in an application with a router. */
  navigate: (path: string) => void;
  traverse: (delta: number) => void;
}

export interface NavigationState {
  /** Path, query and hash. */
  path: string;
  canGoBack: boolean;
  canGoForward: boolean;
}

/**
 * Gives the frame a history of its own. The browser's one is shared with the page around it: a `pushState` in here
 * would eat a press of the reader's Back button, and `history.back()` would leave the playground.
 *
 * Runs before Garfish is loaded, which wraps the functions that it finds.
 *
 * @param onChange called after every change of the address
 */
export function ownHistory(onChange: (state: NavigationState) => void): Navigation {
  const replaceState = history.replaceState.bind(history);
  const entries: Entry[] = [{ state: null, url: location.href }];
  let position = 0;

  function report(): void {
    onChange({
      path: location.pathname + location.search + location.hash,
      canGoBack: position > 0,
      canGoForward: position < entries.length - 1,
    });
  }

  /** Puts an entry in the place of so many, from `at` on. */
  function put(at: number, replaced: number, state: unknown, url?: string | URL | null): void {
    replaceState(state, '', url);
    position = at;
    entries.splice(at, replaced, { state, url: location.href });
    report();
  }

  function traverse(delta: number): void {
    const entry = entries[position + delta];
    if (!entry || delta === 0) return;
    position += delta;
    replaceState(entry.state, '', entry.url);
    report();
    window.dispatchEvent(new PopStateEvent('popstate', { state: entry.state }));
  }

  history.pushState = (state: unknown, _unused, url) => put(position + 1, entries.length, state, url);
  history.replaceState = (state: unknown, _unused, url) => put(position, 1, state, url);
  history.back = () => void setTimeout(() => traverse(-1));
  history.forward = () => void setTimeout(() => traverse(1));
  history.go = (delta = 0) => void setTimeout(() => traverse(delta));

  return { navigate: (path) => history.pushState(null, '', path), traverse };
}
