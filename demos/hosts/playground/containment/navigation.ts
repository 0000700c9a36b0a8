import { endsAtFrame, holdEntry, type Entry, type WriteEntry } from './browserEntry';

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

function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? '';
}

/** Whether an address is another place of the same document. */
function isAnchor(url: string): boolean {
  return url.includes('#') && withoutHash(url) === withoutHash(location.href);
}

/** The link that a click follows here, if nobody has handled it. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || isElsewhere) return undefined;
  // In a shadow root, too.
  const link = event.composedPath().find((element) => element instanceof HTMLAnchorElement);
  return link && /^(?:_self)?$/.test(link.target) && !link.hasAttribute('download') ? link : undefined;
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
  const entries: Entry[] = [{ state: null, url: location.href }];
  let position = 0;
  /** How many entries the browser has, of the page around as well. */
  let browserLength = history.length;

  function report(): void {
    onChange({
      path: location.pathname + location.search + location.hash,
      canGoBack: position > 0,
      canGoForward: position < entries.length - 1,
    });
  }

  /** Puts an entry in the place of so many, from `at` on. */
  function put(at: number, replaced: number, state: unknown, url?: string | URL | null): void {
    write(state, url);
    position = at;
    entries.splice(at, replaced, { state, url: location.href });
    report();
  }

  function traverse(delta: number): void {
    const entry = entries[position + delta];
    if (!entry || delta === 0) return;
    const oldURL = location.href;
    const isHashChange = entry.url !== oldURL && withoutHash(entry.url) === withoutHash(oldURL);
    position += delta;
    write(entry.state, entry.url);
    report();
    window.dispatchEvent(new PopStateEvent('popstate', { state: entry.state }));
    if (isHashChange) window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: entry.url }));
  }

  /** Adds an entry that the address is already that of, or will be at once. */
  function add(url: string): void {
    position += 1;
    entries.splice(position, entries.length, { state: null, url });
  }

  /** The browser goes there, scrolls and says so; only the entry is ours. */
  function goToAnchor(url: string): void {
    if (url !== location.href) add(url);
    location.replace(url);
    report();
  }

  /** The entry nearest to this one that has the address. */
  function nearest(url: string): number | undefined {
    const found = [...entries.keys()].filter((at) => entries[at]?.url === url);
    return found.sort((a, b) => Math.abs(a - position) - Math.abs(b - position))[0];
  }

  /**
   * Where the browser keeps an entry of its own for it: the program has set `location.hash`, or the reader has gone over such
   * entries with the browser's buttons, which makes none.
   */
  function follow(): void {
    const isNew = history.length !== browserLength;
    browserLength = history.length;
    const url = location.href;
    if (url === entries[position]?.url) return;
    const at = isNew ? undefined : nearest(url);
    if (at === undefined) add(url);
    else position = at;
    report();
  }

  window.addEventListener('click', (event) => {
    const link = followed(event);
    if (!link || !isAnchor(link.href)) return;
    event.preventDefault();
    goToAnchor(link.href);
  });

  function followBrowser(): WriteEntry {
    const replaceState = history.replaceState.bind(history);
    window.addEventListener('popstate', follow);
    window.addEventListener('hashchange', follow);
    return (state, url) => replaceState(state, '', url);
  }

  const write = endsAtFrame()
    ? holdEntry({
        current: () => entries[position] ?? { state: null, url: location.href },
        onLeave: (url) => {
          add(url);
          report();
        },
      })
    : followBrowser();

  history.pushState = (state: unknown, _unused, url) => put(position + 1, entries.length, state, url);
  history.replaceState = (state: unknown, _unused, url) => put(position, 1, state, url);
  history.back = () => void setTimeout(() => traverse(-1));
  history.forward = () => void setTimeout(() => traverse(1));
  history.go = (delta = 0) => void setTimeout(() => traverse(delta));

  function navigate(path: string): void {
    const { href } = new URL(path, location.href);
    if (isAnchor(href)) goToAnchor(href);
    else history.pushState(null, '', path);
  }

  return { navigate, traverse };
}
