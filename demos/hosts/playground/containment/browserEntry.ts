import type { Entry } from './entries';

/** What the browser keeps with an entry of its history: the state that the program knows, and which entry it is. */
interface Kept {
  preview: 'home' | 'away';
  state: unknown;
}

/** Changes the browser's entry that the frame is at. */
export type WriteEntry = (state: unknown, url?: string | URL | null) => void;

interface Follower {
  /** Where the preview is. */
  current: () => Entry;
  /** The program has gone to another place of the document, by `location.hash` or the like. */
  onLeave: (url: string) => void;
}

function isKept(state: unknown): state is Kept {
  return typeof state === 'object' && state !== null && 'preview' in state;
}

/** How long the browser may take to go back to the entry, before the one it is at counts as that. */
const patience = 1_000;

/**
 * Whether `history.back()` of a contained frame ends at the frame's first entry. In Chromium it does; elsewhere one too
 * many would leave the page around.
 */
export function endsAtFrame(): boolean {
  return 'userAgentData' in navigator;
}

/**
 * Holds the frame at one entry of the browser's history, so that the reader's Back needs one press. No browser lets
 * `location.hash = …` be kept out of it: `location` cannot be replaced, and the `navigate` event is not for documents
 * without an origin. So the browser goes back from there at once, unseen by the program, and takes the address along.
 *
 * @returns what writes the entry
 */
export function holdEntry({ current, onLeave }: Follower): WriteEntry {
  const native = {
    back: history.back.bind(history),
    replaceState: history.replaceState.bind(history),
    state: Object.getOwnPropertyDescriptor(History.prototype, 'state')?.get?.bind(history),
  };
  let place: Kept['preview'] = 'home';
  /** How the browser tells of its way back, to be kept from the program. */
  const unseen: { oldURL: string; newURL: string }[] = [];
  let settling: ReturnType<typeof setTimeout> | undefined;

  const write: WriteEntry = (state, url) =>
    native.replaceState({ preview: place, state } satisfies Kept, '', url);

  function settle(): void {
    clearTimeout(settling);
    settling = undefined;
    place = 'home';
    const { state, url } = current();
    write(state, url);
  }

  function goHome(): void {
    clearTimeout(settling);
    settling = setTimeout(settle, patience);
    native.back();
  }

  function onPopState(event: PopStateEvent): void {
    if (!event.isTrusted) return;
    const { href } = location;
    const at: unknown = native.state?.();
    if (isKept(at)) {
      event.stopImmediatePropagation();
      unseen.push({ oldURL: current().url, newURL: href });
      if (at.preview === 'home') settle();
      else {
        place = 'away';
        goHome();
      }
    } else if (href === current().url) write(current().state);
    else {
      onLeave(href);
      const isGoing = settling !== undefined;
      place = 'away';
      write(null);
      if (!isGoing) goHome();
    }
  }

  function onHashChange(event: HashChangeEvent): void {
    const at = unseen.findIndex(({ oldURL, newURL }) => oldURL === event.oldURL && newURL === event.newURL);
    if (at < 0) return;
    unseen.splice(at, 1);
    event.stopImmediatePropagation();
  }

  Object.defineProperty(history, 'state', {
    configurable: true,
    get: () => {
      const at: unknown = native.state?.();
      return isKept(at) ? at.state : at;
    },
  });
  window.addEventListener('popstate', onPopState, true);
  window.addEventListener('hashchange', onHashChange, true);
  return write;
}
