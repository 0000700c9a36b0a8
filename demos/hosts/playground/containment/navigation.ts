import { endsAtFrame, holdEntry, type WriteEntry } from './browserEntry';
import { Entries } from './entries';

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

class FrameHistory implements Navigation {
  private readonly entries = new Entries(location.href);
  /** How many entries the browser has, of the page around as well. */
  private browserLength = history.length;
  private readonly write: WriteEntry;

  constructor(private readonly onChange: (state: NavigationState) => void) {
    window.addEventListener('click', (event) => this.followLink(event));
    this.write = endsAtFrame() ? this.holdBrowser() : this.followBrowser();
    history.pushState = (state: unknown, _unused, url) => {
      this.write(state, url);
      this.entries.push({ state, url: location.href });
      this.report();
    };
    history.replaceState = (state: unknown, _unused, url) => {
      this.write(state, url);
      this.entries.replace({ state, url: location.href });
      this.report();
    };
    history.back = () => void setTimeout(() => this.traverse(-1));
    history.forward = () => void setTimeout(() => this.traverse(1));
    history.go = (delta = 0) => void setTimeout(() => this.traverse(delta));
  }

  navigate(path: string): void {
    const { href } = new URL(path, location.href);
    if (isAnchor(href)) this.goToAnchor(href);
    // Not our own function: Garfish has wrapped it meanwhile, and hears of the address by that.
    else history.pushState(null, '', path);
  }

  traverse(delta: number): void {
    if (delta === 0 || !this.entries.move(delta)) return;
    const { state, url } = this.entries.current;
    const oldURL = location.href;
    const isHashChange = url !== oldURL && withoutHash(url) === withoutHash(oldURL);
    this.write(state, url);
    this.report();
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
    if (isHashChange) window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: url }));
  }

  private report(): void {
    const { canGoBack, canGoForward } = this.entries;
    this.onChange({ path: location.pathname + location.search + location.hash, canGoBack, canGoForward });
  }

  /** The browser goes there, scrolls and says so; only the entry is ours. */
  private goToAnchor(url: string): void {
    if (url !== location.href) this.entries.push({ state: null, url });
    location.replace(url);
    this.report();
  }

  private followLink(event: MouseEvent): void {
    const link = followed(event);
    if (!link || !isAnchor(link.href)) return;
    event.preventDefault();
    this.goToAnchor(link.href);
  }

  private holdBrowser(): WriteEntry {
    return holdEntry({
      current: () => this.entries.current,
      onLeave: (url) => {
        this.entries.push({ state: null, url });
        this.report();
      },
    });
  }

  /**
   * Where the browser keeps an entry of its own for it: the program has set `location.hash`, or the reader has gone over such
   * entries with the browser's buttons, which makes none.
   */
  private followBrowser(): WriteEntry {
    const replaceState = history.replaceState.bind(history);
    const follow = (): void => {
      const isNew = history.length !== this.browserLength;
      this.browserLength = history.length;
      const url = location.href;
      if (url === this.entries.current.url) return;
      if (isNew || !this.entries.moveToNearest(url)) this.entries.push({ state: null, url });
      this.report();
    };
    window.addEventListener('popstate', follow);
    window.addEventListener('hashchange', follow);
    return (state, url) => replaceState(state, '', url);
  }
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
  return new FrameHistory(onChange);
}
