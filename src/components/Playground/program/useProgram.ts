import { useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from '@site/src/copyText';
import { readDrafts, type Draft } from './drafts';
import { draftsKey } from './draftsKey';
import { isLink } from './isLink';
import { loadAddress, loadLinks } from './links';
import { isKeepable, isSameProgram, type Program } from './program';
import {
  asOpened,
  openFirst,
  sessionOf,
  withChange,
  withDraftAgain,
  withoutDraft,
  type Notice,
  type Opened,
  type Source,
} from './sessions';

function showHash(hash: string): void {
  // Not through the router: the page stays as it is.
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/** Puts the link to a program into the address bar and onto the clipboard. */
async function shareProgram(program: Program): Promise<Notice> {
  if (!isKeepable(program)) return 'tooLong';
  const links = await loadLinks().catch((error: unknown) => console.warn(error));
  if (!links) return 'linkNotMade';
  showHash(links.toHash(program));
  return (await copyText(location.href)) ? 'linkCopied' : 'linkInAddressBar';
}

/** Hands the program to the reader as a project; what makes it is downloaded first. */
async function downloadProgram(program: Program): Promise<Notice> {
  try {
    const { download } = await import(/* webpackChunkName: "playground-download" */ '../download');
    download(program);
    return 'downloaded';
  } catch {
    return 'downloadNotLoaded';
  }
}

export interface ProgramControls {
  /** Stays the same while a program is changed, and is another one as soon as one is opened. */
  session: symbol;
  program: Program;
  source: Source;
  drafts: readonly Draft[];
  notice: Notice | undefined;
  isChanged: boolean;
  /** Whether what is shown is in one of the drafts. */
  isDraft: boolean;
  edit: (change: Partial<Program>) => void;
  open: (source: string) => void;
  reset: () => void;
  /** Removes the draft that is open. */
  removeDraft: () => void;
  /** Brings back what was removed last, while the notice tells of it. */
  undoRemoval: () => void;
  /** Puts the link into the address bar and onto the clipboard. */
  share: () => Promise<void>;
  /** Saves the program as a project that runs by itself. */
  download: () => Promise<void>;
}

/** The reader's drafts; other tabs write them, too. */
function useDrafts() {
  const [drafts, setDrafts] = useState(readDrafts);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === draftsKey) setDrafts(readDrafts());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return [drafts, setDrafts] as const;
}

/** Calls back when a link has been put into the address bar, and can be read or cannot. Both stay the same. */
function useLink(onArrive: () => void, onFail: () => void): void {
  useEffect(() => {
    const onHashChange = (): void => {
      if (isLink(location.hash)) loadAddress().then(onArrive, onFail);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [onArrive, onFail]);
}

/**
 * The program in the editor. Every series of changes is a draft of its own: opening a link or an example never
 * overwrites what was typed before.
 */
export function useProgram(): ProgramControls {
  const [drafts, setDrafts] = useDrafts();
  const [{ session, notice, removal }, setOpened] = useState<Opened>(() => openFirst(drafts));
  const { program, source, opened } = session;
  // What is changed may have been waited for, and another program opened, or this one changed, meanwhile.
  const latest = useRef(session);
  const show = useCallback((next: Opened) => {
    latest.current = next.session;
    setOpened(next);
  }, []);
  const tell = useCallback((next: Notice) => setOpened((before) => ({ ...before, notice: next })), []);

  useLink(
    useCallback(() => show(openFirst(readDrafts())), [show]),
    useCallback(() => tell('linkNotLoaded'), [tell]),
  );

  const edit = useCallback(
    (change: Partial<Program>) => {
      const before = latest.current;
      if (isSameProgram({ ...before.program, ...change }, before.program)) return;
      if (location.hash !== '') showHash('');
      const { drafts: kept, ...changed } = withChange(before, change);
      show(changed);
      setDrafts(kept);
    },
    [show, setDrafts],
  );

  const open = useCallback(
    (next: string) => {
      const found = sessionOf(next, readDrafts());
      if (!found) return;
      if (location.hash !== '') showHash('');
      show({ session: found });
    },
    [show],
  );

  const showStored = (next: Opened): void => {
    show(next);
    setDrafts(readDrafts());
  };

  return {
    session: session.id,
    program,
    source,
    drafts,
    notice,
    isChanged: !isSameProgram(program, opened),
    isDraft: drafts.some(({ id }) => source === `draft:${id}`),
    edit,
    open,
    reset: () => show({ session: asOpened(session) }),
    removeDraft: () => showStored(withoutDraft(session)),
    undoRemoval: () => {
      if (removal) showStored(withDraftAgain(removal));
    },
    share: async () => tell(await shareProgram(program)),
    download: async () => tell(await downloadProgram(program)),
  };
}
