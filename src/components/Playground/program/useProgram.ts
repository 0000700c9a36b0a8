import { useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from '@site/src/copyText';
import { examples, firstExample } from '../examples';
import type { Example } from '../examples/example';
import { readDrafts, writeDraft, type Draft } from './drafts';
import { draftsKey } from './draftsKey';
import { isLink, loadAddress, loadLinks, readAddress } from './links';
import { isKeepable, isSameProgram, type Program } from './program';

/** What is open: `example:<id>`, `draft:<id>`, `link`, or a draft as it was before it was changed, which nothing keeps. */
export type Source = `example:${string}` | `draft:${string}` | 'link' | 'earlierDraft';

export type Notice =
  | 'damagedLink'
  | 'openedLink'
  | 'linkCopied'
  | 'linkInAddressBar'
  | 'linkNotMade'
  | 'linkNotLoaded'
  | 'draftNotSaved'
  | 'downloaded'
  | 'downloadNotLoaded'
  /** Neither saved nor shared. */
  | 'tooLong';

interface Session {
  /** Another one for each program that is opened, and for one that is opened again. */
  id: symbol;
  source: Source;
  /** As it was opened; what a reset goes back to. */
  opened: Program;
  /** From where. */
  origin: Source;
  /** What a draft of it was made from. */
  from?: Draft['from'];
  program: Program;
  /** The draft that keeps what is typed, and when it was last read or written here; there is none before the first change. */
  draft?: Pick<Draft, 'id' | 'savedAt'>;
}

function newSession(source: Source, program: Program, from?: Draft['from']): Session {
  return { id: Symbol(source), source, origin: source, opened: program, program, from };
}

function draftSession({ id, savedAt, program, from }: Draft): Session {
  return { ...newSession(`draft:${id}`, program, from), draft: { id, savedAt } };
}

function exampleSession({ id, program }: Example): Session {
  return newSession(`example:${id}`, program, id);
}

function linkSession(program: Program): Session {
  return newSession('link', program, program);
}

/** As if the page had not been left: a reset goes back to what the draft was made from. */
function continuedSession(draft: Draft): Session {
  const { from } = draft;
  const example = examples.find(({ id }) => id === from);
  const start = example ? exampleSession(example) : typeof from === 'object' ? linkSession(from) : undefined;
  return { ...draftSession(draft), ...(start && { opened: start.opened, origin: start.origin }) };
}

function sessionOf(source: string, drafts: readonly Draft[]): Session | undefined {
  const draft = drafts.find(({ id }) => source === `draft:${id}`);
  if (draft) return draftSession(draft);
  const example = examples.find(({ id }) => source === `example:${id}`);
  return example && exampleSession(example);
}

interface Opened {
  session: Session;
  notice?: Notice;
}

/** A link first, then the latest draft, then an example: the page's HTML shows that one. */
function openFirst(drafts: readonly Draft[]): Opened {
  const shared = readAddress();
  if (shared.kind === 'program') {
    const session = linkSession(shared.program);
    return drafts.length > 0 ? { session, notice: 'openedLink' } : { session };
  }
  const session = drafts[0] ? continuedSession(drafts[0]) : exampleSession(firstExample);
  return shared.kind === 'damaged' ? { session, notice: 'damagedLink' } : { session };
}

function showHash(hash: string): void {
  // Not through the router: the page stays as it is.
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

interface Changed extends Opened {
  /** All of them, if this one was kept. */
  drafts: readonly Draft[] | undefined;
}

/** Of the draft to be written: another one where another tab has written into the session's. */
function draftIdOf({ draft }: Session): string {
  const stored = draft && readDrafts().find(({ id }) => id === draft.id);
  const isOwn = draft && (!stored || stored.savedAt === draft.savedAt);
  return isOwn ? draft.id : Date.now().toString(36);
}

/** Keeps the change in the session's draft, where there is room for it. */
function withChange(session: Session, change: Partial<Program>): Changed {
  const program = { ...session.program, ...change };
  const draft = { id: draftIdOf(session), savedAt: Date.now() };
  const isTooLong = !isKeepable(program);
  const drafts = isTooLong ? undefined : writeDraft({ ...draft, program, from: session.from });
  return {
    session: { ...session, program, ...(drafts && { draft, source: `draft:${draft.id}` }) },
    drafts,
    ...(!drafts && { notice: isTooLong ? 'tooLong' : 'draftNotSaved' }),
  };
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
  edit: (change: Partial<Program>) => void;
  open: (source: string) => void;
  reset: () => void;
  /** Puts the link into the address bar and onto the clipboard. */
  share: () => Promise<void>;
  /** Saves the program as a project that runs by itself. */
  download: () => Promise<void>;
}

/**
 * The program in the editor. Every series of changes is a draft of its own: opening a link or an example never
 * overwrites what was typed before.
 */
export function useProgram(): ProgramControls {
  const [drafts, setDrafts] = useState(readDrafts);
  const [{ session, notice }, setOpened] = useState<Opened>(() => openFirst(drafts));
  const { program, source, origin, opened, from } = session;
  // What is changed may have been waited for, and another program opened, or this one changed, meanwhile.
  const latest = useRef(session);
  const show = useCallback((next: Opened) => {
    latest.current = next.session;
    setOpened(next);
  }, []);

  useEffect(() => {
    const onHashChange = (): void => {
      if (!isLink(location.hash)) return;
      loadAddress().then(
        () => show(openFirst(readDrafts())),
        () => setOpened((before) => ({ ...before, notice: 'linkNotLoaded' })),
      );
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [show]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === draftsKey) setDrafts(readDrafts());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const edit = useCallback(
    (change: Partial<Program>) => {
      const before = latest.current;
      if (isSameProgram({ ...before.program, ...change }, before.program)) return;
      if (location.hash !== '') showHash('');
      const { drafts: kept, ...changed } = withChange(before, change);
      show(changed);
      if (kept) setDrafts(kept);
    },
    [show],
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

  const reset = useCallback(() => {
    // The draft stays in the menu, as it was changed; what is typed from here on is another one.
    show({ session: newSession(origin.startsWith('draft:') ? 'earlierDraft' : origin, opened, from) });
  }, [origin, opened, from, show]);

  const share = useCallback(async () => {
    const result = await shareProgram(program);
    setOpened((before) => ({ ...before, notice: result }));
  }, [program]);

  const download = useCallback(async () => {
    const result = await downloadProgram(program);
    setOpened((before) => ({ ...before, notice: result }));
  }, [program]);

  const isChanged = !isSameProgram(program, opened);
  return {
    session: session.id,
    program,
    source,
    drafts,
    notice,
    isChanged,
    edit,
    open,
    reset,
    share,
    download,
  };
}
